import { along, greatCircleMiles, type Position, toMetre } from "./globe.ts";

/** A route over the sea. */
export interface SeaRoute {
	/**
	 * At least two positions on great circles, neighbours at most 120 nautical miles apart. Longitudes are in [-180, 180]: where
	 * the line crosses that meridian, they jump to the other side.
	 */
	readonly line: readonly Position[];
	/** Distance of each position from the first one along the line. */
	readonly milesAt: readonly number[];
	readonly nauticalMiles: number;
}

/** Two degrees of a great circle, which a straight line on a map approximates well. */
const LONGEST_PIECE_MILES = 120;

/** Bends closer to the one before are left out. */
const SHORTEST_PIECE_MILES = 0.05;

/** The great-circle route through a path of at least two positions. The first and last stay exact. */
export function routeThrough(path: readonly Position[]): SeaRoute {
	const line = onOneSide(withoutTinyPieces(path).flatMap(divided));
	let nauticalMiles = 0;
	const milesAt = line.map((position, index) => {
		nauticalMiles += greatCircleMiles(line[index - 1] ?? position, position);
		return nauticalMiles;
	});
	return { line, milesAt, nauticalMiles };
}

function withoutTinyPieces(path: readonly Position[]): readonly Position[] {
	const end = path.length - 1;
	const last = path[end];
	let kept = path[0];
	return path.filter((position, index) => {
		if (index === 0 || index === end) return true;
		const isBend = [kept, last].every(
			(other) =>
				other !== undefined &&
				greatCircleMiles(other, position) > SHORTEST_PIECE_MILES,
		);
		if (isBend) kept = position;
		return isBend;
	});
}

/** The points that divide the piece before a position, and the position. */
function divided(
	position: Position,
	index: number,
	path: readonly Position[],
): Position[] {
	const last = path[index - 1];
	if (last === undefined) return [position];
	const pieces = Math.ceil(
		greatCircleMiles(last, position) / LONGEST_PIECE_MILES,
	);
	const between = Array.from({ length: Math.max(0, pieces - 1) }, (_, piece) =>
		toMetre(along(last, position, (piece + 1) / pieces)),
	);
	return [...between, index === path.length - 1 ? position : toMetre(position)];
}

/** Gives a bend on the meridian of 180 degrees the sign of the position before it, so that a line which only touches it does not jump. */
function onOneSide(line: readonly Position[]): Position[] {
	let before: Position | undefined;
	return line.map((position, index) => {
		const isBend = index < line.length - 1 && Math.abs(position[0]) === 180;
		before =
			before && isBend ? [before[0] < 0 ? -180 : 180, position[1]] : position;
		return before;
	});
}
