import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";

/** A slower vessel is manoeuvring or not sailing. */
const SLOWEST_KNOTS = 5;

/** The usual speed of container ships. */
const USUAL_KNOTS = 14;

const MS_PER_HOUR = 3_600_000;

/** The distance and time between two consecutive positions. */
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
 * The speed of a vessel in knots, by its last positions (oldest first): the speed of its last position, or otherwise its average while
 * under way, or otherwise the usual speed.
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
