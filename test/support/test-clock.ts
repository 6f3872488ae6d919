import type { Clock } from "../../server/clock.ts";

/** A clock that stands still until the test moves it. */
export interface TestClock extends Clock {
	advance(ms: number): void;
}

/** A clock that stands at `start`. */
export function testClock(start: string | Date): TestClock {
	let nowMs = new Date(start).getTime();
	return {
		now: () => new Date(nowMs),
		advance: (ms) => {
			nowMs += ms;
		},
	};
}
