import { setTimeout } from "node:timers/promises";
import type { Authenticator } from "./authenticator.ts";
import { type CircuitPolicy, carrierCircuit } from "./carrier-circuit.ts";
import { CarrierError } from "./carrier-errors.ts";
import { errorForFailure } from "./carrier-failures.ts";
import type { CarrierHttp, CarrierReply } from "./carrier-http.ts";
import { FairTurns } from "./fair-turns.ts";
import { type RateLimits, rateBucket } from "./rate-bucket.ts";

/** How patient we are with a carrier, and how gentle. All times are the wall's. */
export interface ChannelPolicy {
	/** Null: as many requests as there are, whatever the carrier says about it. */
	readonly rate: RateLimits | null;
	/** How often one request is sent at most. */
	readonly attempts: number;
	/** Longer waits (ms) are left to the caller's schedule, as `retryAfterMs` of the error. */
	readonly longestWaitMs: number;
	/** Null: the carrier is asked however often it failed. */
	readonly circuit: CircuitPolicy | null;
}

/** Every request is sent once, at once. */
export const ONE_ATTEMPT: ChannelPolicy = {
	rate: null,
	attempts: 1,
	longestWaitMs: 0,
	circuit: null,
};

/** What one request of an inquiry may take. */
export interface ChannelRequest {
	/** Whom it is made for, to share the carrier's limits fairly; absent of work that is done for all accounts. */
	readonly accountId?: string | undefined;
	readonly signal: AbortSignal;
	/** When the time of the inquiry is over (epoch ms): no wait goes beyond it. */
	readonly endsAtMs: number;
	readonly maxBytes: number;
}

/** The way to one carrier: with its credentials, within its limits, tried again where that helps. */
export interface CarrierChannel {
	/** Sends a GET. Throws {@link CarrierError}. */
	get(url: URL, request: ChannelRequest): Promise<CarrierReply>;
}

/** What a channel is made of. */
export interface ChannelParts {
	readonly http: CarrierHttp;
	/** Sent with every request. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly authenticator?: Authenticator | undefined;
	readonly policy?: ChannelPolicy;
}

const FIRST_WAIT_MS = 250;

/** Whether the same request can have a better answer in a moment. */
function isTransient(error: CarrierError): boolean {
	const { code, status } = error;
	return (
		code === "shipping_line_unreachable" && status !== 401 && status !== 403
	);
}

/** How long to wait before the next attempt (ms): what the carrier asks for, else twice as long each time; undefined: there is none. */
function waitBefore(
	error: unknown,
	attempt: number,
	policy: ChannelPolicy,
): number | undefined {
	if (!(error instanceof CarrierError) || !isTransient(error)) return undefined;
	if (attempt >= policy.attempts) return undefined;
	const { longestWaitMs } = policy;
	const usualMs = FIRST_WAIT_MS * 2 ** (attempt - 1);
	const waitMs = error.retryAfterMs ?? Math.min(usualMs, longestWaitMs);
	if (waitMs > longestWaitMs) return undefined;
	// Jitter, so that those who failed together do not come back together.
	return waitMs * (1 + Math.random() / 2);
}

async function sleep(waitMs: number, signal: AbortSignal): Promise<void> {
	try {
		await setTimeout(waitMs, undefined, { signal });
	} catch (error) {
		throw errorForFailure(error, signal);
	}
}

/** Opens the way to one carrier. What is counted and remembered about it lives as long as the channel. */
export function carrierChannel(parts: ChannelParts): CarrierChannel {
	const { http, authenticator, policy = ONE_ATTEMPT } = parts;
	const bucket = policy.rate === null ? null : rateBucket(policy.rate);
	const turns = bucket && new FairTurns(bucket, policy.longestWaitMs);
	const circuit =
		policy.circuit === null ? null : carrierCircuit(policy.circuit);

	async function send(
		url: URL,
		request: ChannelRequest,
	): Promise<CarrierReply> {
		const proof = (await authenticator?.prove(url, request.signal)) ?? {};
		const { signal, maxBytes } = request;
		const headers = { ...parts.headers, ...proof };
		return http.get(url, { headers, signal, maxBytes }).catch((error) => {
			if (error instanceof CarrierError && error.status === 401)
				authenticator?.refused?.(proof);
			throw error;
		});
	}

	/** A refused proof is made anew once: a token can end between two pages. */
	async function sendProven(url: URL, request: ChannelRequest) {
		try {
			return await send(url, request);
		} catch (error) {
			const isRefused = error instanceof CarrierError && error.status === 401;
			if (!isRefused || authenticator?.refused === undefined) throw error;
			return send(url, request);
		}
	}

	async function get(url: URL, request: ChannelRequest): Promise<CarrierReply> {
		for (let attempt = 1; ; attempt += 1) {
			try {
				// Before a turn is taken, for nothing is sent then.
				circuit?.refuseWhileOpen();
				const { accountId = "" } = request;
				const wasAsked = attempt > 1;
				const asked = url.href;
				await turns?.take({ ...request, accountId, asked, wasAsked });
				const ask = () => sendProven(url, request);
				return await (circuit === null ? ask() : circuit.run(ask));
			} catch (error) {
				if (error instanceof CarrierError && error.status === 429)
					bucket?.pause(error.retryAfterMs ?? 0);
				const waitMs = waitBefore(error, attempt, policy);
				if (waitMs === undefined || Date.now() + waitMs >= request.endsAtMs)
					throw error;
				await sleep(waitMs, request.signal);
			}
		}
	}
	return { get };
}
