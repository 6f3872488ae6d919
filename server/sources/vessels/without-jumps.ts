import { greatCircleMiles, placeOf } from "../../sea/globe.ts";
import type { VesselPosition } from "../contracts/position-source.ts";

/** No container ship is faster than this. */
const FASTEST_KNOTS = 60;

/** Tolerance of a position: receivers' clocks differ, and satellites relay messages minutes late. */
const SLACK_MILES = 1;

/** How many positions back a predecessor is searched. */
const MOST_BACK = 64;

const MS_PER_HOUR = 3_600_000;

/** A position as the end of the longest track to it, on which each position is reachable from the one before. */
interface TrackEnd<P> {
	readonly position: P;
	readonly atMs: number;
	readonly before: TrackEnd<P> | undefined;
	/** Number of positions of this track. */
	readonly length: number;
	/** Length of this track in nautical miles. */
	readonly miles: number;
	/** Number of positions of the longest track that ends here or before. */
	readonly longest: number;
}

/** Number of positions and miles of a track to a position. */
interface Way<P> {
	readonly before: TrackEnd<P> | undefined;
	readonly length: number;
	readonly miles: number;
}

/** The longest track to a position, by its number of positions. Between equally long tracks the one with fewer miles wins. */
function longestTo<P extends VesselPosition>(
	ends: readonly TrackEnd<P>[],
	position: P,
	atMs: number,
): Way<P> {
	let found: Way<P> = { before: undefined, length: 1, miles: 0 };
	for (let back = 1; back <= MOST_BACK; back++) {
		const end = ends.at(-back);
		if (end === undefined || end.longest + 1 < found.length) break;
		if (end.length + 1 < found.length) continue;
		const own = greatCircleMiles(placeOf(end.position), placeOf(position));
		const hours = (atMs - end.atMs) / MS_PER_HOUR;
		if (own > FASTEST_KNOTS * hours + SLACK_MILES) continue;
		const [length, miles] = [end.length + 1, end.miles + own];
		if (length > found.length || miles < found.miles)
			found = { before: end, length, miles };
	}
	return found;
}

/**
 * The positions (oldest first) of the longest track on which no move is faster than 60 knots. Between equally long tracks the
 * one that ends first wins, then the one with fewer miles. A bad position therefore removes no other position, even after hours
 * of silence. When two ships share a number, the one with more positions stays.
 */
export function withoutJumps<P extends VesselPosition>(
	positions: readonly P[],
): P[] {
	const ends: TrackEnd<P>[] = [];
	let longest: TrackEnd<P> | undefined;
	for (const position of positions) {
		const atMs = Date.parse(position.at);
		const way = longestTo(ends, position, atMs);
		const most = Math.max(way.length, longest?.length ?? 0);
		const end = { position, atMs, ...way, longest: most };
		ends.push(end);
		if (way.length > (longest?.length ?? 0)) longest = end;
	}
	const track: P[] = [];
	for (let end = longest; end !== undefined; end = end.before)
		track.push(end.position);
	return track.reverse();
}
