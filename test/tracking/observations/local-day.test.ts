import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startOfDay } from "../../../server/tracking/observations/local-day.ts";

const startOf = (zone: string, at: string) =>
	new Date(startOfDay(zone, Date.parse(at))).toISOString();

describe("a day begins", () => {
	it.each([
		[
			"at midnight",
			"America/New_York",
			"2026-11-05T12:00:00Z",
			"2026-11-05T05:00:00.000Z",
		],
		[
			"at a midnight itself",
			"America/New_York",
			"2026-11-05T05:00:00Z",
			"2026-11-05T05:00:00.000Z",
		],
		[
			"at its midnight also for its last second",
			"Asia/Shanghai",
			"2026-11-05T15:59:59Z",
			"2026-11-04T16:00:00.000Z",
		],
		[
			"in summer time on the day on which it ends",
			"America/Los_Angeles",
			"2026-11-01T20:00:00Z",
			"2026-11-01T07:00:00.000Z",
		],
		[
			"in winter time on the day on which it ends",
			"America/Los_Angeles",
			"2026-03-08T20:00:00Z",
			"2026-03-08T08:00:00.000Z",
		],
		[
			"an hour after midnight where clocks skip it",
			"Africa/Cairo",
			"2026-04-24T12:00:00Z",
			"2026-04-23T22:00:00.000Z",
		],
		[
			"at the first of two midnights",
			"America/Havana",
			"2026-11-01T20:00:00Z",
			"2026-11-01T04:00:00.000Z",
		],
	])("%s", (_, zone, at, want) => {
		expect(startOf(zone, at)).toBe(want);
	});
});

it("every moment of a day has the same start, and the second before that start belongs to the day before", () => {
	const zones = ["America/New_York", "Africa/Cairo", "Asia/Kolkata", "UTC"];
	fc.assert(
		fc.property(
			fc.constantFrom(...zones),
			fc.integer({
				min: Date.parse("2020-01-01T00:00:00Z") / 1000,
				max: Date.parse("2030-01-01T00:00:00Z") / 1000,
			}),
			(zone, second) => {
				const start = startOfDay(zone, second * 1000);
				expect(start).toBeLessThanOrEqual(second * 1000);
				expect(startOfDay(zone, start)).toBe(start);
				expect(startOfDay(zone, start - 1000)).toBeLessThan(start);
			},
		),
	);
});
