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

const NUMBERS = 4;

/**
 * Barriers by the one-degree cells that they touch. Their ends are kept as plain numbers, because as positions the shores of the world
 * would take three times as much memory.
 */
export class BarrierIndex {
	/** The longitude and latitude of both ends of each barrier. */
	readonly #ends: Float64Array;
	/** The numbers of the barriers at each cell. */
	readonly #atCell = new Map<number, number[]>();

	constructor(barriers: Iterable<Barrier>) {
		const ends: number[] = [];
		for (const [a, b] of barriers) {
			const number = ends.length / NUMBERS;
			ends.push(...a, ...b);
			for (const cell of cellsBetween(a, b)) {
				const known = this.#atCell.get(cell);
				if (known === undefined) this.#atCell.set(cell, [number]);
				else known.push(number);
			}
		}
		this.#ends = Float64Array.from(ends);
		// Copies, because a list that grew has room for more.
		for (const [cell, numbers] of this.#atCell)
			this.#atCell.set(cell, [...numbers]);
	}

	/** Number of barriers that the straight line from `a` to `b` crosses; the two are less than half the globe apart. */
	crossings(a: Position, b: Position): number {
		const found = new Set<number>();
		for (const cell of cellsBetween(a, b)) {
			for (const number of this.#atCell.get(cell) ?? []) {
				if (crosses(this.#barrier(number), a, b)) found.add(number);
			}
		}
		return found.size;
	}

	#barrier(number: number): Barrier {
		const at = number * NUMBERS;
		const end = (first: number): Position => [
			this.#ends[first] ?? Number.NaN,
			this.#ends[first + 1] ?? Number.NaN,
		];
		return [end(at), end(at + 2)];
	}
}

/** The one-degree cells of the smallest box around two positions less than half the globe apart. */
function cellsBetween(a: Position, b: Position): number[] {
	const east = ((b[0] - a[0] + 540) % 360) - 180;
	const south = Math.floor(Math.min(a[1], b[1]));
	const north = Math.floor(Math.max(a[1], b[1]));
	const first = Math.floor(Math.min(a[0], a[0] + east));
	const last = Math.floor(Math.max(a[0], a[0] + east));
	const cells: number[] = [];
	for (let y = south; y <= north; y++)
		for (let x = first; x <= last; x++) cells.push(y * 360 + ((x + 720) % 360));
	return cells;
}
