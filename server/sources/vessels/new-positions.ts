import { byTime, type VesselPosition } from "../contracts/position-source.ts";
import { thinPositions } from "./thin-positions.ts";
import { withoutJumps } from "./without-jumps.ts";
import { withoutSpikes } from "./without-spikes.ts";

/** What is to be kept of an answer. */
export interface NewPositions {
	/** One for each quarter of an hour, oldest first. */
	readonly history: readonly VesselPosition[];
	/** The newest one of all that nothing speaks against; undefined when none is newer than what is recorded. */
	readonly latest: VesselPosition | undefined;
}

/**
 * What is new and true in the positions that a source tells of a vessel, in the light of the last few that are recorded.
 * Those that only a jump leads to are left out, and so is what is recorded already.
 */
export function newPositions(
	recorded: readonly VesselPosition[],
	told: readonly VesselPosition[],
): NewPositions {
	const known = new Set(recorded.map(({ at }) => at));
	const unknown = told.filter(({ at }) => !known.has(at));
	const isNew = new Set(unknown);
	const track = withoutJumps([...recorded, ...unknown].sort(byTime));
	const believed = track.filter((position) => isNew.has(position));
	// Recorded all the same: what comes after it can confirm it.
	const newest = withoutSpikes(track).findLast((one) => isNew.has(one));
	const isNewest =
		newest !== undefined && recorded.every(({ at }) => at < newest.at);
	return {
		history: thinPositions(believed),
		latest: isNewest ? newest : undefined,
	};
}
