import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import { recordPositions } from "../resources/vessel-positions/record-positions.ts";
import {
	findVessel,
	setFollowedFrom,
} from "../resources/vessels/vessel-queries.ts";
import type { Services } from "../services.ts";
import { completeJob, rescheduleJob } from "../worker/job-queue.ts";
import { retryDelayMs } from "../worker/retry-delay.ts";
import { type Asked, askVessel } from "./ask-vessel.ts";
import { type Job, type JobHandler, LeaseLostError } from "./job.ts";
import { planMaps, planVesselMaps } from "./plan-maps.ts";

type RecallJob = Job<"recall-leg">;

/** Records what the source has told, and has the maps drawn that show it. */
async function record(
	{ row, payload: { vesselId, since, shipmentId } }: RecallJob,
	{ database, clock }: Services,
	{ answer }: Asked,
): Promise<void> {
	await database.db.transaction().execute(async (db) => {
		if (answer.outcome === "found") {
			const { added, latest } = await recordPositions(db, vesselId, answer);
			if (!answer.isPartial) await setFollowedFrom(db, vesselId, since);
			if (latest) await planVesselMaps(db, clock, vesselId);
			if (added > 0) await planMaps(db, clock, row.account_id, shipmentId);
		}
		if (!(await completeJob(db, row))) throw new LeaseLostError();
	});
}

/** Gives the job back to be tried again, or up when the tries are used up: the next map of the shipment has it asked anew. */
async function tryAgain(
	{ row }: RecallJob,
	{ database: { db }, clock, rules }: Services,
	{ retryAfterMs = 0 }: Asked,
	error: string,
): Promise<void> {
	const { retries } = rules.terminal;
	const delayMs = retryDelayMs(retries, row.attempts, Math.random());
	if (delayMs === undefined) {
		await completeJob(db, row);
		return;
	}
	const waitMs = Math.max(delayMs, retryAfterMs);
	const runAt = new Date(clock.now().getTime() + waitMs);
	await rescheduleJob(db, row, runAt, { error });
}

/**
 * Asks where a vessel was on a leg that was over before anybody followed it, and has the maps of the shipment drawn with what
 * is told. It is asked once: a vessel of which nothing is told is asked about again when there is news of the shipment.
 */
export const recallLeg: JobHandler<"recall-leg"> = async (job, services) => {
	const { database, log, vessels: source } = services;
	const { row, payload, signal } = job;
	const { db } = database;
	const isEntitled = await hasEntitlement(db, row.account_id, "routing");
	const vessel = isEntitled
		? await findVessel(db, payload.vesselId)
		: undefined;
	if (!source || !vessel) {
		await completeJob(db, row);
		return;
	}
	const asked = await askVessel(source, vessel, payload.since, { log, signal });
	if (asked.answer.outcome === "failed")
		await tryAgain(job, services, asked, asked.answer.message);
	else await record(job, services, asked);
	services.wakeWorkers();
};
