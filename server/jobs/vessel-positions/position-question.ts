import { covers, type QueriedPeriod } from "../../map/queried-period.ts";
import type { VesselTable } from "../../resources/vessels/vessel-table.ts";
import { instantAfter, toInstant } from "../../runtime/clock.ts";

/** What satellites heard is told minutes later: what was asked for lately is asked for once more. */
const OVERLAP_MS = 30 * 60_000;

/**
 * A vessel that was asked about within this time was followed until its voyage ended, or nobody was there to follow it for a
 * while; within as many turns, where they are longer.
 */
const LAST_DAYS_MS = 3 * 86_400_000;
const LAST_TURNS = 10;

/**
 * Since when positions are asked for (ISO 8601 UTC) that are wanted since `wanted`: for all of them the first time, for an earlier
 * voyage that somebody begins to track later, and after a time in which nobody asked; else for those since it was asked or the
 * vessel was seen last.
 */
export function askedSince(
	vessel: QueriedPeriod & Pick<VesselTable, "position_at">,
	wanted: string,
): string {
	if (!covers(vessel, wanted, wanted)) return wanted;
	const { asked_until: askedUntil, position_at: seenAt } = vessel;
	const [earlier = wanted] = [askedUntil ?? wanted, seenAt ?? wanted].sort();
	const lately = instantAfter(earlier, -OVERLAP_MS);
	return lately > wanted ? lately : wanted;
}

/**
 * Since when positions are asked for a last time (ISO 8601 UTC) of a vessel that need not be followed any more, to know how its
 * voyage ended; undefined when it ended long ago. `turnMs` is the time from one question to the next.
 */
export function askedLastSince(
	vessel: QueriedPeriod & Pick<VesselTable, "position_at">,
	now: Date,
	turnMs: number,
): string | undefined {
	const lastMs = Math.max(LAST_DAYS_MS, LAST_TURNS * turnMs);
	const first = instantAfter(toInstant(now), -lastMs);
	return covers(vessel, first, first) ? askedSince(vessel, first) : undefined;
}
