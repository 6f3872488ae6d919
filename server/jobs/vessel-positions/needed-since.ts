import { earliestBackfill } from "../../map/backfill.ts";
import { legsOf } from "../../map/leg.ts";
import { stopsOf } from "../../map/stop.ts";
import { LONGEST_LEG_MS } from "../../map/track.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { SeaStop } from "../../tracking/journey/journey.ts";

/**
 * Start of the period for which maps of containers with these routes need positions of a vessel: their first departure on it, at
 * most 60 days ago. Undefined when the vessel carries none of them.
 */
export function neededSince(
	routes: readonly (readonly SeaStop[])[],
	vesselId: string,
	now: Date,
): string | undefined {
	const [departedAt] = routes
		.flatMap((seaStops) => legsOf(stopsOf(seaStops)))
		.filter((leg) => leg.state === "under_way" && leg.vessel?.id === vesselId)
		.flatMap((leg) => leg.departedAt ?? [])
		.filter((at) => now.getTime() - Date.parse(at) < LONGEST_LEG_MS)
		.sort();
	if (departedAt === undefined) return undefined;
	const earliest = earliestBackfill(toInstant(now));
	return departedAt > earliest ? departedAt : earliest;
}
