/** Delays before each next try, in milliseconds, and how far a delay may stray from its value. */
export interface RetrySchedule {
	readonly delaysMs: readonly number[];
	/** Share of the delay, 0.2 for 20 % either way; spreads tries that failed together. */
	readonly jitter: number;
}

/**
 * How long to wait after the `attempt`-th failed try (from 1), in milliseconds; undefined when the tries are used up.
 * `random` is a number from 0 to 1.
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
