import { geoPath } from "d3-geo";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	enlarged,
	fitted,
	projectionOf,
	pushed,
	type View,
} from "../../../server/map-page/browser/map/view.ts";

const SIZE = { width: 900, height: 700 };
const PADDING = 90;
const SHANGHAI = [122.06, 30.625] as const;
const LOS_ANGELES = [-118.26, 33.74] as const;
const ROTTERDAM = [4.05, 51.95] as const;
const NEW_YORK = [-74.04, 40.67] as const;

/** Places where ships sail: the projection of sea charts ends before the poles. */
const place = fc.tuple(
	fc.double({ min: -180, max: 180, noNaN: true }),
	fc.double({ min: -70, max: 75, noNaN: true }),
);
const view = fc
	.record({
		longitude: fc.double({ min: -180, max: 180, noNaN: true }),
		latitude: fc.double({ min: -80, max: 80, noNaN: true }),
		scale: fc.double({ min: 1, max: 1e5, noNaN: true }),
	})
	.map((any) => pushed(any, SIZE, 0, 0));

function pointOf(seen: View, [longitude, latitude]: readonly number[]) {
	const point = projectionOf(seen, SIZE)([longitude ?? 0, latitude ?? 0]);
	return point ?? [Number.NaN, Number.NaN];
}

describe("fitted", () => {
	it.each([
		["the Pacific", [SHANGHAI, LOS_ANGELES], -178.1],
		["the Atlantic", [ROTTERDAM, NEW_YORK], -34.995],
		["one place", [SHANGHAI], 122.06],
		[
			"both sides of the 180th meridian",
			[[179, 0] as const, [-179, 0] as const],
			180,
		],
	])("has %s in its middle", (_name, places, longitude) => {
		const away = fitted(places, SIZE, PADDING).longitude - longitude;
		expect(Math.abs(away % 360)).toBeCloseTo(0, 6);
	});

	it("shows the places on the shorter way around the world, from west to east", () => {
		const pacific = fitted([SHANGHAI, LOS_ANGELES], SIZE, PADDING);
		expect(pointOf(pacific, SHANGHAI)[0]).toBeCloseTo(PADDING, 3);
		expect(pointOf(pacific, LOS_ANGELES)[0]).toBeCloseTo(900 - PADDING, 3);
		const atlantic = fitted([ROTTERDAM, NEW_YORK], SIZE, PADDING);
		expect(pointOf(atlantic, NEW_YORK)[0]).toBeCloseTo(PADDING, 3);
		expect(pointOf(atlantic, ROTTERDAM)[0]).toBeCloseTo(900 - PADDING, 3);
	});

	it("shows all places within three quarters of the world, inside the padding", () => {
		fc.assert(
			fc.property(
				fc.double({ min: -180, max: 180, noNaN: true }),
				fc.array(
					fc.tuple(
						fc.double({ min: 0, max: 250, noNaN: true }),
						fc.double({ min: -60, max: 60, noNaN: true }),
					),
					{ minLength: 1, maxLength: 30 },
				),
				(west, offsets) => {
					const places = offsets.map(([east, latitude]) => {
						const longitude = ((west + east + 180) % 360) - 180;
						return [longitude, latitude] as const;
					});
					const seen = fitted(places, SIZE, PADDING);
					for (const one of places) {
						const [x = 0, y = 0] = pointOf(seen, one);
						expect(x).toBeGreaterThanOrEqual(PADDING - 0.01);
						expect(x).toBeLessThanOrEqual(SIZE.width - PADDING + 0.01);
						expect(y).toBeGreaterThanOrEqual(PADDING - 0.01);
						expect(y).toBeLessThanOrEqual(SIZE.height - PADDING + 0.01);
					}
				},
			),
		);
	});

	it("shows every possible place on maps of any shape, without going more than once around", () => {
		fc.assert(
			fc.property(
				fc.array(place, { minLength: 1, maxLength: 30, size: "max" }),
				fc.integer({ min: 200, max: 2_000 }),
				fc.integer({ min: 200, max: 1_000 }),
				(places, width, height) => {
					const seen = fitted(places, { width, height }, 20);
					expect(seen.scale * 2 * Math.PI).toBeGreaterThanOrEqual(width - 1e-6);
					expect(Object.values(seen).every(Number.isFinite)).toBe(true);
				},
			),
		);
	});
});

describe("a line across the 180th meridian", () => {
	const line = {
		type: "LineString" as const,
		coordinates: [
			[122, 30],
			[160, 43],
			[177, 46],
			[-172, 47],
			[-140, 42],
			[-118, 34],
		],
	};
	const piecesOf = (seen: View) =>
		(geoPath(projectionOf(seen, SIZE))(line) ?? "").split("M").slice(1);
	/** The widest step between two points of a piece, in pixels. */
	const widestStep = (piece: string) => {
		const xs = piece.split("L").map((point) => Number(point.split(",")[0]));
		return Math.max(...xs.slice(1).map((x, i) => Math.abs(x - (xs[i] ?? x))));
	};

	it("is whole on a map that shows the Pacific", () => {
		const pieces = piecesOf(fitted([SHANGHAI, LOS_ANGELES], SIZE, PADDING));
		expect(pieces).toHaveLength(1);
		expect(widestStep(pieces[0] ?? "")).toBeLessThan(300);
	});

	it("leaves a map of the world at one edge and returns at the other, never across", () => {
		const world = pushed({ longitude: 0, latitude: 0, scale: 1 }, SIZE, 0, 0);
		const pieces = piecesOf(world);
		expect(pieces).toHaveLength(2);
		for (const piece of pieces) expect(widestStep(piece)).toBeLessThan(150);
	});
});

describe("enlarged", () => {
	it("keeps the place under the pointer, except at the ends of the world", () => {
		fc.assert(
			fc.property(
				view,
				fc.double({ min: 1.1, max: 4, noNaN: true }),
				fc.integer({ min: 0, max: SIZE.width }),
				fc.integer({ min: 0, max: SIZE.height }),
				(before, factor, x, y) => {
					const after = enlarged(before, SIZE, factor, [x, y]);
					const under = projectionOf(before, SIZE).invert?.([x, y]);
					fc.pre(under !== undefined && under !== null);
					fc.pre(Math.abs(after.latitude) < 60);
					const [left = 0, top = 0] = pointOf(after, under ?? []);
					const world = 2 * Math.PI * after.scale;
					expect(
						Math.abs(Math.round((left - x) / world) * world - (left - x)),
					).toBeLessThan(0.01);
					expect(top).toBeCloseTo(y, 2);
				},
			),
		);
	});

	it("stops at the precision of the land's outlines: 100 pixels a degree", () => {
		const near = enlarged(
			{ longitude: 0, latitude: 0, scale: 100 },
			SIZE,
			1e9,
			[0, 0],
		);
		expect((near.scale * Math.PI) / 180).toBeCloseTo(100);
	});
});

describe("pushed", () => {
	it("moves the visible part by pixels", () => {
		const before = { longitude: 170, latitude: 20, scale: 400 };
		const [x = 0, y = 0] = pointOf(before, [179, 21]);
		const [left = 0, top = 0] = pointOf(
			pushed(before, SIZE, 120, -40),
			[179, 21],
		);
		expect(left - x).toBeCloseTo(120, 6);
		expect(top - y).toBeCloseTo(-40, 6);
	});

	it("scrolls around the world, and stops at the poles", () => {
		const start = { longitude: 170, latitude: 0, scale: 300 };
		expect(pushed(start, SIZE, -300 * 0.5, 0).longitude).toBeLessThan(-150);
		expect(pushed(start, SIZE, 0, 1e6).latitude).toBeLessThan(85);
		expect(pushed(start, SIZE, 0, -1e6).latitude).toBeGreaterThan(-85);
	});
});
