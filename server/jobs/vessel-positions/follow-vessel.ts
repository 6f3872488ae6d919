import type { Queries } from "../../database/database.ts";
import { findWaysOnVessel } from "../../resources/vessels/followed-vessel-queries.ts";
import { nextTurn } from "../../resources/vessels/plan-following.ts";
import { findVessel } from "../../resources/vessels/vessel-queries.ts";
import { retryDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { type Job, type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { completeJob, rescheduleJob } from "../../worker/job-queue.ts";
import { type Asked, askVessel } from "./ask-vessel.ts";
import { followedSince } from "./followed-since.ts";
import { askedLastSince, askedSince } from "./position-question.ts";
import { recordAsked } from "./record-asked.ts";

const INTERVAL_MS = 15 * 60_000;

type FollowJob = Job<"follow-vessel">;

/** Since when a vessel's positions are wanted; undefined when it need not be followed. */
async function wantedSince(
	{ payload: { vesselId } }: FollowJob,
	{ clock }: Services,
	db: Queries,
): Promise<string | undefined> {
	const ways = await findWaysOnVessel(db, vesselId);
	return followedSince(ways, vesselId, clock.now());
}

/** Gives the job back: for the next turn, or to be tried again after a failure. */
function again(
	{ row }: FollowJob,
	{ clock, rules }: Services,
	{ answer, retryAfterMs = 0 }: Asked,
	db: Queries,
): Promise<boolean> {
	const turnAt = nextTurn(clock, INTERVAL_MS);
	if (answer.outcome !== "failed") return rescheduleJob(db, row, turnAt, {});
	const { retries } = rules.terminal;
	const step = Math.min(row.attempts, retries.delaysMs.length);
	const delayMs = retryDelayMs(retries, step, Math.random()) ?? INTERVAL_MS;
	const retryAt = nextTurn(clock, Math.max(delayMs, retryAfterMs));
	return rescheduleJob(db, row, retryAt, { error: answer.message });
}

/** Writes what the source has told and plans the next question; one transaction. */
async function record(
	job: FollowJob,
	services: Services,
	asked: Asked,
): Promise<void> {
	const { database, clock } = services;
	const { vesselId } = job.payload;
	await database.db.transaction().execute(async (db) => {
		await recordAsked(db, clock, vesselId, asked);
		const isFollowed = await wantedSince(job, services, db);
		const isOurs = isFollowed
			? await again(job, services, asked, db)
			: await completeJob(db, job.row);
		if (!isOurs) throw new LeaseLostError();
	});
	services.wakeWorkers();
}

/** Ends the job, unless the vessel has taken over a container since that was looked at. */
async function end(job: FollowJob, services: Services): Promise<void> {
	const { database, clock } = services;
	await database.db.transaction().execute(async (db) => {
		const isFollowed = await wantedSince(job, services, db);
		if (isFollowed) await rescheduleJob(db, job.row, clock.now(), {});
		else await completeJob(db, job.row);
	});
}

/**
 * Asks where a vessel is, every quarter of an hour while it carries a container of an account that has the paid feature, and
 * records what is told. One job for all accounts; it ends when no such container is at sea on the vessel.
 */
export const followVessel: JobHandler<"follow-vessel"> = async (
	job,
	services,
) => {
	const { database, clock, vessels: source } = services;
	const { vesselId } = job.payload;
	const vessel = await findVessel(database.db, vesselId);
	if (!source || !vessel) {
		await completeJob(database.db, job.row);
		return;
	}
	const wanted = await wantedSince(job, services, database.db);
	const now = clock.now();
	const turnMs = nextTurn(clock, INTERVAL_MS).getTime() - now.getTime();
	const since =
		wanted === undefined
			? askedLastSince(vessel, now, turnMs)
			: askedSince(vessel, wanted);
	if (since === undefined) {
		await end(job, services);
		return;
	}
	const asked = await askVessel(source, vessel, since, services, job.signal);
	await record(job, services, asked);
};
