/** The one source of time for everything that is recorded or scheduled. */
export interface Clock {
	/** The present instant. */
	now(): Date;
	/** How many times faster than the wall it runs; absent: as fast. */
	readonly speed?: number;
}

/** Where a clock that runs faster than the wall started from; instants in epoch milliseconds. */
export interface ClockOrigin {
	readonly wallMs: number;
	readonly clockMs: number;
	readonly speed: number;
}

/** The clock of the wall. */
export const wallClock: Clock = { now: () => new Date() };

/** A clock that stood at `origin.clockMs` when the wall stood at `origin.wallMs` and has run `origin.speed` times as fast since. */
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
 * The origin that continues `previous` at another speed.
 * A clock never jumps when its speed changes between two starts, so that nothing recorded lies in its future.
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

/** An instant as the contract writes it: ISO 8601, UTC, whole seconds, `Z`. */
export function toInstant(date: Date): string {
	return `${date.toISOString().slice(0, 19)}Z`;
}

/** The instant so many milliseconds after another one, before it when they are less than none; as {@link toInstant} writes it. */
export function instantAfter(at: string, ms: number): string {
	return toInstant(new Date(Date.parse(at) + ms));
}
