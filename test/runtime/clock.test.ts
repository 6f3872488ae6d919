import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	acceleratedClock,
	type ClockOrigin,
	continueClock,
	toInstant,
	wallClock,
} from "../../server/runtime/clock.ts";

const WALL = Date.parse("2026-03-01T00:00:00Z");

describe("an accelerated clock", () => {
	test.each([
		{ speed: 1, afterMs: 1_000, want: "2030-01-01T00:00:01.000Z" },
		{ speed: 3_600, afterMs: 1_000, want: "2030-01-01T01:00:00.000Z" },
		{ speed: 0.001, afterMs: 1_000_000, want: "2030-01-01T00:00:01.000Z" },
		{ speed: 60, afterMs: 0, want: "2030-01-01T00:00:00.000Z" },
	])(
		"at speed $speed shows $want when $afterMs ms have passed",
		({ speed, afterMs, want }) => {
			const clockMs = Date.parse("2030-01-01T00:00:00Z");
			const clock = acceleratedClock(
				{ wallMs: WALL, clockMs, speed },
				() => WALL + afterMs,
			);
			expect(clock.now().toISOString()).toBe(want);
		},
	);
});

test("the wall clock shows wall-clock time", () => {
	const before = Date.now();
	const now = wallClock.now().getTime();
	expect(now).toBeGreaterThanOrEqual(before);
	expect(now).toBeLessThanOrEqual(Date.now());
});

describe("a clock that is continued", () => {
	const speeds = fc.double({ min: 0.001, max: 1_000_000, noNaN: true });
	const pauses = fc.integer({ min: 0, max: 86_400_000 });

	test("starts at wall-clock time without a previous one", () => {
		expect(continueClock(undefined, 60, WALL)).toEqual({
			wallMs: WALL,
			clockMs: WALL,
			speed: 60,
		});
	});

	test("stays the same when its speed does", () => {
		const origin: ClockOrigin = { wallMs: WALL, clockMs: 5, speed: 7 };
		expect(continueClock(origin, 7, WALL + 1_000)).toBe(origin);
	});

	test("never jumps and never goes backwards, however often it starts and at any speed", () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(speeds, pauses), {
					minLength: 1,
					maxLength: 20,
					size: "max",
				}),
				(starts) => {
					let wallMs = WALL;
					let origin: ClockOrigin | undefined;
					let shownMs = WALL;
					for (const [speed, pauseMs] of starts) {
						const before = origin;
						origin = continueClock(before, speed, wallMs);
						const clock = acceleratedClock(origin, () => wallMs);
						const startedAtMs = clock.now().getTime();
						expect(startedAtMs).toBe(shownMs);
						wallMs += pauseMs;
						expect(clock.now().getTime()).toBeGreaterThanOrEqual(startedAtMs);
						shownMs = clock.now().getTime();
					}
				},
			),
		);
	});
});

test.each([
	["2026-03-01T12:00:00.999Z", "2026-03-01T12:00:00Z"],
	["2026-03-01T12:00:00+08:00", "2026-03-01T04:00:00Z"],
	["1999-12-31", "1999-12-31T00:00:00Z"],
])("the instant %s is written as %s", (date, want) => {
	expect(toInstant(new Date(date))).toBe(want);
});
