/** The source of time for everything that is stored or scheduled. */
export interface Clock {
	/** The present instant. */
	now(): Date;
	/** Speed relative to wall-clock time; 1 when absent. */
	readonly speed?: number;
}

/** Start of an accelerated clock, in epoch milliseconds of wall-clock time and of the clock. */
export interface ClockOrigin {
	readonly wallMs: number;
	readonly clockMs: number;
	readonly speed: number;
}

/** The clock of wall-clock time. */
export const wallClock: Clock = { now: () => new Date() };

/** Creates a clock that shows `origin.clockMs` at wall-clock time `origin.wallMs` and runs at `origin.speed`. */
export function acceleratedClock(
	origin: ClockOrigin,
	wallNowMs: () => number = Date.now,
): Clock {
	const { clockMs, wallMs, speed } = origin;
	return {
		now: () => new Date(clockMs + (wallNowMs() - wallMs) * speed),
		speed,
	};
}

/**
 * Returns an origin that continues `previous` at another speed. The clock does not jump between two starts, so stored times are never
 * in its future.
 */
export function continueClock(
	previous: ClockOrigin | undefined,
	speed: number,
	wallNowMs: number,
): ClockOrigin {
	if (!previous) return { wallMs: wallNowMs, clockMs: wallNowMs, speed };
	if (previous.speed === speed) return previous;
	return {
		wallMs: wallNowMs,
		clockMs: acceleratedClock(previous, () => wallNowMs)
			.now()
			.getTime(),
		speed,
	};
}

/** Formats an instant as the contract does: ISO 8601, UTC, whole seconds, `Z`. */
export function toInstant(date: Date): string {
	return `${date.toISOString().slice(0, 19)}Z`;
}

/** Adds milliseconds, possibly negative, to an instant; formatted like {@link toInstant}. */
export function instantAfter(at: string, ms: number): string {
	return toInstant(new Date(Date.parse(at) + ms));
}

/** The most by which clocks of processes differ. One that is behind by more was ahead before, and is right now. */
export const MOST_SKEW_MS = 3_600_000;
