import type { Authenticator } from "../authenticator.ts";
import { errorForFailure } from "../carrier-failures.ts";

/** A token as the token endpoint gave it. */
export interface AccessToken {
	readonly value: string;
	readonly lifetimeMs: number;
}

/** A token is asked for within this, whoever waits for it. */
const TOKEN_LIMIT_MS = 10_000;

/** A token is renewed before its end, so that it does not end on the way: a tenth of its life, at most a minute. */
function usableMs(lifetimeMs: number): number {
	return lifetimeMs - Math.min(lifetimeMs / 10, 60_000);
}

/** Waits for something shared as long as the one who waits may; it goes on for the others. */
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
 * Sends an access token with every request (RFC 6750). It is kept until shortly before its end, and asked for once however
 * many requests wait for it. Tokens live by the wall's time.
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
