import { nearestOn, pointAt } from "./along-route.ts";
import type { Position } from "./globe.ts";
import { routeThrough, type SeaRoute } from "./route-line.ts";

/**
 * From a position beside a route to its end. It comes to the route as far ahead as it is off, at an angle of 45 degrees, and
 * never turns back.
 */
export function joinAhead(from: Position, route: SeaRoute): SeaRoute {
	const { miles, offMiles } = nearestOn(route, from);
	const joint = Math.min(miles + offMiles, route.nauticalMiles);
	const ahead = route.line.filter(
		(_, index) => (route.milesAt[index] ?? 0) > joint,
	);
	return routeThrough([from, pointAt(route, joint).position, ...ahead]);
}
