import { toInstant } from "../clock.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";

/** What satellites heard is told minutes later: what was asked for lately is asked for once more. */
const OVERLAP_MS = 30 * 60_000;

/**
 * A vessel that was seen within this time was followed until its voyage ended, or nobody was there to follow it for a while;
 * within as many turns, where they are longer.
 */
const LAST_DAYS_MS = 3 * 86_400_000;
const LAST_TURNS = 10;

/** What is asked about a vessel: its positions since when, and since when there will be positions without a gap. */
export interface PositionQuestion {
	/** ISO 8601 UTC. */
	readonly since: string;
	/** ISO 8601 UTC. */
	readonly followedFrom: string;
}

/** An instant so many milliseconds before another one (ISO 8601 UTC). */
function before(at: string | Date, ms: number): string {
	return toInstant(new Date(new Date(at).getTime() - ms));
}

/**
 * The question for positions that are wanted since `wanted`: for all of them the first time, for an earlier voyage that
 * somebody begins to track later, and after a time in which nobody followed the vessel; else for those since it was seen last.
 * When they are wanted no more, there is a last question for how the voyage ended; undefined when it ended long ago.
 * `turnMs` is the time from one question to the next.
 */
export function questionFor(
	vessel: Pick<VesselTable, "followed_from" | "position_at">,
	wanted: string | undefined,
	now: Date,
	turnMs: number,
): PositionQuestion | undefined {
	const { followed_from: followedFrom, position_at: seenAt } = vessel;
	const lastMs = Math.max(LAST_DAYS_MS, LAST_TURNS * turnMs);
	const first = wanted ?? before(now, lastMs);
	const isGapless =
		followedFrom !== null &&
		followedFrom <= first &&
		seenAt !== null &&
		seenAt >= first;
	if (isGapless) {
		const lately = before(seenAt, OVERLAP_MS);
		return { since: lately > first ? lately : first, followedFrom };
	}
	return wanted === undefined
		? undefined
		: { since: wanted, followedFrom: wanted };
}
