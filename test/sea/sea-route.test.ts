import { describe, expect, test } from "vitest";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import {
	bearing,
	greatCircleMiles,
	type Position,
} from "../../server/sea/globe.ts";
import type { SeaRoute } from "../../server/sea/route-line.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { simplify } from "../../server/sea/simplify.ts";
import { jumpsOf, portPlace } from "./places.ts";

const HUBS = [
	"USLAX USNYC USHOU BRSSZ CLVAP PAMIT NLRTM DEHAM ESALG TRAMR",
	"EGPSD ZADUR AEJEA INNSA SGSIN CNSHA CNYTN JPTYO AUSYD NZAKL",
].flatMap((line) => line.split(" "));

const routes = makeSeaRoutes(["arctic"]);

function routeOf(from: string, to: string): SeaRoute {
	const route = routes.betweenPorts(from, to);
	if (route === undefined) throw new Error(`No way from ${from} to ${to}`);
	return route;
}

/** The faults in the form of a route between two ports. */
function faultsOf(from: string, to: string): string[] {
	const { line, milesAt, nauticalMiles } = routeOf(from, to);
	const name = `${from} ${to}`;
	const longest = Math.max(
		...line.map((b, index) => greatCircleMiles(line[index - 1] ?? b, b)),
	);
	const simple = simplify(line);
	const longestLeft = Math.max(
		...simple.map((b, index) => greatCircleMiles(simple[index - 1] ?? b, b)),
	);
	const isOnGlobe = line.every(
		([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90,
	);
	const checks: [boolean, string][] = [
		[String(line[0]) === String(portPlace(from)), "begins elsewhere"],
		[String(line.at(-1)) === String(portPlace(to)), "ends elsewhere"],
		[line.length === milesAt.length && milesAt[0] === 0, "is not measured"],
		[milesAt.at(-1) === nauticalMiles, "has another length"],
		[isOnGlobe, "leaves the globe"],
		[longest <= 120.1, `has a piece of ${longest}`],
		[longestLeft <= 300, `is simplified to a piece of ${longestLeft}`],
		[jumpsOf(line) <= 1, "crosses the meridian of 180 degrees twice"],
		[jumpsOf(simple) === jumpsOf(line), "loses its jump when simplified"],
		[sharpestTurn(simple) < 150, `turns by ${sharpestTurn(simple)}`],
	];
	return checks.flatMap(([holds, fault]) =>
		holds ? [] : [`${name} ${fault}`],
	);
}

/** The greatest change of course at a bend that is not close to the next one, in degrees. */
function sharpestTurn(line: readonly Position[]): number {
	const turns = line.map((bend, index) => {
		const [before, after] = [line[index - 1], line[index + 1]];
		if (before === undefined || after === undefined) return 0;
		if (greatCircleMiles(before, bend) < 15) return 0;
		if (greatCircleMiles(bend, after) < 15) return 0;
		const back = Math.abs(bearing(bend, before) - bearing(bend, after));
		return 180 - Math.min(back, 360 - back);
	});
	return Math.max(...turns);
}

// From independent computations on the same data, which agree with published distances to a few per cent.
test.each([
	["USLAX", "CNSHA", 5_990, 1],
	["JPTYO", "USOAK", 4_615, 1],
	["NZAKL", "CLVAP", 5_586, 1],
	["CNSHA", "USSAV", 10_492, 1],
	["KRPUS", "USTIW", 5_067, 1],
	["USHOU", "CNSHA", 10_418, 1],
	["NLRTM", "USNYC", 3_349, 0],
	["CNYTN", "NLRTM", 9_893, 0],
	["SGSIN", "DEHAM", 8_650, 0],
	["BRSSZ", "NLRTM", 5_507, 0],
	["INNSA", "USNYC", 8_172, 0],
])(
	"from %s to %s it is about %d nautical miles, with %d jumps",
	(from, to, miles, jumps) => {
		const { nauticalMiles, line } = routeOf(from, to);
		expect(Math.abs(nauticalMiles / miles - 1)).toBeLessThan(0.05);
		expect(jumpsOf(line)).toBe(jumps);
		expect(
			Math.abs(routeOf(to, from).nauticalMiles - nauticalMiles),
		).toBeLessThan(1);
	},
);

test("every port has a route from and to a hub, in the promised form", {
	tags: "whole",
}, () => {
	const faults = PORTS.flatMap(({ code }, index) => {
		const hub = HUBS[index % HUBS.length] ?? "";
		return hub === code ? [] : faultsOf(hub, code);
	});
	expect(faults).toEqual([]);
});

test("every hub has a route to every other one", { tags: "whole" }, () => {
	const faults = HUBS.flatMap((from, index) =>
		HUBS.slice(index + 1).flatMap((to) => faultsOf(from, to)),
	);
	expect(faults).toEqual([]);
});

describe("routes between ports", () => {
	test("are computed once", () => {
		expect(routeOf("NLRTM", "USNYC")).toBe(routeOf("NLRTM", "USNYC"));
	});

	test("are the same by an alternative code of a port", () => {
		expect(routeOf("USOAK", "CNSGH")).toBe(routeOf("USOAK", "CNSHA"));
	});

	test("do not exist for an unknown port", () => {
		expect(routes.betweenPorts("NLRTM", "ZZZZZ")).toBeUndefined();
		expect(routes.betweenPorts("ZZZZZ", "NLRTM")).toBeUndefined();
	});
});

describe("routes between places", () => {
	test("begin and end exactly at their places", () => {
		const [from, to] = [
			[-31.123456789012, 42.98765432101],
			[-50.1, 41.00000000001],
		] as const;
		const { line } = routes.between(from, to) ?? { line: [] };
		expect(line[0]).toEqual(from);
		expect(line.at(-1)).toEqual(to);
	});

	test("are straight when both places are nearer to each other than to the lanes", () => {
		const { line } = routes.between([-20.01, -50], [-20, -50]) ?? { line: [] };
		expect(line).toEqual([
			[-20.01, -50],
			[-20, -50],
		]);
	});

	test("have two positions even from a place to itself", () => {
		const here = portPlace("USLAX");
		expect(routes.between(here, here)).toEqual({
			line: [here, here],
			milesAt: [0, 0],
			nauticalMiles: 0,
		});
	});
});
