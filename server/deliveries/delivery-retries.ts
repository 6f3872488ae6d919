import { type RetrySchedule, retryDelayMs } from "../runtime/retry-delay.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Twelve attempts over about three days: the first at once, the others after these delays. */
export const DELIVERY_RETRIES: RetrySchedule = {
	delaysMs: [
		5 * SECOND,
		30 * SECOND,
		2 * MINUTE,
		10 * MINUTE,
		30 * MINUTE,
		HOUR,
		2 * HOUR,
		5 * HOUR,
		10 * HOUR,
		20 * HOUR,
		32 * HOUR,
	],
	jitter: 0.2,
};

/** The longest time by which a receiver can postpone the next attempt. */
const MOST_RETRY_AFTER_MS = HOUR;

/**
 * The wait that a receiver requests, in milliseconds and at most an hour; 0 when the header is absent or invalid. `Retry-After` is a number of seconds or a date in wall-clock time (RFC 9110 section 10.2.3).
 */
export function retryAfterMs(value: string | undefined, wallNow: Date): number {
	const text = value?.trim() ?? "";
	const waitMs = /^\d+$/.test(text)
		? Number(text) * SECOND
		: Date.parse(text) - wallNow.getTime();
	return waitMs > 0 ? Math.min(waitMs, MOST_RETRY_AFTER_MS) : 0;
}

/**
 * When to retry a notification after this many failed attempts, not before the receiver's `Retry-After`; undefined after the
 * last retry. `random` is a number from 0 to 1.
 */
export function nextAttemptAt(
	failures: number,
	minimumMs: number,
	now: Date,
	random: number,
): Date | undefined {
	const delayMs = retryDelayMs(DELIVERY_RETRIES, failures, random);
	return delayMs === undefined
		? undefined
		: new Date(now.getTime() + Math.max(delayMs, minimumMs));
}
