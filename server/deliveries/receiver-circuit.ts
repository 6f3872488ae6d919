import type { Health } from "../resources/account-events/notification-table.ts";
import {
	type RetrySchedule,
	repeatingDelayMs,
} from "../runtime/retry-delay.ts";

const SECOND = 1_000;
const DAY_MS = 86_400_000;

/** Concurrent attempts per webhook. */
export const MAX_CONCURRENCY = 4;

/** Failures in a row that open the circuit. */
const OPENING_FAILURES = 5;

/** How long the circuit stays open: after the failure that opens it, then after each failed probe. */
const OPEN_TIMES: RetrySchedule = {
	delaysMs: [5 * SECOND, 10 * SECOND, 20 * SECOND, 40 * SECOND, 60 * SECOND],
	jitter: 0.2,
};

/** How long a receiver may fail without a success before its webhook is deactivated. */
const MAX_FAILING_MS = 5 * DAY_MS;

/** Whether so many attempts in a row have failed that the circuit is open, or lets a probe through. */
export function isCircuitOpen({ failures }: Health): boolean {
	return failures >= OPENING_FAILURES;
}

/**
 * Returns how many attempts may run at once: no more than the failures that are missing until the circuit opens, and one after that.
 * A receiver that is down thus uses up few attempts of its notifications.
 */
export function maxConcurrency({ failures }: Health): number {
	if (failures === 0) return MAX_CONCURRENCY;
	return Math.max(1, Math.min(MAX_CONCURRENCY, OPENING_FAILURES - failures));
}

/**
 * Returns the health of a receiver after a failed attempt; `random` is a number from 0 to 1. While the circuit is open, failures do
 * not count, because their attempts began before it opened.
 */
export function afterFailure(
	health: Health,
	now: Date,
	random: number,
): Health {
	const { open_until: openUntil } = health;
	if (openUntil !== null && now < new Date(openUntil)) return health;
	const failures = health.failures + 1;
	const openings = failures - OPENING_FAILURES + 1;
	const openMs = repeatingDelayMs(OPEN_TIMES, openings, random);
	return {
		failures,
		failing_since: health.failing_since ?? now.toISOString(),
		open_until:
			openings < 1 ? null : new Date(now.getTime() + openMs).toISOString(),
	};
}

/** Whether a receiver has failed for five days without a success, and often enough to open the circuit. */
export function hasFailedTooLong(health: Health, now: Date): boolean {
	const { failing_since: since } = health;
	return (
		since !== null &&
		isCircuitOpen(health) &&
		now.getTime() - Date.parse(since) >= MAX_FAILING_MS
	);
}
