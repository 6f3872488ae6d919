import { earliestBackfill } from "../../map/backfill.ts";
import { legsOf } from "../../map/leg.ts";
import { stopsOf } from "../../map/stop.ts";
import { LONGEST_LEG_MS } from "../../map/track.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { SeaStop } from "../../tracking/derive/journey.ts";

/**
 * Since when a vessel's positions are of use for the containers with these ways that it carries: since the first of their
 * departures, but not for longer than 60 days. Undefined when it carries none of them.
 */
export function followedSince(
	ways: readonly (readonly SeaStop[])[],
	vesselId: string,
	now: Date,
): string | undefined {
	const [departedAt] = ways
		.flatMap((seaStops) => legsOf(stopsOf(seaStops)))
		.filter((leg) => leg.state === "under_way" && leg.vessel?.id === vesselId)
		.flatMap((leg) => leg.departedAt ?? [])
		.filter((at) => now.getTime() - Date.parse(at) < LONGEST_LEG_MS)
		.sort();
	if (departedAt === undefined) return undefined;
	const earliest = earliestBackfill(toInstant(now));
	return departedAt > earliest ? departedAt : earliest;
}
