import type { Queries } from "../../database/database.ts";
import { extended, type QueriedPeriod } from "../../map/queried-period.ts";
import { planVesselMaps } from "../../resources/planned-jobs/plan-maps.ts";
import { recordPositions } from "../../resources/vessels/record-positions.ts";
import {
	openVessel,
	setQueriedPeriod,
} from "../../resources/vessels/vessel-queries.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { PositionReport } from "./fetch-positions.ts";

/**
 * Stores a vessel's positions and the period they cover, and plans the maps that show the vessel, in the caller's transaction.
 * Returns the period; undefined when the source failed or the vessel is gone.
 */
export async function storePositions(
	db: Queries,
	clock: Clock,
	vesselId: string,
	{ since, queriedAt, answer }: PositionReport,
): Promise<QueriedPeriod | undefined> {
	const vessel = await openVessel(db, vesselId);
	if (vessel === undefined || answer.outcome === "failed") return undefined;
	if (answer.outcome === "found") {
		const { latest } = await recordPositions(db, vesselId, answer);
		if (latest) await planVesselMaps(db, clock, vesselId);
	}
	const wholeUntil = answer.outcome === "found" ? answer.wholeUntil : queriedAt;
	const period = extended(vessel, since, wholeUntil);
	await setQueriedPeriod(db, vesselId, period);
	return period;
}
