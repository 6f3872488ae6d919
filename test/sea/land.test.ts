import { expect, test } from "vitest";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { pointAt } from "../../server/sea/along-route.ts";
import type { Position } from "../../server/sea/globe.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { extentOf } from "../support/vitest/extent.ts";
import { landOutlines } from "./land-outlines.ts";

/**
 * How far lanes may pass inside the outlines, in nautical miles. The lanes were drawn around finer outlines. The coarse ones are wrong
 * by as much: they have rocks and sand banks as land, and narrow straits as closed.
 */
const ERROR_MILES = 2;

/** The distance from the ends of routes that is not checked, because harbours lie there. */
const HARBOUR_MILES = 30;

const EVERY_MILES = 12;

/** Routes start at each third port; with `EXTENT=3` at all of them. */
const EVERY_PORT = Math.max(1, Math.round(3 / extentOf(1)));

/** Waters with ships that the outlines show as land: [west, south, east, north]. */
const INLAND_WATERS: Readonly<Record<string, readonly number[]>> = {
	"Suez Canal": [32.1, 29.8, 32.7, 31.4],
	"Panama Canal": [-80.1, 8.7, -79.4, 9.5],
	"Saint Lawrence": [-75, 44.9, -70.5, 47.2],
	"Strait of Canso and Northumberland Strait": [-64.6, 45.2, -60.9, 46.8],
	Mississippi: [-90.3, 28.9, -89, 30.2],
	Columbia: [-124.1, 45.5, -122.6, 46.4],
	Delaware: [-75.7, 39.2, -75, 40],
	Amazon: [-60.2, -3.4, -49.5, 1],
	Paraná: [-61, -34.5, -57, -25],
	"Magellan's channels": [-74.5, -55, -69, -52.4],
	"Elbe, Weser and Ems": [7, 53.2, 10.2, 54],
	"Thames and Humber": [-0.8, 51.3, 0.7, 53.8],
	Seine: [0.2, 49.2, 1.2, 49.6],
	Hooghly: [87.9, 21.5, 88.5, 22.7],
	Pasur: [89.3, 21.5, 89.8, 22.6],
	Yangtze: [106, 29, 122, 32.5],
	Congo: [12.2, -6.2, 13.8, -5.6],
};

const routes = makeSeaRoutes(["arctic"]);

/** Places of routes between ports, 12 nautical miles apart, each once. */
function placesOfRoutes(): Position[] {
	const places = new Map<string, Position>();
	PORTS.forEach(({ code }, index) => {
		if (index % EVERY_PORT > 0) return;
		const other = PORTS[(index + 61) % PORTS.length];
		const route = other && routes.betweenPorts(code, other.code);
		if (route === undefined) return;
		const last = route.nauticalMiles - HARBOUR_MILES;
		for (let miles = HARBOUR_MILES; miles < last; miles += EVERY_MILES) {
			const { position } = pointAt(route, miles);
			places.set(position.map((x) => x.toFixed(1)).join(), position);
		}
	});
	return [...places.values()];
}

function isInlandWater([x, y]: Position): boolean {
	return Object.values(INLAND_WATERS).some(
		([west = 0, south = 0, east = 0, north = 0]) =>
			x >= west && x <= east && y >= south && y <= north,
	);
}

test("fewer than one place in ten thousand of routes lies on land, apart from rivers, canals and the error of the outlines", {
	tags: "whole",
	timeout: 60_000,
}, () => {
	const milesInland = landOutlines();
	const places = placesOfRoutes();
	const onLand = places.flatMap((place) => {
		const miles = milesInland(place);
		return miles > 0 ? [{ place, miles }] : [];
	});
	const outside = onLand.filter(({ place }) => !isInlandWater(place));
	const deep = outside.filter(({ miles }) => miles > ERROR_MILES);
	const share = (part: readonly unknown[]) =>
		`${((100 * part.length) / places.length).toFixed(3)} %`;
	console.info(
		`Of ${places.length} places of routes ${share(onLand)} are on land, ${share(outside)} besides rivers and canals, ${share(deep)} by more than ${ERROR_MILES} miles`,
	);
	expect(deep.length / places.length).toBeLessThan(0.0001);
	expect(outside.length / places.length).toBeLessThan(0.001);
});
