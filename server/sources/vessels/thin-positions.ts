import type { VesselPosition } from "../contracts/position-source.ts";

const QUARTER_MS = 15 * 60_000;

/** Number of the quarter of an hour of an instant (ISO 8601), from 1970. */
export function quarterOf(at: string): number {
	return Math.floor(Date.parse(at) / QUARTER_MS);
}

/**
 * The first position of each quarter of an hour (positions oldest first). The first does not depend on how the positions are
 * divided into answers.
 */
export function thinPositions<P extends VesselPosition>(
	positions: readonly P[],
): P[] {
	const kept: P[] = [];
	let lastQuarter: number | undefined;
	for (const position of positions) {
		const quarter = quarterOf(position.at);
		if (quarter !== lastQuarter) kept.push(position);
		lastQuarter = quarter;
	}
	return kept;
}
