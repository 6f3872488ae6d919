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
export function crosses([start, end]: Gate, a: Position, b: Position): boolean {
	// In a plane whose longitudes count from the gate's start, the meridian of 180 degrees is nowhere near.
	const gate = [wrap(end[0] - start[0]), end[1] - start[1]] as const;
	const from = [wrap(a[0] - start[0]), a[1] - start[1]] as const;
	const lane = [wrap(b[0] - a[0]), b[1] - a[1]] as const;
	const to = [from[0] + lane[0], from[1] + lane[1]] as const;
	const startBehind = [-from[0], -from[1]] as const;
	const endBehind = [gate[0] - from[0], gate[1] - from[1]] as const;
	return (
		side(gate, from) * side(gate, to) < 0 &&
		side(lane, startBehind) * side(lane, endBehind) < 0
	);
}

function side(
	line: readonly [number, number],
	point: readonly [number, number],
): number {
	return line[0] * point[1] - line[1] * point[0];
}
