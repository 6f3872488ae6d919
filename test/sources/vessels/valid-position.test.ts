import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { validPosition } from "../../../server/sources/contracts/valid-position.ts";

const AT = Date.parse("2026-11-02T09:00:12.900Z");
const WINDOW = {
	sinceMs: Date.parse("2026-11-02T08:00:00Z"),
	nowMs: Date.parse("2026-11-02T10:00:00Z"),
};
const TOLD = {
	atMs: AT,
	latitude: 33.512071,
	longitude: -121.804434,
	heading: 284,
	course: 285.4,
	speed: 17.82,
};

test("a valid position has whole seconds and is rounded to a metre", () => {
	expect(validPosition(TOLD, WINDOW)).toEqual({
		at: "2026-11-02T09:00:12Z",
		latitude: 33.51207,
		longitude: -121.80443,
		headingDegrees: 284,
		speedKnots: 17.8,
	});
});

describe("these are no positions", () => {
	it.each<[string, object]>([
		["one whose latitude is not available", { latitude: 91 }],
		["one whose longitude is not available", { longitude: 181 }],
		["one south of the globe", { latitude: -90.1 }],
		["one west of the globe", { longitude: -180.5 }],
		["one of a receiver without a fix", { latitude: 0, longitude: 0 }],
		["one without a latitude", { latitude: undefined }],
		["one whose latitude is a text", { latitude: "33.5" }],
		["one with a longitude that is not a number", { longitude: Number.NaN }],
		["one without a time", { atMs: undefined }],
		["one with a time that is not a number", { atMs: Number.NaN }],
		["one in the future", { atMs: WINDOW.nowMs + 300_001 }],
		["one older than the requested period", { atMs: WINDOW.sinceMs - 1 }],
	])("%s", (_, wrong) => {
		expect(validPosition({ ...TOLD, ...wrong }, WINDOW)).toBeNull();
	});
});

describe("these parts of a position are used", () => {
	it.each<[string, object, object]>([
		["the pole", { latitude: 90 }, { latitude: 90 }],
		["the date line", { longitude: -180 }, { longitude: -180 }],
		["the equator elsewhere", { latitude: 0 }, { latitude: 0 }],
		["the other pole", { latitude: -90 }, { latitude: -90 }],
		["the date line from the west", { longitude: 180 }, { longitude: 180 }],
		["the zero meridian elsewhere", { longitude: 0 }, { longitude: 0 }],
		[
			"a time slightly ahead",
			{ atMs: WINDOW.nowMs + 300_000 },
			{ speedKnots: 17.8 },
		],
		[
			"the start of the requested period",
			{ atMs: WINDOW.sinceMs },
			{ speedKnots: 17.8 },
		],
		["no heading but the course", { heading: 511 }, { headingDegrees: 285 }],
		[
			"the course alone when it moves",
			{ heading: null, speed: null },
			{ headingDegrees: 285 },
		],
		[
			"no course of a ship that lies still",
			{ heading: 511, speed: 0.3 },
			{ headingDegrees: null, speedKnots: 0.3 },
		],
		[
			"the course of a ship that hardly moves",
			{ heading: 511, speed: 1 },
			{ headingDegrees: 285, speedKnots: 1 },
		],
		[
			"a heading of a ship that lies still",
			{ speed: 0 },
			{ headingDegrees: 284 },
		],
		[
			"no unavailable course",
			{ heading: 511, course: 360 },
			{ headingDegrees: null },
		],
		["north as zero", { heading: 359.7 }, { headingDegrees: 0 }],
		[
			"no course with the mark of missing headings",
			{ heading: 511, course: 511 },
			{ headingDegrees: null },
		],
		["the highest possible speed", { speed: 60 }, { speedKnots: 60 }],
		["no unavailable speed", { speed: 102.3 }, { speedKnots: null }],
		[
			"no speed with the mark of a long-range report",
			{ speed: 63 },
			{ speedKnots: null },
		],
		["no negative speed", { speed: -1 }, { speedKnots: null }],
	])("%s", (_, told, want) => {
		expect(validPosition({ ...TOLD, ...told }, WINDOW)).toMatchObject(want);
	});
});

test("any result is on the globe, within its period, with a possible direction and speed", () => {
	const value = fc.oneof(
		fc.double(),
		fc.double({ min: -200, max: 520 }),
		fc.constantFrom(91, 181, 511, 360, 102.3, 63, null, undefined, "1", {}),
	);
	const told = fc.record({
		atMs: fc.oneof(
			fc.integer({ min: WINDOW.sinceMs - 1e6, max: WINDOW.nowMs + 1e6 }),
			fc.double(),
			fc.constant(undefined),
		),
		latitude: value,
		longitude: value,
		heading: value,
		course: value,
		speed: value,
	});
	fc.assert(
		fc.property(told, (one) => {
			const position = validPosition(one, WINDOW);
			if (position === null) return;
			const { at, latitude, longitude, headingDegrees, speedKnots } = position;
			const atMs = Date.parse(at);
			expect(atMs).toBeGreaterThan(WINDOW.sinceMs - 1_000);
			expect(atMs).toBeLessThanOrEqual(WINDOW.nowMs + 300_000);
			expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
			expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
			expect(headingDegrees ?? 0).toBeGreaterThanOrEqual(0);
			expect(headingDegrees ?? 0).toBeLessThan(360);
			expect(speedKnots ?? 0).toBeGreaterThanOrEqual(0);
			expect(speedKnots ?? 0).toBeLessThanOrEqual(60);
		}),
	);
});
