import { nearestOnArc } from "./arc.ts";
import {
	along,
	angleBetween,
	directionOf,
	MILES_PER_RADIAN,
	type Position,
} from "./globe.ts";
import type { Lane, Network } from "./network.ts";

/** A point on a lane. */
export interface LanePoint {
	readonly lane: Lane;
	readonly position: Position;
	/** Its distance from the lane's first waypoint. */
	readonly milesAlong: number;
	/** Its distance from the requested position. */
	readonly milesOff: number;
}

/** The point on the lanes nearest to a position; undefined when the network has no lanes. */
export function nearestLane(
	network: Network,
	position: Position,
): LanePoint | undefined {
	const target = directionOf(position);
	let best: { lane: Lane; along: number; off: number } | undefined;
	for (const lane of network.lanes) {
		// No point of a lane is nearer than the distance to its end minus its length.
		const least =
			angleBetween(target, lane.from.direction) - lane.miles / MILES_PER_RADIAN;
		if (best !== undefined && least > best.off) continue;
		const found = nearestOnArc(target, lane.from.direction, lane.to.direction);
		if (best === undefined || found.off < best.off) best = { lane, ...found };
	}
	if (best === undefined) return undefined;
	const { lane } = best;
	const milesAlong = best.along * MILES_PER_RADIAN;
	return {
		lane,
		position: along(
			lane.from.position,
			lane.to.position,
			milesAlong / lane.miles,
		),
		milesAlong,
		milesOff: best.off * MILES_PER_RADIAN,
	};
}
