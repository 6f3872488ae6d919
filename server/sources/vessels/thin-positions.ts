import type { VesselPosition } from "../contracts/position-source.ts";

const QUARTER_MS = 15 * 60_000;

/** The quarter of an hour that an instant (ISO 8601) lies in, counted from 1970. */
export function quarterOf(at: string): number {
	return Math.floor(Date.parse(at) / QUARTER_MS);
}

/**
 * The first position of each quarter of an hour (positions oldest first). The first and not the nearest to its middle, because
 * it is the same however the positions fall into answers.
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
