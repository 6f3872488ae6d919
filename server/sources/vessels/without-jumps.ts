import { greatCircleMiles } from "../../sea/globe.ts";
import type { VesselPosition } from "./position-source.ts";

/** No ship that carries containers is faster. */
const FASTEST_KNOTS = 60;

/** Clocks of receivers differ, and satellites hand on what they heard minutes ago: so far off a position may be besides. */
const SLACK_MILES = 1;

/** So many tracks are followed side by side. Two or three are usual where one position is bad, or two ships use one number. */
const MOST_TRACKS = 16;

const MS_PER_HOUR = 3_600_000;

/** Positions of which each can be reached from the one before. */
interface Track<P> {
	readonly positions: P[];
	end: VesselPosition;
	endMs: number;
}

function isReachable(
	{ end, endMs }: Track<unknown>,
	position: VesselPosition,
	atMs: number,
): boolean {
	const miles = greatCircleMiles(
		[end.longitude, end.latitude],
		[position.longitude, position.latitude],
	);
	const hours = (atMs - endMs) / MS_PER_HOUR;
	return miles <= FASTEST_KNOTS * hours + SLACK_MILES;
}

/** The track with the most positions; of equally long ones the first. */
function longestOf<P>(tracks: readonly Track<P>[]): Track<P> | undefined {
	const most = Math.max(...tracks.map(({ positions }) => positions.length));
	return tracks.find(({ positions }) => positions.length === most);
}

/** Begins a track. When there are too many, the shortest is given up, of equally short ones the oldest. */
function begin<P>(tracks: Track<P>[], track: Track<P>): void {
	if (tracks.length === MOST_TRACKS) {
		const least = Math.min(...tracks.map(({ positions }) => positions.length));
		const isShortest = ({ positions }: Track<P>) => positions.length === least;
		tracks.splice(tracks.findIndex(isShortest), 1);
	}
	tracks.push(track);
}

/**
 * The positions of the longest track through these (oldest first), on which nobody moves faster than 60 knots. Each position
 * joins the longest track from whose end it can be reached, so that a bad one begins a track of its own and spoils neither
 * those before nor those after it; and of two ships that use one number the one that is heard more often is kept.
 */
export function withoutJumps<P extends VesselPosition>(
	positions: readonly P[],
): P[] {
	const tracks: Track<P>[] = [];
	for (const position of positions) {
		const atMs = Date.parse(position.at);
		const track = longestOf(
			tracks.filter((candidate) => isReachable(candidate, position, atMs)),
		);
		if (track === undefined) {
			begin(tracks, { positions: [position], end: position, endMs: atMs });
		} else {
			track.positions.push(position);
			track.end = position;
			track.endMs = atMs;
		}
	}
	return longestOf(tracks)?.positions ?? [];
}
