import {
	type ChannelParts,
	type ChannelPolicy,
	ONE_ATTEMPT,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
} from "../carriers/carrier-peer.ts";

/** Behaves in one way after the other, and stays with the last. */
export function inTurn(...behaviours: readonly Behaviour[]): Behaviour {
	let index = 0;
	return (request, response) => {
		const behaviour = behaviours[Math.min(index, behaviours.length - 1)];
		index += 1;
		behaviour?.(request, response);
	};
}

/** Answers with an error status. */
export const fails = (status: number, headers = {}) =>
	json({}, headers, status);

/** Breaks the connection. */
export const reset: Behaviour = (request) => request.socket.resetAndDestroy();

/** Opens a channel to a peer. */
export async function channelTo(
	behaviour: Behaviour,
	policy: Partial<ChannelPolicy> = {},
	parts: Partial<ChannelParts> = {},
) {
	const peer = await carrierPeer(behaviour);
	const channel = sourceChannel({
		http: testHttp(),
		policy: { ...ONE_ATTEMPT, longestWaitMs: 1_500, ...policy },
		...parts,
	});
	const get = (limitMs = 60_000, signal = AbortSignal.timeout(limitMs)) =>
		channel.get(new URL(`${peer.url}/events`), {
			signal,
			endsAtMs: Date.now() + limitMs,
			maxBytes: 1_000,
		});
	return { peer, get };
}
