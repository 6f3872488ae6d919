import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTime } from "../../../../server/sources/parsing/times.ts";

const LA = "America/Los_Angeles";

describe("a time with an offset is an instant in any zone", () => {
	test.each([
		["2026-03-01T08:30:00+08:00", "2026-03-01T00:30:00Z"],
		["2026-03-01T08:30:00+0800", "2026-03-01T00:30:00Z"],
		["2026-03-01T08:30:00+08", "2026-03-01T00:30:00Z"],
		["2026-03-01T08:30:00-03:30", "2026-03-01T12:00:00Z"],
		["2026-03-01T08:30:00Z", "2026-03-01T08:30:00Z"],
		["2026-03-01t08:30:00z", "2026-03-01T08:30:00Z"],
		["2026-03-01T08:30:00.987654Z", "2026-03-01T08:30:00Z"],
		["2026-03-01T08:30Z", "2026-03-01T08:30:00Z"],
		["2026-03-01 08:30:00 +08:00", "2026-03-01T00:30:00Z"],
		["2026-02-28T24:00:00Z", "2026-03-01T00:00:00Z"],
	])("%s is %s", (written, at) => {
		expect(readTime(written, LA)).toMatchObject({ at, precision: "instant" });
		expect(readTime(written, null)).toMatchObject({ at, precision: "instant" });
	});
});

describe("a time without an offset is local time of the zone", () => {
	test.each([
		["2026-01-15T08:00:00", LA, "2026-01-15T16:00:00Z"],
		["2026-07-15T08:00:00", LA, "2026-07-15T15:00:00Z"],
		["2026-03-08T01:59:00", LA, "2026-03-08T09:59:00Z"],
		["2026-03-08T03:00:00", LA, "2026-03-08T10:00:00Z"],
		["2026-11-01T12:00:00", LA, "2026-11-01T20:00:00Z"],
		["2026-07-15T08:00", "Asia/Shanghai", "2026-07-15T00:00:00Z"],
		["2026-07-15T08:00:00", "Asia/Kolkata", "2026-07-15T02:30:00Z"],
		["2026-07-15T00:00:00", "Pacific/Kiritimati", "2026-07-14T10:00:00Z"],
		["2026-07-15T08:00:00", null, "2026-07-15T08:00:00Z"],
		["2026-07-15T08:00:00+99:00", LA, "2026-07-15T15:00:00Z"],
	])("%s in %s is %s", (written, zone, at) => {
		expect(readTime(written, zone)).toMatchObject({ at, precision: "instant" });
	});
});

describe("a local time in an hour that the clock skips goes forward, and of a repeated hour it is the first", () => {
	test.each([
		["2027-03-14T02:30:00", "America/New_York", "2027-03-14T07:30:00Z"],
		["2027-03-28T02:30:00", "Europe/Berlin", "2027-03-28T01:30:00Z"],
		["2026-10-04T02:30:00", "Australia/Sydney", "2026-10-03T16:30:00Z"],
		["2026-10-04T02:15:00", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"],
		["2026-11-01T01:30:00", "America/New_York", "2026-11-01T05:30:00Z"],
		["2026-10-25T02:30:00", "Europe/Berlin", "2026-10-25T00:30:00Z"],
		["2026-04-05T02:30:00", "Australia/Sydney", "2026-04-04T15:30:00Z"],
		["2026-04-05T01:45:00", "Australia/Lord_Howe", "2026-04-04T14:45:00Z"],
		["2011-12-30T12:00:00", "Pacific/Apia", "2011-12-30T22:00:00Z"],
	])("%s in %s is %s", (written, zone, at) => {
		expect(readTime(written, zone)).toMatchObject({ at });
	});

	test.each([
		["2027-03-14T01:59:59", "America/New_York", "2027-03-14T06:59:59Z"],
		["2027-03-14T03:00:00", "America/New_York", "2027-03-14T07:00:00Z"],
		["2026-10-25T01:59:59", "Europe/Berlin", "2026-10-24T23:59:59Z"],
		["2026-10-25T03:00:00", "Europe/Berlin", "2026-10-25T02:00:00Z"],
	])("just outside it, %s in %s is %s", (written, zone, at) => {
		expect(readTime(written, zone)).toMatchObject({ at });
	});

	test("a date whose midnight the clock skips begins with its first hour", () => {
		expect(readTime("2027-04-30", "Africa/Cairo")?.at).toBe(
			"2027-04-29T22:00:00Z",
		);
	});
});

describe("a date is its local midnight", () => {
	test.each([
		["2026-07-15", LA, "2026-07-15T07:00:00Z"],
		["2026-07-15", "Asia/Shanghai", "2026-07-14T16:00:00Z"],
		["2026-07-15", null, "2026-07-15T00:00:00Z"],
		["2024-02-29", null, "2024-02-29T00:00:00Z"],
	])("%s in %s is %s", (written, zone, at) => {
		expect(readTime(written, zone)).toMatchObject({ at, precision: "date" });
	});
});

test.each([
	null,
	"",
	"soon",
	"2026-13-01",
	"2026-00-10",
	"2026-02-30",
	"2025-02-29",
	"2026-01-00",
	"2026-01-01T25:00:00Z",
	"2026-01-01T10:60:00Z",
	"2026-01-01T10:00:61Z",
	"0001-01-01T00:00:00Z",
	"1970-01-01T00:00:00Z",
	"9999-12-31T23:59:59Z",
	"20260101",
	"1772323200000",
	"2026-01-01T10:00:00Z2026-01-01T10:00:00Z",
])("%j is not a time", (written) => {
	expect(readTime(written, null)).toBeNull();
});

test("any instant is read back from any offset that it is written with", () => {
	const instants = fc.date({
		min: new Date("2000-01-02T00:00:00Z"),
		max: new Date("2099-12-30T00:00:00Z"),
		noInvalidDate: true,
	});
	const offsets = fc.integer({ min: -14 * 60, max: 14 * 60 });
	fc.assert(
		fc.property(instants, offsets, (instant, minutes) => {
			const wall = new Date(instant.getTime() + minutes * 60_000);
			const size = Math.abs(minutes);
			const two = (number: number) => String(number).padStart(2, "0");
			const offset = `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
			expect(
				readTime(`${wall.toISOString().slice(0, 19)}${offset}`, LA)?.at,
			).toBe(`${instant.toISOString().slice(0, 19)}Z`);
		}),
	);
});

test.each(["2026-01-15", "2026-01-15Z", "2026-01-15+08:00"])(
	"the date %s is the day of its place, whatever its offset",
	(written) => {
		expect(readTime(written, LA)).toMatchObject({
			...{ at: "2026-01-15T08:00:00Z", precision: "date" },
		});
	},
);
