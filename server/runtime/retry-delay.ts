/** Delays before each retry, and their jitter. */
export interface RetrySchedule {
	/** One delay per retry, in milliseconds. */
	readonly delaysMs: readonly number[];
	/** Share of the delay, 0.2 for 20 % either way; spreads retries of attempts that failed together. */
	readonly jitter: number;
}

/**
 * Returns the delay after failed attempt number `attempt` (from 1), in milliseconds; undefined after the last retry. `random` is a
 * number from 0 to 1.
 */
export function retryDelayMs(
	schedule: RetrySchedule,
	attempt: number,
	random: number,
): number | undefined {
	const delay = schedule.delaysMs[attempt - 1];
	return delay === undefined
		? undefined
		: Math.round(delay * (1 + schedule.jitter * (2 * random - 1)));
}

/** Returns the delay after failed attempt number `attempt`, like {@link retryDelayMs}; the last delay of the schedule repeats forever. */
export function repeatingDelayMs(
	schedule: RetrySchedule,
	attempt: number,
	random: number,
): number {
	const step = Math.min(attempt, schedule.delaysMs.length);
	return retryDelayMs(schedule, step, random) ?? 0;
}
