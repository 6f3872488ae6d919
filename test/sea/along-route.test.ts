import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestOn, pointAt } from "../../server/sea/along-route.ts";
import { greatCircleMiles } from "../../server/sea/globe.ts";
import { routeThrough } from "../../server/sea/route-line.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";

const routes = makeSeaRoutes(["arctic"]);

const way = fc
	.constantFrom(
		["USLAX", "CNSHA"],
		["NLRTM", "USNYC"],
		["CNYTN", "DEHAM"],
		["NZAKL", "JPTYO"],
	)
	.map(([from = "", to = ""]) => routes.betweenPorts(from, to))
	.filter((route) => route !== undefined);

const share = fc.double({ min: 0, max: 1, noNaN: true });

test("a place taken from a route is found at the same distance along it", () => {
	fc.assert(
		fc.property(way, share, (route, part) => {
			const miles = part * route.nauticalMiles;
			const { position } = pointAt(route, miles);
			const found = nearestOn(route, position);
			expect(found.offMiles).toBeLessThan(0.01);
			expect(found.miles).toBeCloseTo(miles, 1);
		}),
	);
});

test("two places of a route are no farther apart than the route between them", () => {
	fc.assert(
		fc.property(way, share, share, (route, a, b) => {
			const [from, to] = [a * route.nauticalMiles, b * route.nauticalMiles];
			const miles = greatCircleMiles(
				pointAt(route, from).position,
				pointAt(route, to).position,
			);
			expect(miles).toBeLessThanOrEqual(Math.abs(to - from) + 0.01);
		}),
	);
});

describe("along a quarter of the equator and on to the pole", () => {
	const route = routeThrough([
		[0, 0],
		[90, 0],
		[90, 90],
	]);
	const degree = route.nauticalMiles / 180;

	test.each([
		[-5, [0, 0], 90],
		[0, [0, 0], 90],
		[45, [45, 0], 90],
		[91, [90, 1], 0],
		[180, [90, 90], 0],
		[200, [90, 90], 0],
	])("after %d degrees is %j, with the course %d", (degrees, want, course) => {
		const { position, headingDegrees } = pointAt(route, degrees * degree);
		expect(position[1]).toBeCloseTo(want[1] ?? 0, 4);
		if (want[1] !== 90) expect(position[0]).toBeCloseTo(want[0] ?? 0, 4);
		expect(Math.cos((headingDegrees - course) * (Math.PI / 180))).toBeCloseTo(
			1,
			6,
		);
	});

	test.each([
		[[30, 10], 30, 10],
		[[-20, 0], 0, 20],
		[[100, 0], 90, 10],
	] as const)(
		"the place nearest to %j is after %d degrees, %d away",
		(position, at, off) => {
			const { miles, offMiles } = nearestOn(route, position);
			expect(miles / degree).toBeCloseTo(at, 3);
			expect(offMiles / degree).toBeCloseTo(off, 3);
		},
	);
});

test("the course at the start and the end of a route is from 0 to 360 degrees", () => {
	const westward = routeThrough([
		[3, 0],
		[1, 0],
	]);
	const headings = [0, 60, 120.1].map(
		(miles) => pointAt(westward, miles).headingDegrees,
	);
	for (const heading of headings) expect(heading).toBeCloseTo(270, 9);
});
