import { covers, type QueriedPeriod } from "../../map/queried-period.ts";
import { hasEntitlement } from "../../resources/accounts/account-queries.ts";
import { planMaps } from "../../resources/planned-jobs/plan-maps.ts";
import { findVessel } from "../../resources/vessels/vessel-queries.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { type Job, type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { completeJob, rescheduleJob } from "../../worker/job-queue.ts";
import { type Asked, askVessel } from "./ask-vessel.ts";
import { askedSince } from "./position-question.ts";
import { recordAsked } from "./record-asked.ts";

type RecallJob = Job<"recall-leg">;

/** Has the maps of the shipment drawn with what is known now. */
async function finish(
	{ row, payload: { shipmentId } }: RecallJob,
	{ database, clock, wakeWorkers }: Services,
): Promise<void> {
	await database.db.transaction().execute(async (db) => {
		await planMaps(db, clock, row.account_id, shipmentId);
		if (!(await completeJob(db, row))) throw new LeaseLostError();
	});
	wakeWorkers();
}

/**
 * Gives the job back: to go on at once, later when the source has failed, or up when the tries are used up; the next map of the
 * shipment begins anew then.
 */
async function again(
	{ row }: RecallJob,
	{ database: { db }, clock, rules, wakeWorkers }: Services,
	{ answer, retryAfterMs = 0 }: Asked,
	isFurther: boolean,
): Promise<void> {
	const { retries } = rules.terminal;
	const delayMs = isFurther
		? 0
		: retryDelayMs(retries, row.attempts, Math.random());
	if (delayMs === undefined) {
		await completeJob(db, row);
		return;
	}
	const waitMs = Math.max(delayMs, retryAfterMs);
	const runAt = new Date(clock.now().getTime() + waitMs);
	const error = answer.outcome === "failed" ? answer.message : "broke off";
	await rescheduleJob(db, row, runAt, isFurther ? {} : { error });
	if (isFurther) wakeWorkers();
}

function hasGrown(before: QueriedPeriod, after: QueriedPeriod | undefined) {
	return (
		after !== undefined &&
		(after.followed_from !== before.followed_from ||
			after.asked_until !== before.asked_until)
	);
}

/**
 * Finds out where a vessel was on a leg that was over before anybody had asked, and has the maps of the shipment drawn. A source
 * is asked only for what no other shipment's job, nor who follows the vessel, has asked for meanwhile.
 */
export const recallLeg: JobHandler<"recall-leg"> = async (job, services) => {
	const { database, clock, vessels: source } = services;
	const { row, payload, signal } = job;
	const { vesselId, since, until } = payload;
	const { db } = database;
	const isEntitled = await hasEntitlement(db, row.account_id, "routing");
	const vessel = isEntitled ? await findVessel(db, vesselId) : undefined;
	if (!source || !vessel) {
		await completeJob(db, row);
		return;
	}
	if (covers(vessel, since, until)) {
		await finish(job, services);
		return;
	}
	const from = askedSince(vessel, since);
	const asked = await askVessel(source, vessel, from, services, signal);
	const period = await db
		.transaction()
		.execute((transaction) => recordAsked(transaction, clock, vesselId, asked));
	if (period && covers(period, since, until)) await finish(job, services);
	else await again(job, services, asked, hasGrown(vessel, period));
};
