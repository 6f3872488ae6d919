import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	localTime,
	utcTime,
} from "../../../mock/carriers/basics/local-time.ts";

describe("local time", () => {
	test.each([
		["2026-01-15T12:00:00Z", "Asia/Shanghai", "2026-01-15T20:00:00+08:00"],
		["2026-01-15T20:00:00Z", "Asia/Shanghai", "2026-01-16T04:00:00+08:00"],
		["2026-01-15T12:00:00Z", "America/New_York", "2026-01-15T07:00:00-05:00"],
		["2026-07-15T12:00:00Z", "America/New_York", "2026-07-15T08:00:00-04:00"],
		["2026-11-01T05:30:00Z", "America/New_York", "2026-11-01T01:30:00-04:00"],
		["2026-11-01T06:30:00Z", "America/New_York", "2026-11-01T01:30:00-05:00"],
		["2026-01-15T12:00:00Z", "Asia/Kolkata", "2026-01-15T17:30:00+05:30"],
		["2026-07-15T12:00:00Z", "America/St_Johns", "2026-07-15T09:30:00-02:30"],
		["2026-01-15T00:00:00Z", "Africa/Abidjan", "2026-01-15T00:00:00+00:00"],
	])("%s in %s is %s", (instant, timeZone, local) => {
		expect(localTime(Date.parse(instant), timeZone)).toBe(local);
	});

	test("is the same instant, to the second", () => {
		const zones = ["Pacific/Auckland", "Europe/London", "America/Vancouver"];
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 4_000_000_000_000 }),
				fc.constantFrom(...zones),
				(at, timeZone) => {
					const second = Math.floor(at / 1000) * 1000;
					expect(Date.parse(localTime(at, timeZone))).toBe(second);
					expect(Date.parse(utcTime(at))).toBe(second);
				},
			),
		);
	});
});
