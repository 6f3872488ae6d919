import { type Position, wrap } from "./globe.ts";

/** A straight line on a map that no ship crosses: a piece of shore, or the closure of a passage. */
export type Barrier = readonly [Position, Position];

/** Whether the straight line from `a` to `b` crosses a barrier. */
export function crosses(barrier: Barrier, a: Position, b: Position): boolean {
	const start = barrier[0];
	const end = barrier[1];
	if (Math.min(a[1], b[1]) > Math.max(start[1], end[1])) return false;
	if (Math.max(a[1], b[1]) < Math.min(start[1], end[1])) return false;
	// Longitudes count from the barrier's start, so that they jump on the other side of the globe.
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
