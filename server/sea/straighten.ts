import { greatCircleMiles, type Position } from "./globe.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";
import type { OpenWater } from "./shores.ts";

/** A short cut over open water is no longer, and none begins farther from the start of a route. */
const REACH_MILES = 600;

/** So near to its end a route leads through narrow waters, which outlines of land are too coarse for. */
const APPROACH_MILES = 30;

/**
 * The same route with short cuts over open water at its beginning, as a vessel takes them that comes to the lanes from elsewhere:
 * lanes meet in few places, and the way over them may lead back to one before it leads on.
 */
export function straighten(route: SeaRoute, isOpen: OpenWater): SeaRoute {
	const { line, milesAt, nauticalMiles } = route;
	const lastJoint = milesAt.findLastIndex(
		(miles) => miles <= nauticalMiles - APPROACH_MILES,
	);
	const start = line[0];
	if (start === undefined || lastJoint < 1) return route;
	const path = [start];
	let index = 0;
	for (
		let here = start, miles = 0;
		miles < REACH_MILES && index < lastJoint;
		miles += greatCircleMiles(path.at(-2) ?? here, here)
	) {
		index = farthest(line, index, lastJoint, isOpen);
		here = line[index] ?? here;
		path.push(here);
	}
	return routeThrough([...path, ...line.slice(index + 1)]);
}

/** The last place of a line, up to an index, that can be reached straight from another one; the next one where nothing can. */
function farthest(
	line: readonly Position[],
	from: number,
	last: number,
	isOpen: OpenWater,
): number {
	const here = line[from];
	if (here === undefined) return from + 1;
	for (let index = last; index > from + 1; index--) {
		const there = line[index];
		if (there === undefined || greatCircleMiles(here, there) > REACH_MILES)
			continue;
		const way = routeThrough([here, there]).line;
		if (way.slice(1).every((b, before) => isOpen(way[before] ?? b, b)))
			return index;
	}
	return from + 1;
}
