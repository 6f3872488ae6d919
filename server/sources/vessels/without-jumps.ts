import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "./position-source.ts";

/** No ship that carries containers is faster. */
const FASTEST_KNOTS = 60;

/** Clocks of receivers differ, and satellites hand on what they heard minutes ago: so far off a position may be besides. */
const SLACK_MILES = 1;

/** So many positions back one is looked for from which the next can be reached: more bad ones in a row are no slip. */
const MOST_BACK = 64;

const MS_PER_HOUR = 3_600_000;

/** A position as the end of the longest track that leads to it. Each position of a track can be reached from the one before. */
interface TrackEnd<P> {
	readonly position: P;
	readonly atMs: number;
	readonly before: TrackEnd<P> | undefined;
	/** Positions of this track. */
	readonly length: number;
	/** Positions of the longest track that ends here or before. */
	readonly longest: number;
}

function isReachable(
	{ position: from, atMs: fromMs }: TrackEnd<VesselPosition>,
	to: VesselPosition,
	toMs: number,
): boolean {
	const miles = greatCircleMiles(placeOf(from), placeOf(to));
	const hours = (toMs - fromMs) / MS_PER_HOUR;
	return miles <= FASTEST_KNOTS * hours + SLACK_MILES;
}

/** The end of the longest track from which a position can be reached; undefined when there is none. */
function longestTo<P extends VesselPosition>(
	ends: readonly TrackEnd<P>[],
	position: P,
	atMs: number,
): TrackEnd<P> | undefined {
	let found: TrackEnd<P> | undefined;
	for (let back = 1; back <= MOST_BACK; back++) {
		const end = ends.at(-back);
		if (end === undefined || end.longest <= (found?.length ?? 0)) break;
		const isLonger = end.length > (found?.length ?? 0);
		if (isLonger && isReachable(end, position, atMs)) found = end;
	}
	return found;
}

/**
 * The positions of the longest track through these (oldest first), on which nobody moves faster than 60 knots; of equally
 * long ones that which ends first. So a bad position spoils neither those before nor those after it, also when nobody can say
 * until the next one that it is bad, because it comes after hours of silence; and of two ships that use one number the one
 * that is heard more often is kept.
 */
export function withoutJumps<P extends VesselPosition>(
	positions: readonly P[],
): P[] {
	const ends: TrackEnd<P>[] = [];
	let longest: TrackEnd<P> | undefined;
	for (const position of positions) {
		const atMs = Date.parse(position.at);
		const before = longestTo(ends, position, atMs);
		const length = (before?.length ?? 0) + 1;
		const most = Math.max(length, longest?.length ?? 0);
		const end = { position, atMs, before, length, longest: most };
		ends.push(end);
		if (length > (longest?.length ?? 0)) longest = end;
	}
	const track: P[] = [];
	for (let end = longest; end !== undefined; end = end.before)
		track.push(end.position);
	return track.reverse();
}
