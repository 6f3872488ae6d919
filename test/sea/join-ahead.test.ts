import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearestOn, pointAt } from "../../server/sea/along-route.ts";
import { crosses } from "../../server/sea/barrier.ts";
import {
	bearing,
	greatCircleMiles,
	type Position,
	wrap,
} from "../../server/sea/globe.ts";
import { PASSAGES, type Passage } from "../../server/sea/passages.ts";
import type { SeaRoute } from "../../server/sea/route-line.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { readShores, watersBetween } from "../../server/sea/shores.ts";
import { jumpsOf, portPlace } from "./places.ts";

const routes = makeSeaRoutes(["arctic"]);
const { isOpen } = watersBetween(readShores());

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

/** The position some miles to the side of a leg: to the right, or to the left for a negative number. */
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

/** A leg, and a vessel at most this many miles from it. */
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

test("wherever a vessel is, its route begins exactly there and ends exactly at the end of the leg", () => {
	fc.assert(
		fc.property(sailing(300), ({ route, vessel }) => {
			const { line } = routes.onward(vessel, route);
			expect(line[0]).toEqual(vessel);
			expect(line.at(-1)).toEqual(route.line.at(-1));
			expect(jumpsOf(line)).toBeLessThanOrEqual(2);
		}),
	);
});

test("a vessel on its leg, or close beside it, never turns back, and sails no farther than along the leg", () => {
	fc.assert(
		fc.property(sailing(4.9), ({ route, vessel }) => {
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

test("a vessel on its leg follows the rest of it", () => {
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

/** The sharpest bend of the first 300 miles in degrees, except for bends on the approach to the port. */
function sharpestBend({ line, milesAt, nauticalMiles }: SeaRoute) {
	const withinMiles = Math.min(300, nauticalMiles - 60);
	const bends = line.map((place, index) => {
		const [before, after] = [line[index - 1], line[index + 1]];
		if (!before || !after || (milesAt[index] ?? 0) > withinMiles) return 0;
		const turn = Math.abs(bearing(before, place) - bearing(place, after));
		return Math.min(turn, 360 - turn);
	});
	return Math.max(...bends);
}

describe("a vessel that calls at another port first, and is far off its leg,", () => {
	test.each<[string, string, string, Position]>([
		["south along Florida", "DEBRV", "MXVER", [-79.3, 28.492]],
		["off Mexico", "CNSHA", "ECGYE", [-101.903, 14.711]],
		["in the Gulf of Mexico", "KRPUS", "USMOB", [-87.785, 23.396]],
		["off Peru", "CNNGB", "ECGYE", [-82.821, -6.517]],
		["south of New York", "USNYC", "INMUN", [-74.568, 37.239]],
		["north of Miami", "USMIA", "DOCAU", [-79.463, 26.326]],
		["out of Manzanillo", "CNNGB", "PECLL", [-106.71, 20.297]],
		["out of Cochin", "CNNGB", "SAJED", [72.239, 12.063]],
		["to Fuzhou", "USNYC", "CNSHA", [124.056, 27.836]],
	])("%s is not led back to where lanes meet", (_place, from, to, vessel) => {
		const onward = routes.onward(vessel, leg(from, to));
		expect(sharpestBend(onward)).toBeLessThan(110);
	});

	test("is led around land", () => {
		const westOfFlorida = routes.onward([-83, 27], leg("DEBRV", "USSAV"));
		expect(westOfFlorida.nauticalMiles).toBeGreaterThan(500);
		expect(Math.min(...westOfFlorida.line.map(([, y]) => y))).toBeLessThan(25);
	});

	test("sails out of waters that closed passages cut off, because there is no other route", () => {
		const closed = makeSeaRoutes(["arctic", "suez", "bab-el-mandeb"]);
		const route = closed.betweenPorts("SGSIN", "NLRTM");
		if (route === undefined) throw new Error("No way to Rotterdam");
		const onward = closed.onward([38.5, 20.5], route);
		const open = routes.onward([38.5, 20.5], leg("SGSIN", "NLRTM"));
		expect(onward.nauticalMiles / open.nauticalMiles).toBeCloseTo(1, 2);
	});
});

describe("a vessel", () => {
	test.each<[string, Passage, [string, string], Position]>([
		["far off its leg", "malacca", ["LKCMB", "SGSIN"], [99, 5]],
		["beside its leg", "panama", ["PABLB", "USLAX"], [-79.9, 9.45]],
	])(
		"%s is not led through a closed passage",
		(_place, name, ports, vessel) => {
			const closed = makeSeaRoutes(["arctic", name]);
			const route = closed.betweenPorts(...ports);
			if (route === undefined) throw new Error(`No way from ${ports}`);
			const { line } = closed.onward(vessel, route);
			const isThrough = line.some(
				(b, index) =>
					index > 0 && crosses(PASSAGES[name], line[index - 1] ?? b, b),
			);
			expect(isThrough).toBe(false);
		},
	);

	test.each<[string, string, string, Position]>([
		["the Kii peninsula", "CNHUA", "USORF", [135.007, 34.064]],
		["Sicily", "ITNAP", "MYKCH", [14.377, 38.328]],
		["Lisbon", "INNSA", "PTSET", [-9.534, 38.796]],
	])("joins its leg without crossing %s", (_land, from, to, vessel) => {
		const { line } = routes.onward(vessel, leg(from, to));
		expect(isOpen(vessel, line[1] ?? vessel)).toBe(true);
	});
});

describe("where a leg crosses the meridian of 180 degrees", () => {
	test.each([179.999, -179.999, 180, -180])(
		"a vessel at %d continues without coming back over it",
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

	test("a vessel before the start of the leg joins it", () => {
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

	test("a vessel in the port has nowhere to go", () => {
		const port = portPlace("USNYC");
		expect(routes.onward(port, route).nauticalMiles).toBe(0);
	});
});
