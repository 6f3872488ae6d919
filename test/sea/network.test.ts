import { describe, expect, test } from "vitest";
import type { Position } from "../../server/sea/globe.ts";
import { type Line, readLanes } from "../../server/sea/lanes.ts";
import { nearestLane } from "../../server/sea/nearest-lane.ts";
import {
	buildNetwork,
	type Network,
	otherEnd,
} from "../../server/sea/network.ts";
import { shortestPath } from "../../server/sea/shortest-path.ts";

const LANES = readLanes();

function network(world: readonly Line[], own: readonly Line[] = []): Network {
	return buildNetwork({ world, own, leftOut: [] });
}

function pathOf(made: Network, from: Position, to: Position) {
	const [start, end] = [nearestLane(made, from), nearestLane(made, to)];
	return start && end && shortestPath(made, start, end);
}

/** The points of lines as the network has them: rounded, and with one meridian of 180 degrees. */
function key([longitude, latitude]: Position): string {
	const x = Math.round((longitude === 180 ? -180 : longitude) * 1_000);
	return `${x},${Math.round(latitude * 1_000)}`;
}

describe("a network", () => {
	test("joins lines where they share a point, or miss each other by metres", () => {
		const path = pathOf(
			network([
				[
					[0, 0],
					[1, 0],
				],
				[
					[1.0001, 0.0001],
					[2, 1],
				],
			]),
			[0, 0],
			[2, 1],
		);
		expect(path).toHaveLength(3);
	});

	test("continues across the meridian of 180 degrees", () => {
		const path = pathOf(
			network([
				[
					[179, 10],
					[180, 10],
				],
				[
					[-180, 10],
					[-179, 10],
				],
			]),
			[179, 10],
			[-179, 10],
		);
		expect(path?.map(([longitude]) => Math.round(longitude))).toEqual([
			179, -180, -179,
		]);
	});

	test("has lanes only of its largest part", () => {
		const made = network([
			[
				[0, 0],
				[1, 0],
				[2, 0],
			],
			[
				[10, 0],
				[11, 0],
			],
		]);
		expect(made.lanes).toHaveLength(2);
		expect(nearestLane(made, [10, 0])?.position).toEqual([2, 0]);
	});

	test("uses an added line in place of the lane between its ends", () => {
		const made = network(
			[
				[
					[0, 0],
					[2, 0],
				],
			],
			[
				[
					[0, 0],
					[1, 1],
					[2, 0],
				],
			],
		);
		expect(pathOf(made, [0, 0], [2, 0])).toContainEqual([1, 1]);
		expect(made.lanes).toHaveLength(2);
	});

	test("finds a route between two places of one lane", () => {
		const made = network([
			[
				[0, 0],
				[10, 0],
			],
		]);
		const path = pathOf(made, [7, 1], [3, -1]);
		expect(path?.map(([longitude]) => longitude.toFixed(1))).toEqual([
			"7.0",
			"3.0",
		]);
	});
});

describe("the lanes of the world", () => {
	const made = buildNetwork(LANES);

	test("are all connected", () => {
		const start = made.lanes[0]?.from;
		if (start === undefined) throw new Error("There are no lanes");
		const reached = new Set([start]);
		for (const waypoint of reached)
			for (const lane of made.lanesAt[waypoint.index] ?? [])
				reached.add(otherEnd(lane, waypoint));
		expect(made.lanes.filter(({ from }) => !reached.has(from))).toEqual([]);
	});

	test("begin and end at other lanes or at ports, where they are added ones", () => {
		const points = LANES.world.flat().map(key);
		const known = new Map<string, number>();
		for (const point of [...points, ...LANES.own.flat().map(key)])
			known.set(point, (known.get(point) ?? 0) + 1);
		const loose = LANES.own.filter((line) =>
			line.slice(-1).some((end) => (known.get(key(end)) ?? 0) < 2),
		);
		expect(loose).toEqual([]);
	});

	test("include each lane that the network leaves out", () => {
		const pieces = new Set(
			LANES.world.flatMap((line) =>
				line.flatMap((point, index) => {
					const next = line[index + 1];
					return next
						? [`${key(point)} ${key(next)}`, `${key(next)} ${key(point)}`]
						: [];
				}),
			),
		);
		const missing = LANES.leftOut.flatMap((line) =>
			line.slice(1).flatMap((to, index) => {
				const from = line[index];
				return from && pieces.has(`${key(from)} ${key(to)}`) ? [] : [to];
			}),
		);
		expect(missing).toEqual([]);
	});
});
