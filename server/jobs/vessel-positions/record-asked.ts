import type { Queries } from "../../database/database.ts";
import { extended, type QueriedPeriod } from "../../map/queried-period.ts";
import { planVesselMaps } from "../../resources/planned-jobs/plan-maps.ts";
import { recordPositions } from "../../resources/vessels/record-positions.ts";
import {
	findVessel,
	setAskedPeriod,
} from "../../resources/vessels/vessel-queries.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Asked } from "./ask-vessel.ts";

/**
 * Records what a source has told of a vessel and of which time it has been asked for now, and has the maps drawn that show the
 * vessel; in the caller's transaction. Returns that time; undefined when the source has failed or the vessel is gone.
 */
export async function recordAsked(
	db: Queries,
	clock: Clock,
	vesselId: string,
	{ since, askedAt, answer }: Asked,
): Promise<QueriedPeriod | undefined> {
	const vessel = await findVessel(db, vesselId);
	if (vessel === undefined || answer.outcome === "failed") return undefined;
	if (answer.outcome === "found") {
		const { latest } = await recordPositions(db, vesselId, answer);
		if (latest) await planVesselMaps(db, clock, vesselId);
	}
	const wholeUntil = answer.outcome === "found" ? answer.wholeUntil : askedAt;
	const period = extended(vessel, since, wholeUntil);
	await setAskedPeriod(db, vesselId, period);
	return period;
}
