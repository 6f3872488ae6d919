import { onTestFinished } from "vitest";
import type { AuthenticationSettings } from "../../../../server/sources/requests/authentication/authentication.ts";
import { authenticatorFor } from "../../../../server/sources/requests/authentication/authentication.ts";
import { sourceChannel } from "../../../../server/sources/requests/source-channel.ts";
import { carrierPeer, json, testHttp } from "../../carriers/carrier-peer.ts";

/** One request to a token endpoint. */
export interface TokenRequestSeen {
	readonly headers: Readonly<Record<string, unknown>>;
	readonly form: URLSearchParams;
}

/** The answer of a token endpoint to its nth request (from 1). */
type TokenAnswer = (count: number) => {
	readonly status?: number;
	readonly body: unknown;
	readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A carrier with a token endpoint (`/token`) and an interface (`/events`). The interface accepts tokens for which `isGood` holds, and
 * without `isGood` every issued token.
 */
export async function protectedCarrier(
	settings: (tokenUrl: string) => AuthenticationSettings,
	{
		answer = (count: number) => ({
			body: { access_token: `token-${count}`, expires_in: 3_600 },
		}),
		isGood = () => true,
		refusal = 401,
	}: {
		answer?: TokenAnswer;
		isGood?: (authorization: string | undefined, request: number) => boolean;
		/** The status of the answer to a request that is not good. */
		refusal?: number;
	} = {},
) {
	const tokenRequests: TokenRequestSeen[] = [];
	const shown: (string | undefined)[] = [];
	const peer = await carrierPeer(async (request, response) => {
		if (request.url !== "/token") {
			const { authorization } = request.headers;
			shown.push(authorization);
			const isLetIn = isGood(authorization, shown.length);
			json([shown.length], {}, isLetIn ? 200 : refusal)(request, response);
			return;
		}
		let text = "";
		for await (const chunk of request) text += chunk;
		tokenRequests.push({
			headers: request.headers,
			form: new URLSearchParams(text),
		});
		const { status, body, headers } = answer(tokenRequests.length);
		json(body, headers, status)(request, response);
	});
	const http = testHttp();
	const channel = sourceChannel({
		http,
		headers: { "x-plain": "a" },
		authenticator: authenticatorFor(settings(`${peer.url}/token`), http),
	});
	const controller = new AbortController();
	onTestFinished(() => controller.abort());
	const get = (signal: AbortSignal = controller.signal) =>
		channel.get(new URL(`${peer.url}/events`), {
			signal,
			endsAtMs: Date.now() + 5_000,
			maxBytes: 1_000,
		});
	return { peer, get, tokenRequests, shown };
}
