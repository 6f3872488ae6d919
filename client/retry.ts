import { LandfallConnectionError } from "./errors.ts";
import { fetchRedirected } from "./http/redirects.ts";
import { retryAfterSeconds } from "./http/retry-after.ts";

/** Longest wait before a retry. When the server asks for a longer wait, the caller gets its answer at once. */
export const MAX_WAIT_MS = 60_000;

/** The longest time that timers can wait. */
export const LONGEST_MS = 2 ** 31 - 1;

/** Default number of retries after the first attempt. */
export const MAX_RETRIES = 2;

const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const BODILESS_STATUSES = new Set([204, 205, 304]);
const RETRIABLE_STATUSES = new Set([500, 502, 503, 504]);
/** Idempotent methods (RFC 9110, section 9.2.2). */
const IDEMPOTENT_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE"]);

/** How to retry a request. */
interface RetryOptions {
	/** Sends one request. */
	fetch: typeof globalThis.fetch;
	/** Retries after the first attempt. */
	maxRetries: number;
	/** Time limit of one attempt with its body, in milliseconds. */
	timeoutMs: number;
	/** Waits between attempts; rejects with the signal's reason when it aborts. */
	wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Wraps `fetch` with retries where they are safe, and resolves when the whole body has been read.
 * Rejects with {@link LandfallConnectionError}, or with the reason of the request's own signal.
 */
export function retryingFetch({
	fetch,
	maxRetries,
	timeoutMs,
	wait = waitUnlessAborted,
}: RetryOptions): (request: Request) => Promise<Response> {
	return async (request) => {
		for (let retries = 0; ; retries++) {
			const outcome = await tryOnce(fetch, request, timeoutMs);
			const delayMs =
				retries < maxRetries
					? retryDelayMs(request, outcome, retries, Date.now())
					: undefined;
			if (delayMs !== undefined) await wait(delayMs, request.signal);
			else if (outcome instanceof LandfallConnectionError) throw outcome;
			else return outcome;
		}
	};
}

/** Whether an answer asks to repeat the request: too many requests, or an earlier request with this idempotency key is in progress. */
function asksForRetry({ status, headers }: Response): boolean {
	return status === 429 || (status === 409 && headers.has("retry-after"));
}

/**
 * Milliseconds before the next attempt; undefined when a retry is not safe, or when `Retry-After` asks for more than a minute. After 429
 * the server has done nothing, so every method can be retried. Under an `Idempotency-Key` the server does nothing twice. Without
 * `Retry-After` the wait is random, up to a limit that doubles each time.
 */
export function retryDelayMs(
	{ method, headers }: Pick<Request, "method" | "headers">,
	outcome: Response | LandfallConnectionError,
	retriesSoFar: number,
	nowMs: number,
): number | undefined {
	const isAnswer = !(outcome instanceof LandfallConnectionError);
	const mayRetry =
		(isAnswer && asksForRetry(outcome)) ||
		((IDEMPOTENT_METHODS.has(method) || headers.has("idempotency-key")) &&
			(!isAnswer || RETRIABLE_STATUSES.has(outcome.status)));
	if (!mayRetry) return undefined;
	const askedSeconds = isAnswer
		? retryAfterSeconds(outcome.headers, nowMs)
		: undefined;
	if (askedSeconds !== undefined) {
		return askedSeconds * 1000 <= MAX_WAIT_MS ? askedSeconds * 1000 : undefined;
	}
	return backoffMs(retriesSoFar);
}

/** A random wait, up to a limit that doubles with each failure. */
export function backoffMs(failures: number): number {
	return (
		Math.random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** failures)
	);
}

/** Makes one attempt including the body, so that time limit and retries cover the whole answer. */
async function tryOnce(
	fetch: typeof globalThis.fetch,
	request: Request,
	timeoutMs: number,
): Promise<Response | LandfallConnectionError> {
	const timeout = AbortSignal.timeout(timeoutMs);
	let problem = "the server could not be reached, or the connection broke";
	try {
		const signal = AbortSignal.any([request.signal, timeout]);
		const response = await fetchRedirected(fetch, request, signal);
		if (response.type === "opaqueredirect") {
			problem =
				"the server redirects, which browsers let only a GET follow safely; correct baseUrl";
			throw new Error(problem);
		}
		const { status, statusText, headers } = response;
		const body = await response.arrayBuffer();
		return new Response(BODILESS_STATUSES.has(status) ? null : body, {
			status,
			statusText,
			headers,
		});
	} catch (cause) {
		request.signal.throwIfAborted();
		const timedOut = timeout.aborted;
		if (timedOut) problem = `no answer within ${timeoutMs} ms`;
		const { origin, pathname } = new URL(request.url);
		const line = `${request.method} ${origin}${pathname}`;
		return new LandfallConnectionError(`${line}: ${problem}`, {
			cause,
			timedOut,
		});
	}
}

/** Waits; rejects with the signal's reason when it aborts. */
export function waitUnlessAborted(
	delayMs: number,
	signal: AbortSignal,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", stop);
			resolve();
		}, delayMs);
		signal.addEventListener("abort", stop, { once: true });
		if (signal.aborted) stop();
	});
}
