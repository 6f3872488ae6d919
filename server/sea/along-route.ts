import { nearestOnArc } from "./arc.ts";
import {
	along,
	bearing,
	directionOf,
	MILES_PER_RADIAN,
	type Position,
} from "./globe.ts";
import type { SeaRoute } from "./route-line.ts";

/** A point on a route, and the course there in degrees from north. */
export interface RoutePoint {
	readonly position: Position;
	readonly headingDegrees: number;
}

/** The nearest point of a route: its miles from the start, and its distance. */
export interface NearestOnRoute {
	readonly miles: number;
	readonly offMiles: number;
}

/** The point of a route after so many nautical miles, clamped to its start and end. */
export function pointAt(route: SeaRoute, miles: number): RoutePoint {
	const to = bendAfter(route.milesAt, miles);
	const [a, b] = piece(route, to);
	const begin = route.milesAt[to - 1] ?? 0;
	const length = (route.milesAt[to] ?? 0) - begin;
	if (miles <= begin) return { position: a, headingDegrees: bearing(a, b) };
	if (miles - begin >= length)
		return { position: b, headingDegrees: (bearing(b, a) + 180) % 360 };
	const position = along(a, b, (miles - begin) / length);
	return { position, headingDegrees: bearing(position, b) };
}

/** The first of the nearest points of a route to a position. */
export function nearestOn(route: SeaRoute, position: Position): NearestOnRoute {
	const target = directionOf(position);
	const directions = route.line.map(directionOf);
	let best: NearestOnRoute = { miles: 0, offMiles: Number.POSITIVE_INFINITY };
	directions.forEach((end, index) => {
		const start = directions[index - 1];
		if (start === undefined) return;
		const found = nearestOnArc(target, start, end);
		const offMiles = found.off * MILES_PER_RADIAN;
		if (offMiles >= best.offMiles) return;
		const miles =
			(route.milesAt[index - 1] ?? 0) + found.along * MILES_PER_RADIAN;
		best = { miles, offMiles };
	});
	return best;
}

/** The index of the first bend that is not before these miles; from 1 to that of the last one. */
function bendAfter(milesAt: readonly number[], miles: number): number {
	let [low, high] = [1, milesAt.length - 1];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((milesAt[middle] ?? 0) < miles) low = middle + 1;
		else high = middle;
	}
	return low;
}

function piece({ line }: SeaRoute, to: number): readonly [Position, Position] {
	const [a, b] = [line[to - 1], line[to]];
	if (a === undefined || b === undefined)
		throw new RangeError("A route has two positions or more");
	return [a, b];
}
