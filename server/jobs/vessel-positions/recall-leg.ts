import { transact } from "../../database/transact.ts";
import { covers, type QueriedPeriod } from "../../map/queried-period.ts";
import { hasEntitlement } from "../../resources/accounts/account-queries.ts";
import { planMaps } from "../../resources/planned-jobs/plan-maps.ts";
import { findVessel } from "../../resources/vessels/vessel-queries.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { Job, JobHandler } from "../../worker/job.ts";
import { fetchPositions, type PositionReport } from "./fetch-positions.ts";
import { missingSince } from "./missing-since.ts";
import { storeFirstPositions, storePositions } from "./store-positions.ts";

type RecallJob = Job<"recall-leg">;

/** Completes the job and plans the maps of the shipment with the new positions. */
async function finish(
	{ row, payload: { shipmentId } }: RecallJob,
	{ database, clock }: Services,
): Promise<void> {
	await transact(database, async (db) => {
		await planMaps(db, clock, row.account_id, shipmentId);
		await finishJob(db, row);
	});
}

/**
 * Reschedules the job: at once when there is more to read, later after a failure, not at all after the last retry. The next map of
 * the shipment then plans a new job.
 */
async function continueLater(
	{ row }: RecallJob,
	{ database: { db }, clock, rules }: Services,
	{ answer, retryAfterMs = 0 }: PositionReport,
	hasMore: boolean,
): Promise<void> {
	const { retries } = rules.terminal;
	const delayMs = hasMore
		? 0
		: retryDelayMs(retries, row.attempts, Math.random());
	if (delayMs === undefined) return finishJob(db, row);
	const waitMs = Math.max(delayMs, retryAfterMs);
	const runAt = new Date(clock.now().getTime() + waitMs);
	const error =
		answer.outcome === "failed" ? answer.message : "the answer is incomplete";
	await finishJob(db, row, hasMore ? { runAt } : { runAt, error });
}

function hasGrown(before: QueriedPeriod, after: QueriedPeriod | undefined) {
	return (
		after !== undefined &&
		(after.followed_from !== before.followed_from ||
			after.asked_until !== before.asked_until)
	);
}

/**
 * Fetches vessel positions for a leg that ended before tracking began, and plans the maps of the shipment. Queries the source only
 * for positions that no other job has stored in the meantime.
 */
export const recallLeg: JobHandler<"recall-leg"> = async (job, services) => {
	const { database, clock, vessels: source } = services;
	const { row, payload, signal } = job;
	const { vesselId, since, until } = payload;
	const { db } = database;
	const isEntitled = await hasEntitlement(db, row.account_id, "routing");
	const vessel = isEntitled ? await findVessel(db, vesselId) : undefined;
	if (!source || !vessel) return finishJob(db, row);
	if (covers(vessel, since, until)) return finish(job, services);
	const from = missingSince(vessel, since);
	const report = await fetchPositions(source, vessel, from, services, signal);
	const rest = await storeFirstPositions(row, services, vesselId, report);
	const period = await transact(database, (transaction) =>
		storePositions(transaction, clock, vesselId, rest),
	);
	if (period && covers(period, since, until)) await finish(job, services);
	else await continueLater(job, services, report, hasGrown(vessel, period));
};
