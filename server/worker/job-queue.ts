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

/** A job to enqueue. */
export interface NewJob<Name extends keyof JobPayloads = keyof JobPayloads> {
	readonly name: Name;
	/** Absent when the job serves all accounts. */
	readonly accountId?: string;
	readonly payload: JobPayloads[Name];
	/** The queue holds at most one job with this key. */
	readonly dedupeKey?: string;
	/** When the job is due, by the clock; now when absent. */
	readonly runAt?: Date;
}

const MAX_ERROR_LENGTH = 1_000;

const insertJobs = compiledWrite((db, rows: readonly JobRow[]) =>
	db
		.insertInto("jobs")
		.values(rows)
		.onConflict((conflict) => conflict.column("dedupe_key").doNothing()),
);

/** Adds jobs in the caller's transaction, without those whose `dedupeKey` is in the queue already. */
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

/** Whether the worker still holds the lease of its job. */
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

/** Deletes a finished job. Returns false when the worker has lost its lease. */
export async function completeJob(db: Queries, job: JobRow): Promise<boolean> {
	return (await deleteLeased(db, job.id, job.lease_owner)) > 0;
}

/** Deletes jobs, even running ones: their workers then lose the lease and write nothing. */
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

/** Changes a job. Returns false when the worker has lost its lease. */
async function setJob(
	db: Queries,
	job: JobRow,
	changes: Partial<JobRow>,
): Promise<boolean> {
	return (await updateLeased(db, job.id, job.lease_owner, changes)) > 0;
}

/** Saves the progress of a job, in the transaction of that progress. Returns false when the worker has lost its lease. */
export function setPayload<Name extends keyof JobPayloads>(
	db: Queries,
	job: JobRow,
	payload: JobPayloads[Name],
): Promise<boolean> {
	return setJob(db, job, { payload: JSON.stringify(payload) });
}

/** Reschedules a job, and resets its attempts unless it failed. Returns false when the worker has lost its lease. */
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
		last_error: outcome.error?.slice(0, MAX_ERROR_LENGTH) ?? null,
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

/** Brings a waiting job forward to `runAt`. Leaves running jobs and jobs waiting for a retry alone. */
export async function advanceJob(
	db: Queries,
	dedupeKey: string,
	runAt: Date,
): Promise<void> {
	await updateLater(db, dedupeKey, runAt.toISOString());
}

/** Reschedules a job without counting the attempt. Returns false when the worker has lost its lease. */
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

/** Releases a claimed job without counting the attempt. */
export async function releaseJob(db: Queries, job: JobRow): Promise<void> {
	await setJob(db, job, {
		lease_owner: null,
		lease_until: null,
		attempts: job.attempts - 1,
	});
}

/** Extends the lease of a running job. */
export async function extendLease(
	db: Queries,
	job: JobRow,
	leaseUntil: string,
): Promise<void> {
	await setJob(db, job, { lease_until: leaseUntil });
}
