import { LandfallConnectionError } from "./errors.ts";
import { retryAfterSeconds } from "./retry-after.ts";

/** Longest wait before a retry. When the server asks for more, its answer is handed to the caller at once. */
export const MAX_WAIT_MS = 60_000;

const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8_000;
const BODILESS_STATUSES = new Set([204, 205, 304]);
const RETRIABLE_STATUSES = new Set([500, 502, 503, 504]);
/** Methods that do no more when they are done twice (RFC 9110, section 9.2.2). */
const IDEMPOTENT_METHODS = new Set(["GET", "HEAD", "PUT", "DELETE"]);

/** How a request is tried again. */
interface RetryOptions {
	/** Does one request. */
	fetch: typeof globalThis.fetch;
	/** Tries after the first one. */
	maxRetries: number;
	/** Milliseconds for one try, its body included. */
	timeoutMs: number;
	/** Waits between tries; rejects with the reason of the signal when that is aborted. */
	wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A fetch that tries again what may be tried again, and answers with the whole body in hand.
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
					? retryDelayMs(request.method, outcome, retries, Date.now())
					: undefined;
			if (delayMs !== undefined) await wait(delayMs, request.signal);
			else if (outcome instanceof LandfallConnectionError) throw outcome;
			else return outcome;
		}
	};
}

/**
 * Milliseconds to wait before the next try, undefined when there must be none. After 429 nothing was done, so every method
 * may come again. Without a `Retry-After` the wait is dealt at random up to a limit that doubles each time.
 */
export function retryDelayMs(
	method: string,
	outcome: Response | LandfallConnectionError,
	retriesSoFar: number,
	nowMs: number,
): number | undefined {
	const isAnswer = !(outcome instanceof LandfallConnectionError);
	const mayRetry =
		(isAnswer && outcome.status === 429) ||
		(IDEMPOTENT_METHODS.has(method) &&
			(!isAnswer || RETRIABLE_STATUSES.has(outcome.status)));
	if (!mayRetry) return undefined;
	const askedSeconds = isAnswer
		? retryAfterSeconds(outcome.headers, nowMs)
		: undefined;
	if (askedSeconds !== undefined) {
		return askedSeconds * 1000 <= MAX_WAIT_MS ? askedSeconds * 1000 : undefined;
	}
	return (
		Math.random() *
		Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** retriesSoFar)
	);
}

/** Reads the body here too, so that the time limit and the retries cover all of the answer. */
async function tryOnce(
	fetch: typeof globalThis.fetch,
	request: Request,
	timeoutMs: number,
): Promise<Response | LandfallConnectionError> {
	const timeout = AbortSignal.timeout(timeoutMs);
	try {
		const response = await fetch(request.clone(), {
			signal: AbortSignal.any([request.signal, timeout]),
		});
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
		const problem = timedOut
			? `gave no answer within ${timeoutMs} ms`
			: "could not be reached, or the connection broke";
		const { origin } = new URL(request.url);
		return new LandfallConnectionError(`${origin} ${problem}`, {
			cause,
			timedOut,
		});
	}
}

function waitUnlessAborted(
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
