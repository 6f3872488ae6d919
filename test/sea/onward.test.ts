import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestOn, pointAt } from "../../server/sea/along-route.ts";
import {
	greatCircleMiles,
	type Position,
	wrap,
} from "../../server/sea/globe.ts";
import type { SeaRoute } from "../../server/sea/route-line.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { jumpsOf, portPlace } from "./places.ts";

const routes = makeSeaRoutes(["arctic"]);

const LEGS = [
	["USLAX", "CNSHA"],
	["CNYTN", "NLRTM"],
	["NLRTM", "USNYC"],
	["NZAKL", "JPTYO"],
	["BRSSZ", "DEHAM"],
	["KRPUS", "USSAV"],
	["INNSA", "ZADUR"],
	["SGSIN", "AUSYD"],
] as const;

function leg(from: string, to: string): SeaRoute {
	const route = routes.betweenPorts(from, to);
	if (route === undefined) throw new Error(`No way from ${from} to ${to}`);
	return route;
}

/** The place so many miles to the side of a leg: to the right, or to the left when they are less than 0. */
function beside(route: SeaRoute, miles: number, sideMiles: number): Position {
	const { position, headingDegrees } = pointAt(route, miles);
	const course = ((headingDegrees + 90) * Math.PI) / 180;
	const latitude = position[1] + (sideMiles / 60) * Math.cos(course);
	const shrink = Math.cos((latitude * Math.PI) / 180);
	const east = ((sideMiles / 60) * Math.sin(course)) / shrink;
	return [wrap(position[0] + east), latitude];
}

const anyLeg = fc.constantFrom(...LEGS).map(([from, to]) => leg(from, to));
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** A leg, and a vessel within so many miles of it. */
function sailing(mostMiles: number) {
	return fc
		.tuple(
			anyLeg,
			share,
			fc.double({ min: -mostMiles, max: mostMiles, noNaN: true }),
		)
		.map(([route, part, side]) => {
			const vessel = beside(route, part * route.nauticalMiles, side);
			return { route, vessel };
		});
}

test("from wherever a vessel is, the way on begins exactly there and ends exactly where the leg does", () => {
	fc.assert(
		fc.property(sailing(300), ({ route, vessel }) => {
			const { line } = routes.onward(vessel, route);
			expect(line[0]).toEqual(vessel);
			expect(line.at(-1)).toEqual(route.line.at(-1));
			expect(jumpsOf(line)).toBeLessThanOrEqual(2);
		}),
	);
});

test("a vessel on its leg, or beside it, never turns back, and goes no farther than along the leg", () => {
	fc.assert(
		fc.property(sailing(60), ({ route, vessel }) => {
			const onward = routes.onward(vessel, route);
			const { miles, offMiles } = nearestOn(route, vessel);
			let last = miles;
			for (let ahead = 0; ahead < onward.nauticalMiles; ahead += 10) {
				const { position } = pointAt(onward, ahead);
				const now = nearestOn(route, position).miles;
				expect(now).toBeGreaterThan(last - 3);
				last = now;
			}
			expect(onward.nauticalMiles).toBeLessThanOrEqual(
				route.nauticalMiles - miles + offMiles + 0.1,
			);
		}),
		{ numRuns: 40 },
	);
});

test("a vessel on its leg goes on along it", () => {
	const route = leg("CNYTN", "NLRTM");
	const { position } = pointAt(route, 3_000);
	const onward = routes.onward(position, route);
	expect(onward.nauticalMiles).toBeCloseTo(route.nauticalMiles - 3_000, 0);
	expect(onward.line.slice(2)).toEqual(
		route.line.slice(2 - onward.line.length),
	);
});

test("a vessel far off its leg takes the lanes where it is", () => {
	const route = leg("CNSHA", "NLRTM");
	const cape: Position = [17, -36];
	const { nauticalMiles } = routes.onward(cape, route);
	expect(nauticalMiles).toBeGreaterThan(5_800);
	expect(nauticalMiles).toBeLessThan(6_600);
});

describe("where a leg crosses the meridian of 180 degrees", () => {
	test.each([179.999, -179.999, 180, -180])(
		"a vessel at %d goes on without coming back over it",
		(longitude) => {
			const route = leg("USLAX", "CNSHA");
			const crossing = route.line.find(([x]) => x > 0) ?? [0, 0];
			const vessel: Position = [longitude, crossing[1]];
			const { line } = routes.onward(vessel, route);
			expect(line[0]).toEqual(vessel);
			expect(line.slice(1).every(([x]) => x > 0)).toBe(true);
		},
	);
});

describe("at the ends of a leg", () => {
	const route = leg("NLRTM", "USNYC");

	test("a vessel that is still behind the start comes to the leg", () => {
		const dordrecht: Position = [4.65, 51.8];
		const { line, nauticalMiles } = routes.onward(dordrecht, route);
		expect(line[0]).toEqual(dordrecht);
		expect(Math.abs(nauticalMiles - route.nauticalMiles)).toBeLessThan(60);
	});

	test("a vessel close to the port goes straight there", () => {
		const port = portPlace("USNYC");
		const vessel: Position = [port[0] + 0.02, port[1] + 0.02];
		const onward = routes.onward(vessel, route);
		expect(onward.line).toEqual([vessel, port]);
		expect(onward.nauticalMiles).toBeCloseTo(greatCircleMiles(vessel, port), 9);
	});

	test("a vessel in the port has no way to go", () => {
		const port = portPlace("USNYC");
		expect(routes.onward(port, route).nauticalMiles).toBe(0);
	});
});
