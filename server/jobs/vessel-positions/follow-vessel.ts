import type { Queries } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import { findWaysOnVessel } from "../../resources/vessels/followed-vessel-queries.ts";
import { nextTurn } from "../../resources/vessels/plan-following.ts";
import { findVessel } from "../../resources/vessels/vessel-queries.ts";
import { repeatingDelayMs } from "../../runtime/retry-delay.ts";
import type { Services } from "../../services/services.ts";
import { finishJob, type NextRun } from "../../worker/finish-job.ts";
import type { Job, JobHandler } from "../../worker/job.ts";
import { fetchPositions, type PositionReport } from "./fetch-positions.ts";
import { missingAtEnd, missingSince } from "./missing-since.ts";
import { neededSince } from "./needed-since.ts";
import { storeFirstPositions, storePositions } from "./store-positions.ts";

const INTERVAL_MS = 15 * 60_000;

type FollowJob = Job<"follow-vessel">;

/** Start of the period for which the vessel's positions are needed; undefined when no container needs them. */
async function findNeededSince(
	{ payload: { vesselId } }: FollowJob,
	{ clock }: Services,
	db: Queries,
): Promise<string | undefined> {
	const ways = await findWaysOnVessel(db, vesselId);
	return neededSince(ways, vesselId, clock.now());
}

/** When the job runs next: at the next interval, or for a retry after a failure. */
function nextRun(
	{ row }: FollowJob,
	{ clock, rules }: Services,
	{ answer, retryAfterMs = 0 }: PositionReport,
): NextRun {
	if (answer.outcome !== "failed") {
		return { runAt: nextTurn(clock, INTERVAL_MS) };
	}
	const { retries } = rules.terminal;
	const delayMs = repeatingDelayMs(retries, row.attempts, Math.random());
	const runAt = nextTurn(clock, Math.max(delayMs, retryAfterMs));
	return { runAt, error: answer.message };
}

/** Stores the positions, and schedules the next query in the transaction of the last ones. */
async function store(
	job: FollowJob,
	services: Services,
	report: PositionReport,
): Promise<void> {
	const { database, clock } = services;
	const { vesselId } = job.payload;
	const rest = await storeFirstPositions(job.row, services, vesselId, report);
	await transact(database, async (db) => {
		await storePositions(db, clock, vesselId, rest);
		const isFollowed = await findNeededSince(job, services, db);
		const next = isFollowed ? nextRun(job, services, report) : undefined;
		await finishJob(db, job.row, next);
	});
}

/** Ends the job, unless the vessel has taken on a tracked container in the meantime. */
async function end(job: FollowJob, services: Services): Promise<void> {
	const { database, clock } = services;
	await transact(database, async (db) => {
		const isFollowed = await findNeededSince(job, services, db);
		const next = isFollowed ? { runAt: clock.now() } : undefined;
		await finishJob(db, job.row, next);
	});
}

/**
 * Fetches the positions of a vessel every 15 minutes while it carries a container of an account with the paid feature. One job
 * serves all accounts.
 */
export const followVessel: JobHandler<"follow-vessel"> = async (
	job,
	services,
) => {
	const { database, clock, vessels: source } = services;
	const { vesselId } = job.payload;
	const vessel = await findVessel(database.db, vesselId);
	if (!source || !vessel) return finishJob(database.db, job.row);
	const needed = await findNeededSince(job, services, database.db);
	const now = clock.now();
	const intervalMs = nextTurn(clock, INTERVAL_MS).getTime() - now.getTime();
	const since =
		needed === undefined
			? missingAtEnd(vessel, now, intervalMs)
			: missingSince(vessel, needed);
	if (since === undefined) return end(job, services);
	const report = await fetchPositions(
		source,
		vessel,
		since,
		services,
		job.signal,
	);
	await store(job, services, report);
};
