import { setTimeout } from "node:timers/promises";
import { processStates } from "../../database/state-store.ts";
import { traced } from "../../runtime/tracing.ts";
import type { Authenticator } from "./authenticator.ts";
import { CarrierError } from "./carrier-errors.ts";
import { FairTurns } from "./fair-turns.ts";
import { type RateLimits, rateBucket } from "./rate-bucket.ts";
import { outcomeOf, type SourceMeter } from "./request-outcome.ts";
import {
	type CircuitListener,
	type CircuitPolicy,
	sourceCircuit,
} from "./source-circuit.ts";
import { errorForFailure } from "./source-failures.ts";
import type { SourceHttp, SourceReply } from "./source-http.ts";
import { FRESH_MS, type SharedSource, sharedSource } from "./source-state.ts";

/** Rate limits, retries and circuit of a source. Times are wall-clock time. */
export interface ChannelPolicy {
	/** Null: no limit, even after the source has asked for fewer requests. */
	readonly rate: RateLimits | null;
	/** Most attempts of one request. */
	readonly attempts: number;
	/** Longest wait within a request (ms). Longer ones are left to the caller as `retryAfterMs` of the error. */
	readonly longestWaitMs: number;
	/** Null: requests are sent however often the source has failed. */
	readonly circuit: CircuitPolicy | null;
}

/** Sends every request once, without waiting. */
export const ONE_ATTEMPT: ChannelPolicy = {
	rate: null,
	attempts: 1,
	longestWaitMs: 0,
	circuit: null,
};

/** Limits of one request of an inquiry. */
export interface ChannelRequest {
	/** Account of the request, to share the source's limits fairly; absent for work for all accounts. */
	readonly accountId?: string | undefined;
	readonly signal: AbortSignal;
	/** Deadline of the inquiry (epoch ms). No wait goes beyond it. */
	readonly endsAtMs: number;
	readonly maxBytes: number;
}

/** Sends requests to one source, with its credentials, within its limits and with retries. */
export interface SourceChannel {
	/** Sends a GET. Throws {@link CarrierError}. */
	get(url: URL, request: ChannelRequest): Promise<SourceReply>;
}

/** Parts of a channel. */
export interface ChannelParts {
	readonly http: SourceHttp;
	/** Sent with every request. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly authenticator?: Authenticator | undefined;
	readonly policy?: ChannelPolicy;
	readonly meter?: SourceMeter | undefined;
	/** The limits that all processes share; when absent, this channel counts alone. */
	readonly state?: SharedSource | undefined;
	readonly onCircuit?: CircuitListener | undefined;
}

const FIRST_WAIT_MS = 250;

/** Whether a retry of the same request can succeed. */
function isTransient(error: CarrierError): boolean {
	const { code, status } = error;
	return (
		code === "shipping_line_unreachable" && status !== 401 && status !== 403
	);
}

/** Wait before the next attempt (ms): the source's `Retry-After`, or otherwise exponential backoff. Undefined without a next attempt. */
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
	// Jitter spreads the retries of requests that failed together.
	return waitMs * (1 + Math.random() / 2);
}

async function sleep(waitMs: number, signal: AbortSignal): Promise<void> {
	try {
		await setTimeout(waitMs, undefined, { signal });
	} catch (error) {
		throw errorForFailure(error, signal);
	}
}

/** An attempt to send a request. */
interface Attempt {
	/** Whether the inquiry has sent a request before. */
	wasAsked: boolean;
	/** Whether it probes a source that was down. */
	isProbe: boolean;
	/** Whether it waits for the circuit or its turn. */
	isHeldBack: boolean;
}

/** Whether the caller aborted a request before its deadline. */
function isGivenUp({ signal }: ChannelRequest): boolean {
	return signal.aborted && signal.reason?.name !== "TimeoutError";
}

/** The host of a request for traces. The rest of the URL contains numbers. */
const hostOf = ({ host }: URL) => ({ "server.address": host });

/** Opens a channel to one source. */
export function sourceChannel(parts: ChannelParts): SourceChannel {
	const { http, authenticator, meter, policy = ONE_ATTEMPT } = parts;
	const { state = sharedSource(processStates(), "channel") } = parts;
	const bucket = policy.rate === null ? null : rateBucket(policy.rate, state);
	const turns = bucket && new FairTurns(bucket, policy.longestWaitMs);
	const circuit =
		policy.circuit === null
			? null
			: sourceCircuit(policy.circuit, state, parts.onCircuit);
	meter?.watch(async () => {
		const [shared, nowMs] = [await state.read(FRESH_MS), Date.now()];
		const isDown = circuit?.isDown(shared) ?? false;
		return { isDown, left: bucket?.left(shared, nowMs) ?? {} };
	});

	async function send(url: URL, request: ChannelRequest): Promise<SourceReply> {
		const proof = (await authenticator?.prove(url, request.signal)) ?? {};
		const { signal, maxBytes } = request;
		const headers = { ...parts.headers, ...proof };
		try {
			// The trace is not sent to the source, which belongs to someone else.
			const reply = await traced(
				{ name: "ask source", kind: "client", attributes: hostOf(url) },
				() => http.get(url, { headers, signal, maxBytes }),
			);
			meter?.count("answered");
			return reply;
		} catch (error) {
			meter?.count(outcomeOf(error));
			if (error instanceof CarrierError && error.status === 401)
				authenticator?.refused?.(proof);
			throw error;
		}
	}

	/** Takes a turn for a request of an attempt and sends it. */
	async function sendInTurn(
		url: URL,
		request: ChannelRequest,
		attempt: Attempt,
	): Promise<SourceReply> {
		// A token is fetched before the turn, because a request counts from its turn on.
		await authenticator?.prove(url, request.signal);
		const { accountId = "" } = request;
		const { wasAsked, isProbe } = attempt;
		attempt.isHeldBack = true;
		const countedAtMs = await turns?.take({
			...request,
			accountId,
			requestKey: url.href,
			wasAsked,
		});
		try {
			if (!isProbe) circuit?.refuseWhileOpen();
		} catch (error) {
			await bucket?.giveBack(1);
			throw error;
		}
		attempt.isHeldBack = false;
		try {
			return await send(url, request);
		} finally {
			if (countedAtMs !== undefined) await bucket?.ended(countedAtMs);
		}
	}

	/** Renews refused headers once: a token can expire between two pages. */
	async function sendProven(
		url: URL,
		request: ChannelRequest,
		attempt: Attempt,
	): Promise<SourceReply> {
		try {
			return await sendInTurn(url, request, attempt);
		} catch (error) {
			const isRefused = error instanceof CarrierError && error.status === 401;
			if (!isRefused || authenticator?.refused === undefined) throw error;
			attempt.wasAsked = true;
			return sendInTurn(url, request, attempt);
		}
	}

	/** Sends a request if the circuit lets it pass, and records how it ended. */
	async function sendThrough(
		url: URL,
		request: ChannelRequest,
		attempt: Attempt,
	): Promise<SourceReply> {
		attempt.isProbe = (await circuit?.enter()) ?? false;
		attempt.isHeldBack = false;
		const { isProbe } = attempt;
		try {
			const reply = await sendProven(url, request, attempt);
			await circuit?.succeeded();
			return reply;
		} catch (error) {
			// An aborted request, as at the end of a process, says nothing about the source.
			if (attempt.isHeldBack || isGivenUp(request))
				await circuit?.withdraw(isProbe);
			else await circuit?.failed(error, isProbe);
			throw error;
		}
	}

	async function get(url: URL, request: ChannelRequest): Promise<SourceReply> {
		for (let count = 1; ; count += 1) {
			const attempt = { wasAsked: count > 1, isProbe: false, isHeldBack: true };
			try {
				return await sendThrough(url, request, attempt);
			} catch (error) {
				if (attempt.isHeldBack) meter?.count("held_back");
				if (error instanceof CarrierError && error.status === 429)
					await bucket?.pause(error.retryAfterMs ?? 0);
				const waitMs = waitBefore(error, count, policy);
				if (waitMs === undefined || Date.now() + waitMs >= request.endsAtMs)
					throw error;
				await sleep(waitMs, request.signal);
			}
		}
	}
	return { get };
}
