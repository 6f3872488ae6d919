import { along, greatCircleMiles, type Position, toMetre } from "./globe.ts";

/** A way over the sea. */
export interface SeaRoute {
	/**
	 * At least two positions on great circles, neighbours at most 120 nautical miles apart. Longitudes are in [-180, 180]: where
	 * the line crosses that meridian, they jump to the other side.
	 */
	readonly line: readonly Position[];
	/** For each position, how far it is from the first one by this line. */
	readonly milesAt: readonly number[];
	readonly nauticalMiles: number;
}

/** Two degrees of a great circle, which a straight line on a map hardly leaves. */
const LONGEST_PIECE_MILES = 120;

/** A bend this near to the one before it is left out. */
const SHORTEST_PIECE_MILES = 0.05;

/** The route on great circles through all of a path, which has two positions or more. The first and the last one stay exactly as they are. */
export function routeThrough(path: readonly Position[]): SeaRoute {
	const line = onOneSide(withoutTinyPieces(path).flatMap(divided));
	const milesAt: number[] = [];
	let nauticalMiles = 0;
	line.forEach((position, index) => {
		nauticalMiles += greatCircleMiles(line[index - 1] ?? position, position);
		milesAt.push(nauticalMiles);
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

/** A position of a path, after those that divide the piece before it. */
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
	const sided: Position[] = [];
	line.forEach((position, index) => {
		const before = sided.at(-1);
		const isBend = before !== undefined && index < line.length - 1;
		sided.push(
			isBend && Math.abs(position[0]) === 180
				? [before[0] < 0 ? -180 : 180, position[1]]
				: position,
		);
	});
	return sided;
}
