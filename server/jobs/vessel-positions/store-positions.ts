import { partsOf } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import { extended, type QueriedPeriod } from "../../map/queried-period.ts";
import { planVesselMaps } from "../../resources/planned-jobs/plan-maps.ts";
import { recordPositions } from "../../resources/vessels/record-positions.ts";
import {
	openVessel,
	setQueriedPeriod,
} from "../../resources/vessels/vessel-queries.ts";
import type { Clock } from "../../runtime/clock.ts";
import { nextSlice } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import type { PositionAnswer } from "../../sources/contracts/position-source.ts";
import { LeaseLostError } from "../../worker/job.ts";
import { isLeased } from "../../worker/job-queue.ts";
import type { JobRow } from "../../worker/job-table.ts";
import type { PositionReport } from "./fetch-positions.ts";

/** Positions stored in one transaction. It takes some milliseconds; a report of sixty days can have a hundred times as many. */
const MOST_AT_ONCE = 1_000;

/** Stores positions, and plans the maps that show the vessel. */
async function store(
	db: Queries,
	clock: Clock,
	vesselId: string,
	answer: Extract<PositionAnswer, { readonly outcome: "found" }>,
): Promise<void> {
	const { latest } = await recordPositions(db, vesselId, answer);
	if (latest) await planVesselMaps(db, clock, vesselId);
}

/**
 * Stores the first positions of a long report in transactions of their own, and returns the report of the others for
 * {@link storePositions}. After a crash between them the next query returns all again. Throws {@link LeaseLostError}.
 */
export async function storeFirstPositions(
	row: JobRow,
	{ database, clock }: Pick<Services, "database" | "clock">,
	vesselId: string,
	report: PositionReport,
): Promise<PositionReport> {
	const { answer } = report;
	if (answer.outcome !== "found") return report;
	const parts = partsOf(answer.positions, MOST_AT_ONCE);
	for (const positions of parts.slice(0, -1)) {
		await nextSlice();
		await transact(database, async (db) => {
			if (!(await isLeased(db, row))) throw new LeaseLostError();
			await store(db, clock, vesselId, { ...answer, positions });
		});
	}
	await nextSlice();
	return { ...report, answer: { ...answer, positions: parts.at(-1) ?? [] } };
}

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
	if (answer.outcome === "found") await store(db, clock, vesselId, answer);
	const wholeUntil = answer.outcome === "found" ? answer.wholeUntil : queriedAt;
	const period = extended(vessel, since, wholeUntil);
	await setQueriedPeriod(db, vesselId, period);
	return period;
}
