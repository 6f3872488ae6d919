import type { Clock } from "../../../server/runtime/clock.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
	advance(ms: number): void;
	/** From now on every look at it takes so long, as where the machine is slow and the clock fast. */
	tick(ms: number): void;
}

/** A clock that stands at `start`. */
export function testClock(start: string | Date): TestClock {
	let nowMs = new Date(start).getTime();
	let lookMs = 0;
	return {
		now() {
			nowMs += lookMs;
			return new Date(nowMs);
		},
		advance: (ms) => {
			nowMs += ms;
		},
		tick: (ms) => {
			lookMs = ms;
		},
	};
}
