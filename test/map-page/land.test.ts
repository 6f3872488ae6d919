import { geoArea, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { describe, expect, it } from "vitest";
import { landOutlines } from "../../server/map-page/land.ts";

const text = landOutlines();
const land = feature(JSON.parse(text), "land") as unknown as {
	readonly geometry: {
		readonly type: "MultiPolygon";
		readonly coordinates: [number, number][][][];
	};
};

describe("the outlines of land", () => {
	it("are small enough to be part of a page", () => {
		expect(Buffer.byteLength(text)).toBeLessThan(400_000);
	});

	it("are closed rings of at least four points", () => {
		const rings = land.geometry.coordinates.map(([outline]) => outline ?? []);
		expect(rings.length).toBeGreaterThan(1_000);
		for (const ring of rings) {
			expect(ring.length).toBeGreaterThanOrEqual(4);
			expect(ring[0]).toEqual(ring.at(-1));
		}
	});

	it("enclose the land, which is three tenths of the globe", () => {
		const share = geoArea(land.geometry) / (4 * Math.PI);
		expect(share).toBeCloseTo(0.29, 2);
	});

	it.each([
		["Kansas", -98, 38.5, true],
		["Hawaii", -155.5, 19.6, true],
		["Singapore's neighbour Johor", 103.5, 1.9, true],
		["the middle of the Pacific", -150, 0, false],
		["the Strait of Dover", 1.45, 51.02, false],
		["the Gulf of Suez", 32.9, 28.9, false],
	])("have %s on the right side", (_name, longitude, latitude, isLand) => {
		expect(geoContains(land.geometry, [longitude, latitude])).toBe(isLand);
	});
});
