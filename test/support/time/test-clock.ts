import type { Clock } from "../../../server/runtime/clock.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
	advance(ms: number): void;
	/** Advances the clock by this much with every reading, like a fast clock on a slow machine. */
	tick(ms: number): void;
}

/** Creates a clock that stands at `start`. */
export function testClock(start: string | Date): TestClock {
	let nowMs = new Date(start).getTime();
	let stepMs = 0;
	return {
		now() {
			nowMs += stepMs;
			return new Date(nowMs);
		},
		advance: (ms) => {
			nowMs += ms;
		},
		tick: (ms) => {
			stepMs = ms;
		},
	};
}
