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
	/** Its index in the network's list. */
	readonly index: number;
	readonly position: Position;
	readonly direction: Direction;
}

/** A great-circle edge between two waypoints, sailed both ways. */
export interface Lane {
	readonly from: Waypoint;
	readonly to: Waypoint;
	readonly miles: number;
}

/** The graph of sea lanes. */
export interface Network {
	readonly waypoints: readonly Waypoint[];
	readonly lanes: readonly Lane[];
	/** The lanes at each waypoint, by its index. */
	readonly lanesAt: readonly (readonly Lane[])[];
}

/**
 * Points that agree to a thousandth of a degree (some 100 m) become one waypoint, because some lines of the data miss each
 * other by that.
 */
const PARTS_OF_DEGREE = 1_000;

const NO_PART = -1;

/**
 * Builds the network by joining lines at shared points, also across the meridian of 180 degrees. Only the largest connected
 * component keeps its lanes.
 */
export function buildNetwork({ world, own, leftOut }: LaneData): Network {
	const byPlace = new Map<number, Waypoint>();
	function waypointAt([longitude, latitude]: Position): Waypoint {
		const x = Math.round(
			(longitude === 180 ? -180 : longitude) * PARTS_OF_DEGREE,
		);
		const y = Math.round(latitude * PARTS_OF_DEGREE);
		const place = x * 360 * PARTS_OF_DEGREE + y;
		const known = byPlace.get(place);
		if (known !== undefined) return known;
		const position = [x / PARTS_OF_DEGREE, y / PARTS_OF_DEGREE] as const;
		const index = byPlace.size;
		const waypoint = { index, position, direction: directionOf(position) };
		byPlace.set(place, waypoint);
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
	const isInPart = largestPart(networkOf(waypoints, lanes));
	return networkOf(
		waypoints,
		lanes.filter((lane) => isInPart[lane.from.index]),
	);
}

/** The network without closed lanes. It may be disconnected. */
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
	// Copies, because a list that grew has room for many more lanes than the two or three of a waypoint.
	return { waypoints, lanes, lanesAt: lanesAt.map((some) => [...some]) };
}

function lanesThrough(path: readonly Waypoint[]): Lane[] {
	return path.slice(1).flatMap((to, index) => {
		const from = path[index];
		if (from === undefined || from === to) return [];
		const miles = MILES_PER_RADIAN * angleBetween(from.direction, to.direction);
		return [{ from, to, miles }];
	});
}

/** For each waypoint, by its index, whether it is in the largest connected component. */
function largestPart({ waypoints, lanesAt }: Network): readonly boolean[] {
	const partOf: number[] = waypoints.map(() => NO_PART);
	const sizes: number[] = [];
	for (const start of waypoints) {
		if (partOf[start.index] !== NO_PART) continue;
		const part = [start];
		partOf[start.index] = sizes.length;
		// The loop also visits waypoints that it adds.
		for (const waypoint of part) {
			for (const lane of lanesAt[waypoint.index] ?? []) {
				const next = otherEnd(lane, waypoint);
				if (partOf[next.index] !== NO_PART) continue;
				partOf[next.index] = sizes.length;
				part.push(next);
			}
		}
		sizes.push(part.length);
	}
	const largest = sizes.indexOf(Math.max(...sizes));
	return partOf.map((part) => part === largest);
}
