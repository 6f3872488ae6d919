import { pointAt } from "./along-route.ts";
import { greatCircleMiles, type Position } from "./globe.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";
import type { Waters } from "./shores.ts";
import { isStraight } from "./straighten.ts";

/** A route turns back at a bend when its points this far before and after the bend are close together. */
const ARM_MILES = 10;
/** How close together, as a share of the distance from the bend to one of the points. */
const BACK_SHARE = 0.7;

/** Turns closer to an end are ignored: land outlines are too coarse for harbours. */
const SHORTEST_ARM_MILES = 4;

/** How far before and after a turn a cut can leave and join the route. */
const REACH_MILES = 150;
const STEP_MILES = 5;

/** Most turns to cut on one route. */
const MOST_TURNS = 12;

/** A straight cut past a turn: where it leaves and joins the route, in miles from the start. */
interface Cut {
	readonly from: number;
	readonly to: number;
	readonly savedMiles: number;
}

/** Miles to examine before and after a bend; undefined too close to an end. */
function armAt({ nauticalMiles }: SeaRoute, miles: number): number | undefined {
	const arm = Math.min(ARM_MILES, miles, nauticalMiles - miles);
	return arm >= SHORTEST_ARM_MILES ? arm : undefined;
}

function between(route: SeaRoute, from: number, to: number): number {
	const [a, b] = [pointAt(route, from), pointAt(route, to)];
	return greatCircleMiles(a.position, b.position);
}

/** Whether a route turns back at a bend (in miles from its start), by one sharp turn or two close ones. */
export function turnsBack(route: SeaRoute, miles: number): boolean {
	const arm = armAt(route, miles);
	if (arm === undefined) return false;
	return between(route, miles - arm, miles + arm) < BACK_SHARE * arm;
}

/** The cuts past a bend, those that save most first. */
function cutsAt(route: SeaRoute, miles: number): Cut[] {
	const steps = Array.from(
		{ length: REACH_MILES / STEP_MILES },
		(_, step) => (step + 1) * STEP_MILES,
	);
	const arms = [armAt(route, miles) ?? 0, ...steps];
	return arms
		.filter((back) => back <= miles)
		.flatMap((back) =>
			arms
				.filter((ahead) => ahead <= route.nauticalMiles - miles)
				.map((ahead): Cut => {
					const [from, to] = [miles - back, miles + ahead];
					const savedMiles = back + ahead - between(route, from, to);
					return { from, to, savedMiles };
				}),
		)
		.sort((one, other) => other.savedMiles - one.savedMiles);
}

function shortened(
	{ line, milesAt }: SeaRoute,
	path: readonly Position[],
	{ from, to }: Cut,
): SeaRoute {
	const head = line.filter((_, index) => (milesAt[index] ?? 0) < from);
	const tail = line.filter((_, index) => (milesAt[index] ?? 0) > to);
	return routeThrough([...head, ...path, ...tail]);
}

/**
 * The route without turns that are not around land. Lanes meet in few points, so a route over them may lead past a port, or past the
 * next lane, to a junction and back.
 */
export function withoutBacktracking(
	route: SeaRoute,
	waters: () => Waters,
): SeaRoute {
	let current = route;
	const around = new Set<string>();
	for (let turns = 0; turns < MOST_TURNS; turns++) {
		const at = current.line.findIndex(
			(position, index) =>
				!around.has(position.join()) &&
				turnsBack(current, current.milesAt[index] ?? 0),
		);
		const bend = current.line[at];
		if (bend === undefined) return current;
		const miles = current.milesAt[at] ?? 0;
		const ends = ({ from, to }: Cut) =>
			[from, to].map((mile) => pointAt(current, mile).position);
		const open = cutsAt(current, miles).find((one) => {
			const [a, b] = ends(one);
			return a !== undefined && b !== undefined && isStraight(a, b, waters());
		});
		if (open === undefined) around.add(bend.join());
		else current = shortened(current, ends(open), open);
	}
	return current;
}
