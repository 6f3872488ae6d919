import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../contracts/position-source.ts";

/** A smaller detour is none that anybody sees on the map of a voyage. */
const LEAST_DETOUR_MILES = 10;

/** Between two reports a ship is hardly faster than this share of what it says before, at and after them. */
const SHARE_OF_SPEED = 1.25;

/** Whatever a ship says: in port and at anchor it says nothing of how fast it was since, and some never say it. */
const LEAST_KNOTS = 20;

const MS_PER_HOUR = 3_600_000;

function milesBetween(from: VesselPosition, to: VesselPosition): number {
	return greatCircleMiles(placeOf(from), placeOf(to));
}

/** Whether there was time for a way of so many miles through some positions, for a ship that is as fast as it says. */
function isSailed(miles: number, way: readonly VesselPosition[]): boolean {
	const said = Math.max(...way.map(({ speedKnots }) => speedKnots ?? 0));
	const knots = Math.max(LEAST_KNOTS, SHARE_OF_SPEED * said);
	const times = way.map(({ at }) => Date.parse(at));
	const hours = (Math.max(...times) - Math.min(...times)) / MS_PER_HOUR;
	return miles <= knots * hours + LEAST_DETOUR_MILES;
}

/** How many miles the way over a position is longer than the way past it; none where there was time for it. */
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

/** Whether a last position can be reached neither from the one before nor from the one before that. */
function isOff(
	last: VesselPosition,
	...earlier: readonly (VesselPosition | undefined)[]
): boolean {
	return earlier.every(
		(one) => !one || !isSailed(milesBetween(one, last), [one, last]),
	);
}

/** The positions that a track of two or more spikes to; of neighbours the one that is farthest off. */
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
 * The same positions (oldest first) without those to which a track only spikes. After hours of silence a bad position may be where
 * the fastest of ships could be, and back; but not this ship, as fast as it says that it is. The last one is left out while nothing
 * after it confirms that the ship was so fast.
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
