import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { pointAt } from "../../server/sea/along-route.ts";
import type { Position } from "../../server/sea/globe.ts";
import type { SeaRoute } from "../../server/sea/route-line.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { readShores, watersBetween } from "../../server/sea/shores.ts";
import { isStraight } from "../../server/sea/straighten.ts";
import { turnsBack } from "../../server/sea/without-backtracking.ts";
import { extentOf } from "../support/vitest/extent.ts";

const routes = makeSeaRoutes(["arctic"]);
const waters = watersBetween(readShores());
const anyPort = fc.constantFrom(...PORTS.map(({ code }) => code));
const aside = fc.double({ min: -2, max: 2, noNaN: true });

/** Places where a route turns back although open water leads past them. */
function spikesOf(route: SeaRoute): Position[] {
	return route.line.filter((_, index) => {
		const miles = route.milesAt[index] ?? 0;
		if (!turnsBack(route, miles)) return false;
		const arm = Math.min(10, miles, route.nauticalMiles - miles);
		const [from, to] = [
			pointAt(route, miles - arm),
			pointAt(route, miles + arm),
		];
		return isStraight(from.position, to.position, waters);
	});
}

describe("a route makes no detour to where lanes meet", () => {
	it.each([
		["from Freeport to Cádiz, by Gibraltar", "USFPO", "ESCAD"],
		["from Mobile to Puerto Barrios", "USMOB", "GTPBR"],
		["from Helsingborg's neighbours past it", "BRIGI", "SEHEL"],
		["from Honolulu to Xiamen", "USHNL", "CNXMN"],
		["from Port Moresby to Port Louis", "PGPOM", "MUPLU"],
	])("%s", (_, from, to) => {
		const route = routes.betweenPorts(from, to);
		const turns = route?.milesAt.filter((miles) => turnsBack(route, miles));
		expect(turns).toEqual([]);
	});
});

test("a route between ports, or onward from a vessel beside it, turns back only around land", () => {
	fc.assert(
		fc.property(
			anyPort,
			anyPort,
			fc.double({ min: 0, max: 1, noNaN: true }),
			aside,
			aside,
			(from, to, share, east, north) => {
				const route = routes.betweenPorts(from, to);
				if (route === undefined) return;
				expect(spikesOf(route)).toEqual([]);
				const { position } = pointAt(route, share * route.nauticalMiles);
				const vessel: Position = [
					Math.max(-180, Math.min(180, position[0] + east)),
					position[1] + north,
				];
				expect(spikesOf(routes.onward(vessel, route))).toEqual([]);
			},
		),
		{ numRuns: extentOf(50) },
	);
});
