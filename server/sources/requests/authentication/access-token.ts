import type { Authenticator } from "../authenticator.ts";
import { errorForFailure } from "../source-failures.ts";

/** An access token from the token endpoint. */
export interface AccessToken {
	readonly value: string;
	readonly lifetimeMs: number;
}

/** Time limit of a token request, independent of the requests that wait for it. */
const TOKEN_LIMIT_MS = 10_000;

/** How long a token is used at least: each request asks for it twice, before and after it waits for its turn. */
const LEAST_USE_MS = 1_000;

/** How long a token is used: it is renewed a tenth of its lifetime, at most a minute, before it expires. */
function usableMs(lifetimeMs: number): number {
	const margin = Math.min(lifetimeMs / 10, 60_000);
	return Math.max(lifetimeMs - margin, LEAST_USE_MS);
}

/** Waits for a shared promise until `signal` aborts. Other waiters are not affected. */
function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal): Promise<T> {
	return new Promise((resolve, reject) => {
		const giveUp = () => reject(errorForFailure(signal.reason, signal));
		if (signal.aborted) giveUp();
		signal.addEventListener("abort", giveUp, { once: true });
		const forget = () => signal.removeEventListener("abort", giveUp);
		shared.then(resolve, reject).finally(forget);
	});
}

/**
 * Sends an access token with every request (RFC 6750). The token is cached until shortly before it expires, and concurrent
 * requests share one token request. Expiry is in wall-clock time.
 */
export function bearerToken(
	fetchToken: (signal: AbortSignal) => Promise<AccessToken>,
): Authenticator {
	let current: { readonly header: string; readonly endsAtMs: number } | null =
		null;
	let flight: Promise<string> | null = null;

	async function fetchHeader(): Promise<string> {
		try {
			const token = await fetchToken(AbortSignal.timeout(TOKEN_LIMIT_MS));
			const header = `Bearer ${token.value}`;
			const endsAtMs = Date.now() + usableMs(token.lifetimeMs);
			current = { header, endsAtMs };
			return header;
		} finally {
			flight = null;
		}
	}

	return {
		async prove(_, signal) {
			if (current !== null && Date.now() < current.endsAtMs)
				return { authorization: current.header };
			flight ??= fetchHeader();
			return { authorization: await unlessAborted(flight, signal) };
		},
		refused({ authorization }) {
			// Another request may have a new token already.
			if (current?.header === authorization) current = null;
		},
	};
}
