import { inBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import type { JobPayloads } from "./job-payloads.ts";
import type { JobRow } from "./job-table.ts";

/** Work to be added. */
export interface NewJob<Name extends keyof JobPayloads = keyof JobPayloads> {
	readonly name: Name;
	/** Absent of work that is done for all accounts. */
	readonly accountId?: string;
	readonly payload: JobPayloads[Name];
	/** At most one job with this key waits. */
	readonly dedupeKey?: string;
	/** When it is due, by the clock; now when absent. */
	readonly runAt?: Date;
}

const LONGEST_ERROR = 1_000;

const insertJobs = compiledWrite((db, rows: readonly JobRow[]) =>
	db
		.insertInto("jobs")
		.values(rows)
		.onConflict((conflict) => conflict.column("dedupe_key").doNothing()),
);

/** Adds jobs in the caller's transaction. One whose `dedupeKey` waits already is not added again. */
export async function enqueue(
	db: Queries,
	clock: Clock,
	jobs: readonly NewJob[],
): Promise<void> {
	const now = clock.now();
	const rows = jobs.map(
		(job): JobRow => ({
			id: newRecordId(),
			name: job.name,
			dedupe_key: job.dedupeKey ?? null,
			account_id: job.accountId ?? "",
			payload: JSON.stringify(job.payload),
			run_at: (job.runAt ?? now).toISOString(),
			attempts: 0,
			lease_owner: null,
			lease_until: null,
			last_error: null,
			created_at: toInstant(now),
		}),
	);
	for (const batch of inBatches(rows)) await insertJobs(db, batch);
}

const selectLeased = compiledRead(
	(db, id: string, leaseOwner: JobRow["lease_owner"]) =>
		db
			.selectFrom("jobs")
			.select("id")
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner),
);

/** Whether a job is still its worker's, and has not gone to another one. */
export async function isLeased(db: Queries, job: JobRow): Promise<boolean> {
	return (await selectLeased(db, job.id, job.lease_owner)).length > 0;
}

const deleteLeased = compiledWrite(
	(db, id: string, leaseOwner: JobRow["lease_owner"]) =>
		db
			.deleteFrom("jobs")
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner),
);

/** Takes a job that is done out of the table, unless its lease has gone to another worker. */
export async function completeJob(db: Queries, job: JobRow): Promise<boolean> {
	return (await deleteLeased(db, job.id, job.lease_owner)) > 0;
}

/** Takes jobs out of the table, also those that are being worked on: their workers write nothing then. */
export async function removeJobs(
	db: Queries,
	dedupeKeys: readonly string[],
): Promise<void> {
	await db.deleteFrom("jobs").where("dedupe_key", "in", dedupeKeys).execute();
}

const updateLeased = compiledWrite(
	(
		db,
		id: string,
		leaseOwner: JobRow["lease_owner"],
		changes: Partial<JobRow>,
	) =>
		db
			.updateTable("jobs")
			.set(changes)
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner),
);

/** Changes a job, unless its lease has gone to another worker. */
async function setJob(
	db: Queries,
	job: JobRow,
	changes: Partial<JobRow>,
): Promise<boolean> {
	return (await updateLeased(db, job.id, job.lease_owner, changes)) > 0;
}

/** Keeps how far a job is, in the transaction that brings it there, unless its lease has gone to another worker. */
export function setPayload<Name extends keyof JobPayloads>(
	db: Queries,
	job: JobRow,
	payload: JobPayloads[Name],
): Promise<boolean> {
	return setJob(db, job, { payload: JSON.stringify(payload) });
}

/** Gives a job back to run again at `runAt`. A success starts the count of attempts anew. */
export function rescheduleJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
	outcome: { readonly error?: string },
): Promise<boolean> {
	return setJob(db, job, {
		run_at: runAt.toISOString(),
		lease_owner: null,
		lease_until: null,
		attempts: outcome.error === undefined ? 0 : job.attempts,
		last_error: outcome.error?.slice(0, LONGEST_ERROR) ?? null,
	});
}

const updateLater = compiledWrite((db, dedupeKey: string, runAt: string) =>
	db
		.updateTable("jobs")
		.set({ run_at: runAt })
		.where("dedupe_key", "=", dedupeKey)
		.where("lease_owner", "is", null)
		.where("attempts", "=", 0)
		.where("run_at", ">", runAt),
);

/** Has a waiting job run at `runAt` when it was to run later; not one that waits because it failed, nor one in hand. */
export async function advanceJob(
	db: Queries,
	dedupeKey: string,
	runAt: Date,
): Promise<void> {
	await updateLater(db, dedupeKey, runAt.toISOString());
}

/** Gives a job back to run at `runAt`, as if it had not been claimed before. */
export function postponeJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
): Promise<boolean> {
	return setJob(db, job, {
		run_at: runAt.toISOString(),
		lease_owner: null,
		lease_until: null,
		attempts: job.attempts - 1,
	});
}

/** Gives a job back untouched, as if it had never been claimed. */
export async function releaseJob(db: Queries, job: JobRow): Promise<void> {
	await setJob(db, job, {
		lease_owner: null,
		lease_until: null,
		attempts: job.attempts - 1,
	});
}

/** Keeps a job that takes long from being claimed by another worker. */
export async function extendLease(
	db: Queries,
	job: JobRow,
	leaseUntil: string,
): Promise<void> {
	await setJob(db, job, { lease_until: leaseUntil });
}
