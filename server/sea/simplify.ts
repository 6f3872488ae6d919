import { greatCircleMiles, type Position, unwrap } from "./globe.ts";

/** Longest piece of a simplified line, where the given line has positions between. */
const LONGEST_PIECE_MILES = 300;

/** The tolerance for a line of 2,000 nautical miles is one mile. */
const MILES_PER_TOLERANCE_MILE = 2_000;
const LEAST_TOLERANCE_MILES = 0.05;
const MOST_TOLERANCE_MILES = 4;

/** Tolerance as a share of a piece's length: where bends are close, shores are too. */
const SHARE_OF_PIECE = 0.02;

const MILES_PER_DEGREE = 60;

/** Largest distance of a piece from the positions it leaves out, by its length; both in nautical miles. */
export type Tolerance = (pieceMiles: number) => number;

/** The tolerance for a map of the whole line: it grows with the line and the piece. */
function toleranceFor(line: readonly Position[]): Tolerance {
	const miles = line.reduce(
		(sum, position, index) =>
			sum + greatCircleMiles(line[index - 1] ?? position, position),
		0,
	);
	const most = Math.min(MOST_TOLERANCE_MILES, miles / MILES_PER_TOLERANCE_MILE);
	return (pieceMiles) =>
		Math.max(
			LEAST_TOLERANCE_MILES,
			Math.min(most, pieceMiles * SHARE_OF_PIECE),
		);
}

/**
 * Simplifies a line (Douglas and Peucker 1973), with its first and last positions unchanged. Removed positions lie within the
 * tolerance of the straight line on a map, also across the meridian of 180 degrees.
 */
export function simplify(
	line: readonly Position[],
	tolerance: Tolerance = toleranceFor(line),
): Position[] {
	const plane = unwrap(line);
	const kept = new Set([0, line.length - 1]);
	const pieces: [number, number][] = [[0, line.length - 1]];
	for (const [start, end] of pieces) {
		const bend = bendOf(plane, start, end, tolerance);
		if (bend === undefined) continue;
		kept.add(bend);
		pieces.push([start, bend], [bend, end]);
	}
	return line.filter((_, index) => kept.has(index));
}

/** Index of the position to keep between two others; undefined when all can be removed. */
function bendOf(
	plane: readonly Position[],
	start: number,
	end: number,
	tolerance: Tolerance,
): number | undefined {
	const [a, b] = [plane[start], plane[end]];
	if (a === undefined || b === undefined || end - start < 2) return undefined;
	const farthest = greatest(plane, start, end, (p) => milesFromChord(p, a, b));
	const miles = greatCircleMiles(a, b);
	if (farthest.value > tolerance(miles)) return farthest.index;
	if (miles <= LONGEST_PIECE_MILES) return undefined;
	const middle = greatest(
		plane,
		start,
		end,
		(p) => -Math.max(greatCircleMiles(a, p), greatCircleMiles(p, b)),
	);
	return middle.index;
}

function greatest(
	plane: readonly Position[],
	start: number,
	end: number,
	measure: (position: Position) => number,
): { readonly index: number; readonly value: number } {
	let best = { index: start + 1, value: Number.NEGATIVE_INFINITY };
	for (let index = start + 1; index < end; index++) {
		const position = plane[index];
		if (position === undefined) break;
		const value = measure(position);
		if (value > best.value) best = { index, value };
	}
	return best;
}

/** Distance of a position from the straight line between two others on the map, in nautical miles. */
function milesFromChord(
	[longitude, latitude]: Position,
	a: Position,
	b: Position,
): number {
	// Degrees of longitude are scaled to the latitude of the position.
	const shrink = Math.cos((latitude * Math.PI) / 180);
	const [x, y] = [(b[0] - a[0]) * shrink, b[1] - a[1]];
	const [px, py] = [(longitude - a[0]) * shrink, latitude - a[1]];
	const square = x * x + y * y;
	const share =
		square === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / square));
	return MILES_PER_DEGREE * Math.hypot(px - share * x, py - share * y);
}
