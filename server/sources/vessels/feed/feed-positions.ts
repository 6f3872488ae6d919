import { toInstant } from "../../../runtime/clock.ts";
import {
	type PositionAnswer,
	PositionError,
	type PositionSource,
	type VesselNumbers,
} from "../../contracts/position-source.ts";
import type { SourceFailure } from "../../requests/source-error.ts";
import {
	FEED_TIMES,
	FeedConnection,
	type FeedTimes,
} from "./feed-connection.ts";
import { feedMemory } from "./feed-memory.ts";
import { readFeedMessage } from "./feed-message.ts";
import {
	type SubscriptionConfig,
	subscriptionFor,
} from "./feed-subscription.ts";

/** Settings of a feed in the format of aisstream.io. */
export interface FeedConfig extends SubscriptionConfig {
	readonly code: string;
	/** Its address; that of aisstream.io by default. */
	readonly url?: string | undefined;
	/** Longest silence of the feed before it is reconnected (ms); 10 minutes by default. */
	readonly silenceMs?: number | undefined;
}

/** Dependencies of the adapter. */
export interface FeedDeps {
	readonly now: () => Date;
	readonly times?: Partial<FeedTimes>;
}

const AISSTREAM = "wss://stream.aisstream.io/v0/stream";

/** Reason for a failure message of the feed. */
function reasonOf(words: string): SourceFailure {
	return /api ?key/i.test(words) ? "credential" : "transient";
}

/**
 * A position source with an AIS feed (websocket, format of aisstream.io). It follows a vessel from the first query about it,
 * and learns its MMSI from messages with its IMO number.
 */
export function feedPositions(
	{ code, url = AISSTREAM, silenceMs, ...config }: FeedConfig,
	{ now, times }: FeedDeps,
): PositionSource {
	const memory = feedMemory();
	const connection = new FeedConnection({
		url,
		times: { ...FEED_TIMES, ...(silenceMs && { silenceMs }), ...times },
		subscription: () => subscriptionFor(memory.mmsis(), config),
		hear(text) {
			const message = readFeedMessage(text);
			if (message === null) return false;
			if (message.kind === "refusal") {
				// The peer's message could repeat the key.
				const words = message.words.replaceAll(config.apiKey, "…");
				connection.refuse(`the feed refuses us: ${words}`);
				return false;
			}
			memory.hear(message, now().getTime());
			return true;
		},
	});

	function answer(vessel: VesselNumbers, since: string): PositionAnswer {
		const present = now();
		const { mmsi, positions } = memory.ask(vessel, present.getTime());
		const found = positions.filter(({ at }) => at >= since);
		const { problem } = connection;
		if (problem !== undefined && found.length === 0) {
			const reason = reasonOf(problem);
			return { vessel, outcome: "failed", reason, message: problem };
		}
		if (mmsi === null) return { vessel, outcome: "not_found" };
		const wholeUntil = toInstant(present);
		return { vessel, outcome: "found", mmsi, positions: found, wholeUntil };
	}

	return {
		code,
		async positions(vessels, since) {
			if (vessels.length === 0) return [];
			const answers = vessels.map((vessel) => answer(vessel, toInstant(since)));
			connection.ask();
			const { problem } = connection;
			if (problem && answers.every(({ outcome }) => outcome === "failed"))
				throw new PositionError(reasonOf(problem), problem);
			return answers;
		},
		close: () => connection.close(),
	};
}
