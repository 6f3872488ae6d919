import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../contracts/position-source.ts";

/** A smaller detour is not visible on the map of a voyage. */
const LEAST_DETOUR_MILES = 10;

/** Between two reports a ship is at most this much faster than its reported speeds around them. */
const SHARE_OF_SPEED = 1.25;

/** Least assumed speed: in port and at anchor a ship reports none, and some never do. */
const LEAST_KNOTS = 20;

const MS_PER_HOUR = 3_600_000;

function milesBetween(from: VesselPosition, to: VesselPosition): number {
	return greatCircleMiles(placeOf(from), placeOf(to));
}

/** Whether a ship at its reported speeds had time for this many miles through some positions. */
function isSailed(miles: number, way: readonly VesselPosition[]): boolean {
	const reportedKnots = Math.max(
		...way.map(({ speedKnots }) => speedKnots ?? 0),
	);
	const knots = Math.max(LEAST_KNOTS, SHARE_OF_SPEED * reportedKnots);
	const times = way.map(({ at }) => Date.parse(at));
	const hours = (Math.max(...times) - Math.min(...times)) / MS_PER_HOUR;
	return miles <= knots * hours + LEAST_DETOUR_MILES;
}

/** Detour over a position in miles; 0 where there was time for it. */
function spikeMiles(
	before: VesselPosition,
	position: VesselPosition,
	after: VesselPosition,
): number {
	const miles = milesBetween(before, position) + milesBetween(position, after);
	if (miles <= LEAST_DETOUR_MILES) return 0;
	const detour = miles - milesBetween(before, after);
	if (detour <= LEAST_DETOUR_MILES) return 0;
	return isSailed(miles, [before, position, after]) ? 0 : detour;
}

/** Whether the last position is reachable from neither of the two before it. */
function isOff(
	last: VesselPosition,
	...earlier: readonly (VesselPosition | undefined)[]
): boolean {
	return earlier.every(
		(one) => !one || !isSailed(milesBetween(one, last), [one, last]),
	);
}

/** The spikes of a track of two or more positions; among neighbours, the one farthest off. */
function spikesOf(
	track: readonly VesselPosition[],
): ReadonlySet<VesselPosition> {
	const miles = track.map((position, index) => {
		const [before, after] = [track[index - 1], track[index + 1]];
		if (!before) return 0;
		if (after) return spikeMiles(before, position, after);
		const isLastOff = isOff(position, before, track[index - 2]);
		return isLastOff ? Number.POSITIVE_INFINITY : 0;
	});
	const isWorst = (_: unknown, index: number) => {
		const own = miles[index] ?? 0;
		const [before = 0, after = 0] = [miles[index - 1], miles[index + 1]];
		return own > 0 && own >= before && own > after;
	};
	return new Set(track.filter(isWorst));
}

/**
 * The positions (oldest first) without spikes: positions that this ship could not have reached and left at its reported speeds. A last
 * position that is too far away is left out until a later one confirms it.
 */
export function withoutSpikes<P extends VesselPosition>(
	positions: readonly P[],
): readonly P[] {
	let track = positions;
	while (track.length > 1) {
		const spikes = spikesOf(track);
		if (spikes.size === 0) break;
		track = track.filter((position) => !spikes.has(position));
	}
	return track;
}
