import type { Health } from "../resources/account-events/notification-table.ts";
import { type RetrySchedule, retryDelayMs } from "../runtime/retry-delay.ts";

const SECOND = 1_000;
const DAY_MS = 86_400_000;

/** Attempts that a webhook gets at once. */
export const MOST_AT_ONCE = 4;

/** Failures in a row that open the circuit. */
const OPENING_FAILURES = 5;

/** How long the circuit stays open, at first and after each probe that failed as well. */
const OPEN_TIMES: RetrySchedule = {
	delaysMs: [5 * SECOND, 10 * SECOND, 20 * SECOND, 40 * SECOND, 60 * SECOND],
	jitter: 0.2,
};

/** How long a receiver may do nothing but fail. */
const MOST_FAILING_MS = 5 * DAY_MS;

/**
 * How many attempts may be made at once: never more than it takes to open the circuit, and a single probe once it was open.
 * So a receiver that has gone costs few of the tries of its notifications.
 */
export function mostAtOnce({ failures }: Health): number {
	if (failures === 0) return MOST_AT_ONCE;
	return Math.max(1, Math.min(MOST_AT_ONCE, OPENING_FAILURES - failures));
}

/**
 * What a failed attempt says of the receiver; `random` is a number from 0 to 1. While the circuit is open it says nothing:
 * the attempt was begun before.
 */
export function afterFailure(
	health: Health,
	now: Date,
	random: number,
): Health {
	const { open_until: openUntil } = health;
	if (openUntil !== null && now < new Date(openUntil)) return health;
	const failures = health.failures + 1;
	const step = Math.min(
		failures - OPENING_FAILURES + 1,
		OPEN_TIMES.delaysMs.length,
	);
	const openMs = retryDelayMs(OPEN_TIMES, step, random);
	return {
		failures,
		failing_since: health.failing_since ?? now.toISOString(),
		open_until:
			openMs === undefined
				? null
				: new Date(now.getTime() + openMs).toISOString(),
	};
}

/** Whether a receiver has done nothing but fail for five days. A failure or two with nothing in between are not enough. */
export function hasFailedTooLong(health: Health, now: Date): boolean {
	const { failing_since: since, failures } = health;
	return (
		since !== null &&
		failures >= OPENING_FAILURES &&
		now.getTime() - Date.parse(since) >= MOST_FAILING_MS
	);
}
