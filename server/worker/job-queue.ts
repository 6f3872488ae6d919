import { type Clock, toInstant } from "../clock.ts";
import { inBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import type { JobPayloads } from "../jobs/job-payloads.ts";
import type { JobRow } from "./job-table.ts";

/** Work to be added. */
export interface NewJob<Name extends keyof JobPayloads = keyof JobPayloads> {
	readonly name: Name;
	readonly accountId: string;
	readonly payload: JobPayloads[Name];
	/** At most one job with this key waits. */
	readonly dedupeKey?: string;
	/** When it is due, by the clock; now when absent. */
	readonly runAt?: Date;
}

const LONGEST_ERROR = 1_000;

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
			account_id: job.accountId,
			payload: JSON.stringify(job.payload),
			run_at: (job.runAt ?? now).toISOString(),
			attempts: 0,
			lease_owner: null,
			lease_until: null,
			last_error: null,
			created_at: toInstant(now),
		}),
	);
	for (const values of inBatches(rows)) {
		await db
			.insertInto("jobs")
			.values(values)
			.onConflict((conflict) => conflict.column("dedupe_key").doNothing())
			.execute();
	}
}

/** Takes a job that is done out of the table, unless its lease has gone to another worker. */
export async function completeJob(db: Queries, job: JobRow): Promise<boolean> {
	const result = await db
		.deleteFrom("jobs")
		.where("id", "=", job.id)
		.where("lease_owner", "=", job.lease_owner)
		.executeTakeFirst();
	return result.numDeletedRows > 0n;
}

/** Takes jobs out of the table, also those that are being worked on: their workers write nothing then. */
export async function removeJobs(
	db: Queries,
	dedupeKeys: readonly string[],
): Promise<void> {
	await db.deleteFrom("jobs").where("dedupe_key", "in", dedupeKeys).execute();
}

/** Gives a job back to run again at `runAt`. A success starts the count of attempts anew. */
export async function rescheduleJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
	outcome: { readonly error?: string },
): Promise<boolean> {
	const result = await db
		.updateTable("jobs")
		.set({
			run_at: runAt.toISOString(),
			lease_owner: null,
			lease_until: null,
			attempts: outcome.error === undefined ? 0 : job.attempts,
			last_error: outcome.error?.slice(0, LONGEST_ERROR) ?? null,
		})
		.where("id", "=", job.id)
		.where("lease_owner", "=", job.lease_owner)
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}

/** Has a waiting job run at `runAt` when it was to run later; not one that waits because it failed, nor one in hand. */
export async function advanceJob(
	db: Queries,
	dedupeKey: string,
	runAt: Date,
): Promise<void> {
	await db
		.updateTable("jobs")
		.set({ run_at: runAt.toISOString() })
		.where("dedupe_key", "=", dedupeKey)
		.where("lease_owner", "is", null)
		.where("attempts", "=", 0)
		.where("run_at", ">", runAt.toISOString())
		.execute();
}

/** Gives a job back to run at `runAt`, as if it had not been claimed before. */
export async function postponeJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
): Promise<boolean> {
	const result = await db
		.updateTable("jobs")
		.set({
			run_at: runAt.toISOString(),
			lease_owner: null,
			lease_until: null,
			attempts: job.attempts - 1,
		})
		.where("id", "=", job.id)
		.where("lease_owner", "=", job.lease_owner)
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}

/** Gives a job back untouched, as if it had never been claimed. */
export async function releaseJob(db: Queries, job: JobRow): Promise<void> {
	await db
		.updateTable("jobs")
		.set({ lease_owner: null, lease_until: null, attempts: job.attempts - 1 })
		.where("id", "=", job.id)
		.where("lease_owner", "=", job.lease_owner)
		.execute();
}

/** Keeps a job that takes long from being claimed by another worker. */
export async function extendLease(
	db: Queries,
	job: JobRow,
	leaseUntil: string,
): Promise<void> {
	await db
		.updateTable("jobs")
		.set({ lease_until: leaseUntil })
		.where("id", "=", job.id)
		.where("lease_owner", "=", job.lease_owner)
		.execute();
}
