import { toInstant } from "../clock.ts";
import { type AskedPeriod, covers } from "../map/asked-period.ts";
import type { VesselTable } from "../resources/vessels/vessel-table.ts";

/** What satellites heard is told minutes later: what was asked for lately is asked for once more. */
const OVERLAP_MS = 30 * 60_000;

/**
 * A vessel that was asked about within this time was followed until its voyage ended, or nobody was there to follow it for a
 * while; within as many turns, where they are longer.
 */
const LAST_DAYS_MS = 3 * 86_400_000;
const LAST_TURNS = 10;

/** An instant so many milliseconds before another one (ISO 8601 UTC). */
function before(at: string | Date, ms: number): string {
	return toInstant(new Date(new Date(at).getTime() - ms));
}

/**
 * Since when positions are asked for (ISO 8601 UTC) that are wanted since `wanted`: for all of them the first time, for an earlier
 * voyage that somebody begins to track later, and after a time in which nobody asked; else for those since it was asked or the
 * vessel was seen last. When they are wanted no more, there is a last question for how the voyage ended; undefined when it
 * ended long ago. `turnMs` is the time from one question to the next.
 */
export function askedSince(
	vessel: AskedPeriod & Pick<VesselTable, "position_at">,
	wanted: string | undefined,
	now: Date,
	turnMs: number,
): string | undefined {
	const lastMs = Math.max(LAST_DAYS_MS, LAST_TURNS * turnMs);
	const first = wanted ?? before(now, lastMs);
	if (!covers(vessel, first, first)) return wanted;
	const { asked_until: askedUntil, position_at: seenAt } = vessel;
	const [earlier = first] = [askedUntil ?? first, seenAt ?? first].sort();
	const lately = before(earlier, OVERLAP_MS);
	return lately > first ? lately : first;
}
