import { pointAt } from "./along-route.ts";
import { greatCircleMiles, type Position } from "./globe.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";
import type { Waters } from "./shores.ts";

/** The longest short cut over open water, and how far from the start of a route it may begin. */
const REACH_MILES = 600;

/** Near its end a route leads through narrow waters, for which land outlines are too coarse. */
const APPROACH_MILES = 30;

/**
 * The route with short cuts over open water at its beginning, for a vessel that joins the lanes from elsewhere. Lanes meet in few
 * points, so the route might lead back to one first.
 */
export function straighten(route: SeaRoute, waters: Waters): SeaRoute {
	const approach = route.nauticalMiles - APPROACH_MILES;
	const next = route.milesAt.findIndex((miles) => miles > approach);
	if (next < 1) return route;
	const { position: last } = pointAt(route, approach);
	const joints = [...route.line.slice(0, next), last];
	const path = joints.slice(0, 1);
	let [index, miles] = [0, 0];
	while (index < joints.length - 1 && miles < REACH_MILES) {
		const [here, joint] = [joints[index], farthest(joints, index, waters)];
		index = joint.index;
		path.push(joint.position);
		miles += here ? greatCircleMiles(here, joint.position) : 0;
	}
	const rest = [...joints.slice(index + 1), ...route.line.slice(next)];
	return routeThrough([...path, ...rest]);
}

/** The last of these points that is reachable in a straight line over open water; without one, the next point. */
function farthest(
	joints: readonly Position[],
	from: number,
	waters: Waters,
): { readonly index: number; readonly position: Position } {
	const here = joints[from];
	let [index, position] = [from + 1, joints[from + 1]];
	for (let last = joints.length - 1; last > index; last--) {
		const there = joints[last];
		if (here && there && isStraight(here, there, waters))
			[index, position] = [last, there];
	}
	if (position === undefined) throw new RangeError("No place is left");
	return { index, position };
}

/** Whether a straight line of at most 600 miles over open water connects two positions. */
export function isStraight(a: Position, b: Position, waters: Waters): boolean {
	if (greatCircleMiles(a, b) > REACH_MILES || waters.isLand(b)) return false;
	const { line } = routeThrough([a, b]);
	return line.every(
		(to, index) => index === 0 || waters.isOpen(line[index - 1] ?? to, to),
	);
}
