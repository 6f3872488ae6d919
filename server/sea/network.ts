import {
	angleBetween,
	type Direction,
	directionOf,
	MILES_PER_RADIAN,
	type Position,
} from "./globe.ts";
import type { LaneData, Line } from "./lanes.ts";

/** A point where lanes meet or turn. */
export interface Waypoint {
	/** Its place in the network's list. */
	readonly index: number;
	readonly position: Position;
	readonly direction: Direction;
}

/** A stretch of sea between two waypoints along the great circle; it is sailed both ways. */
export interface Lane {
	readonly from: Waypoint;
	readonly to: Waypoint;
	readonly miles: number;
}

/** The lanes of the sea. */
export interface Network {
	readonly waypoints: readonly Waypoint[];
	readonly lanes: readonly Lane[];
	/** The lanes that begin or end at a waypoint, by its index. */
	readonly lanesAt: readonly (readonly Lane[])[];
}

/** Points are one waypoint when they agree to a thousandth of a degree, some 100 m: by as much the data's lines miss each other here and there. */
const PARTS_OF_DEGREE = 1_000;

/**
 * Joins lines where they share a point, also across the meridian of 180 degrees, and keeps the largest part that hangs
 * together: every waypoint that has a lane can be reached from every other one that has.
 */
export function buildNetwork({ world, own, leftOut }: LaneData): Network {
	const byPlace = new Map<string, Waypoint>();
	function waypointAt([longitude, latitude]: Position): Waypoint {
		const x = Math.round(
			(longitude === 180 ? -180 : longitude) * PARTS_OF_DEGREE,
		);
		const y = Math.round(latitude * PARTS_OF_DEGREE);
		const known = byPlace.get(`${x},${y}`);
		if (known !== undefined) return known;
		const position = [x / PARTS_OF_DEGREE, y / PARTS_OF_DEGREE] as const;
		const index = byPlace.size;
		const waypoint = { index, position, direction: directionOf(position) };
		byPlace.set(`${x},${y}`, waypoint);
		return waypoint;
	}
	const lanesOf = (lines: readonly Line[]) =>
		lines.flatMap((line) => lanesThrough(line.map(waypointAt)));
	const replaced = own.map((line) => [...line.slice(0, 1), ...line.slice(-1)]);
	const unused = new Set(
		lanesOf([...leftOut, ...replaced]).flatMap(({ from, to }) => [
			`${from.index},${to.index}`,
			`${to.index},${from.index}`,
		]),
	);
	const lanes = [
		...lanesOf(world).filter(
			({ from, to }) => !unused.has(`${from.index},${to.index}`),
		),
		...lanesOf(own),
	];
	const waypoints = [...byPlace.values()];
	const part = largestPart(networkOf(waypoints, lanes));
	return networkOf(
		waypoints,
		lanes.filter((lane) => part.has(lane.from)),
	);
}

/** The same waypoints with only those lanes that `isOpen` holds for. Parts of it may be cut off from others. */
export function withoutLanes(
	{ waypoints, lanes }: Network,
	isClosed: (lane: Lane) => boolean,
): Network {
	return networkOf(
		waypoints,
		lanes.filter((lane) => !isClosed(lane)),
	);
}

/** The waypoint at the other end of a lane. */
export function otherEnd(lane: Lane, end: Waypoint): Waypoint {
	return lane.from === end ? lane.to : lane.from;
}

function networkOf(
	waypoints: readonly Waypoint[],
	lanes: readonly Lane[],
): Network {
	const lanesAt: Lane[][] = waypoints.map(() => []);
	for (const lane of lanes) {
		lanesAt[lane.from.index]?.push(lane);
		lanesAt[lane.to.index]?.push(lane);
	}
	return { waypoints, lanes, lanesAt };
}

function lanesThrough(path: readonly Waypoint[]): Lane[] {
	return path.slice(1).flatMap((to, index) => {
		const from = path[index];
		if (from === undefined || from === to) return [];
		const miles = MILES_PER_RADIAN * angleBetween(from.direction, to.direction);
		return [{ from, to, miles }];
	});
}

function largestPart({ waypoints, lanesAt }: Network): ReadonlySet<Waypoint> {
	const seen = new Set<Waypoint>();
	let largest = new Set<Waypoint>();
	for (const start of waypoints) {
		if (seen.has(start)) continue;
		const part = new Set([start]);
		// A set is walked in the order of insertion, so that what is added on the way is walked too.
		for (const waypoint of part) {
			for (const lane of lanesAt[waypoint.index] ?? [])
				part.add(otherEnd(lane, waypoint));
			seen.add(waypoint);
		}
		if (part.size > largest.size) largest = part;
	}
	return largest;
}
