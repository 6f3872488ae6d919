import { type NearestOnRoute, pointAt } from "./along-route.ts";
import { greatCircleMiles, type Position } from "./globe.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";

/** Halvings that find a joint on a piece of 120 nautical miles to some ten metres. */
const HALVINGS = 14;

/**
 * A path from a position beside a route to the route's end. It joins the route ahead of the nearest point, where it would meet a
 * straight route at 45 degrees, so that it never turns back.
 */
export function joinAhead(
	from: Position,
	route: SeaRoute,
	{ miles, offMiles }: NearestOnRoute,
): SeaRoute {
	const { line, milesAt } = route;
	const radius = offMiles * Math.SQRT2;
	const isNear = (ahead: number) =>
		greatCircleMiles(from, pointAt(route, ahead).position) <= radius;
	const next = milesAt.findIndex((at) => at > miles && !isNear(at));
	if (next === -1) return routeThrough([from, ...line.slice(-1)]);
	let near = Math.max(miles, milesAt[next - 1] ?? miles);
	let far = milesAt[next] ?? near;
	for (let halving = 0; halving < HALVINGS; halving++) {
		const middle = (near + far) / 2;
		if (isNear(middle)) near = middle;
		else far = middle;
	}
	const joint = pointAt(route, near).position;
	return routeThrough([from, joint, ...line.slice(next)]);
}
