import { byTime, type VesselPosition } from "../contracts/position-source.ts";
import { thinPositions } from "./thin-positions.ts";
import { withoutJumps } from "./without-jumps.ts";
import { withoutSpikes } from "./without-spikes.ts";

/** The positions of an answer to record. */
export interface NewPositions {
	/** One per quarter of an hour, oldest first. */
	readonly history: readonly VesselPosition[];
	/** The newest plausible position; undefined when none is newer than the recorded ones. */
	readonly latest: VesselPosition | undefined;
}

/**
 * The new and plausible positions of a vessel, judged with the last recorded ones. Positions reachable only by a jump, and
 * recorded ones, are left out.
 */
export function newPositions(
	recorded: readonly VesselPosition[],
	reported: readonly VesselPosition[],
): NewPositions {
	const known = new Set(recorded.map(({ at }) => at));
	const unknown = reported.filter(({ at }) => !known.has(at));
	const isNew = new Set(unknown);
	const track = withoutJumps([...recorded, ...unknown].sort(byTime));
	const believed = track.filter((position) => isNew.has(position));
	// It is recorded anyway: later positions can confirm it.
	const newest = withoutSpikes(track).findLast((one) => isNew.has(one));
	const isNewest =
		newest !== undefined && recorded.every(({ at }) => at < newest.at);
	return {
		history: thinPositions(believed),
		latest: isNewest ? newest : undefined,
	};
}
