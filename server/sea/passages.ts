import { type Position, wrap } from "./globe.ts";

/** A line from shore to shore, straight on a map. What crosses it goes through the passage. */
export type Gate = readonly [Position, Position];

/** The passages that can be closed to routes, by the name that they have in the configuration. */
export const PASSAGES = {
	// Bering Strait, without which neither the Northern Sea Route nor the Northwest Passage leads to another ocean.
	arctic: [
		[170, 65.8],
		[-160, 65.8],
	],
	"bab-el-mandeb": [
		[41.8, 13.2],
		[43.8, 13.2],
	],
	bosporus: [
		[28.8, 41.13],
		[29.3, 41.13],
	],
	hormuz: [
		[56.3, 26.2],
		[57, 27],
	],
	malacca: [
		[101, 2],
		[102, 3.2],
	],
	panama: [
		[-80.3, 9.1],
		[-79, 9.1],
	],
	suez: [
		[31.9, 30.7],
		[33, 30.7],
	],
} as const satisfies Readonly<Record<string, Gate>>;

/** The name of a passage. */
export type Passage = keyof typeof PASSAGES;

/** Whether a lane from `a` to `b` crosses a gate. */
export function crosses(gate: Gate, a: Position, b: Position): boolean {
	const start = gate[0];
	const end = gate[1];
	if (Math.min(a[1], b[1]) > Math.max(start[1], end[1])) return false;
	if (Math.max(a[1], b[1]) < Math.min(start[1], end[1])) return false;
	// Longitudes count from the gate's start: the meridian where they jump is on the other side of the globe.
	const across = steps(start, end);
	const from = steps(start, a);
	const lane = steps(a, b);
	const to: Steps = [from[0] + lane[0], from[1] + lane[1]];
	const startSide = turn(lane, [-from[0], -from[1]]);
	const endSide = turn(lane, [across[0] - from[0], across[1] - from[1]]);
	return turn(across, from) * turn(across, to) < 0 && startSide * endSide < 0;
}

/** Degrees to the east and to the north. */
type Steps = readonly [east: number, north: number];

function steps(from: Position, to: Position): Steps {
	return [wrap(to[0] - from[0]), to[1] - from[1]];
}

/** More than 0 when the second direction is to the left of the first one, less than 0 when it is to the right. */
function turn(first: Steps, second: Steps): number {
	return first[0] * second[1] - first[1] * second[0];
}
