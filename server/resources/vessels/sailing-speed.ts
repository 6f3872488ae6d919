import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";

/** A vessel that is slower manoeuvres, or does not sail at all. */
const SLOWEST_KNOTS = 5;

/** The usual speed of container ships. */
const USUAL_KNOTS = 14;

const MS_PER_HOUR = 3_600_000;

/** What a vessel sailed from one of its positions to the next one. */
function sailed(
	position: VesselPosition,
	index: number,
	track: readonly VesselPosition[],
) {
	const before = track[index - 1] ?? position;
	const miles = greatCircleMiles(placeOf(before), placeOf(position));
	const hours = (Date.parse(position.at) - Date.parse(before.at)) / MS_PER_HOUR;
	return { miles, hours };
}

/**
 * How fast a vessel sails in knots, by its last positions, oldest first: as fast as it did when it was seen last, else on average
 * while it was under way, else as fast as most.
 */
export function sailingSpeed(track: readonly VesselPosition[]): number {
	const last = track.at(-1)?.speedKnots ?? 0;
	if (last >= SLOWEST_KNOTS) return last;
	const underWay = track
		.map(sailed)
		.filter(({ miles, hours }) => hours > 0 && miles / hours >= SLOWEST_KNOTS);
	const miles = underWay.reduce((sum, piece) => sum + piece.miles, 0);
	const hours = underWay.reduce((sum, piece) => sum + piece.hours, 0);
	return hours > 0 ? miles / hours : USUAL_KNOTS;
}
