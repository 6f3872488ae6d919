import {
	angleBetween,
	directionOf,
	MILES_PER_RADIAN,
	type Position,
} from "./globe.ts";
import type { LanePoint } from "./nearest-lane.ts";
import { type Lane, type Network, otherEnd, type Waypoint } from "./network.ts";
import { priorityQueue } from "./priority-queue.ts";

/**
 * The positions of the shortest path along lanes from one point to another, both included; undefined when they are not
 * connected. An A* search: the great-circle distance to the end is an admissible heuristic.
 */
export function shortestPath(
	network: Network,
	from: LanePoint,
	to: LanePoint,
): Position[] | undefined {
	const start = waypointOn(from, network.waypoints.length);
	const end = waypointOn(to, start.index + 1);
	const ends = [...partsOf(from, start), ...partsOf(to, end)];
	if (from.lane === to.lane) {
		const miles = Math.abs(from.milesAlong - to.milesAlong);
		ends.push({ from: start, to: end, miles });
	}
	const milesTo = new Float64Array(end.index + 1).fill(
		Number.POSITIVE_INFINITY,
	);
	const before = new Map<Waypoint, Waypoint>();
	const queue = priorityQueue<Waypoint>();
	milesTo[start.index] = 0;
	queue.push(start, 0);
	for (
		let here = queue.pop();
		here !== undefined && here !== end;
		here = queue.pop()
	) {
		for (const lane of lanesAt(network, ends, here)) {
			const next = otherEnd(lane, here);
			const miles = (milesTo[here.index] ?? 0) + lane.miles;
			if (miles >= (milesTo[next.index] ?? 0)) continue;
			milesTo[next.index] = miles;
			before.set(next, here);
			queue.push(next, miles + milesBetween(next, end));
		}
	}
	return before.has(end) ? pathTo(end, before) : undefined;
}

/** A temporary waypoint at a point on a lane. */
function waypointOn({ position }: LanePoint, index: number): Waypoint {
	return { index, position, direction: directionOf(position) };
}

/** The two parts into which a point divides its lane. */
function partsOf({ lane, milesAlong }: LanePoint, here: Waypoint): Lane[] {
	return [
		{ from: lane.from, to: here, miles: milesAlong },
		{ from: here, to: lane.to, miles: lane.miles - milesAlong },
	];
}

function lanesAt(
	network: Network,
	ends: readonly Lane[],
	{ index }: Waypoint,
): readonly Lane[] {
	return [
		...(network.lanesAt[index] ?? []),
		...ends.filter(
			({ from, to }) => from.index === index || to.index === index,
		),
	];
}

function milesBetween(a: Waypoint, b: Waypoint): number {
	return MILES_PER_RADIAN * angleBetween(a.direction, b.direction);
}

function pathTo(
	end: Waypoint,
	before: ReadonlyMap<Waypoint, Waypoint>,
): Position[] {
	const path: Position[] = [];
	for (
		let here: Waypoint | undefined = end;
		here !== undefined;
		here = before.get(here)
	)
		path.push(here.position);
	return path.reverse();
}
