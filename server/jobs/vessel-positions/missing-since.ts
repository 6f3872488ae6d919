import { covers, type QueriedPeriod } from "../../map/queried-period.ts";
import type { VesselTable } from "../../resources/vessels/vessel-table.ts";
import { instantAfter, toInstant } from "../../runtime/clock.ts";

/** Satellite positions arrive minutes late, so each query overlaps the one before. */
const OVERLAP_MS = 30 * 60_000;

/** A vessel queried within this time gets a last query after its voyage. */
const LAST_DAYS_MS = 3 * 86_400_000;

/** A vessel queried within this many intervals gets a last query too, when they are longer. */
const LAST_INTERVALS = 10;

/**
 * Start of the period for which positions are missing (ISO 8601 UTC). When stored positions do not cover the period from `needed`, all
 * of it is missing; otherwise the time since the last query or the last position.
 */
export function missingSince(
	vessel: QueriedPeriod & Pick<VesselTable, "position_at">,
	needed: string,
): string {
	if (!covers(vessel, needed, needed)) return needed;
	const { asked_until: askedUntil, position_at: seenAt } = vessel;
	const [earlier = needed] = [askedUntil ?? needed, seenAt ?? needed].sort();
	const recent = instantAfter(earlier, -OVERLAP_MS);
	return recent > needed ? recent : needed;
}

/**
 * Start of the period for the last query of a vessel that is no longer followed (ISO 8601 UTC), to complete its voyage; undefined
 * when the voyage ended long ago. `intervalMs` is the time between queries.
 */
export function missingAtEnd(
	vessel: QueriedPeriod & Pick<VesselTable, "position_at">,
	now: Date,
	intervalMs: number,
): string | undefined {
	const lastMs = Math.max(LAST_DAYS_MS, LAST_INTERVALS * intervalMs);
	const first = instantAfter(toInstant(now), -lastMs);
	return covers(vessel, first, first) ? missingSince(vessel, first) : undefined;
}
