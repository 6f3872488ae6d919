import type { Queries } from "../database/database.ts";
import { announceWork } from "../database/planned-work.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import { LeaseLostError } from "./job.ts";
import { changeJobs } from "./job-changes.ts";
import type { JobPayloads } from "./job-payloads.ts";
import type { JobRow } from "./job-table.ts";
import { tracedPayload, untracedPayload } from "./job-trace.ts";

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

/** Changes of a transaction are written in the order of this key, those of {@link enqueue} too. */
const keyOf = ({ dedupe_key, id }: JobRow) => dedupe_key ?? id;

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
			payload: tracedPayload(job.payload),
			run_at: (job.runAt ?? now).toISOString(),
			attempts: 0,
			generation: 0,
			lease_owner: null,
			lease_until: null,
			last_error: null,
			created_at: toInstant(now),
		}),
	);
	await changeJobs(
		db,
		rows.map((added) => ({ key: keyOf(added), added })),
	);
}

const selectLeased = compiledRead(
	(db, accountId: string, id: string, leaseOwner: JobRow["lease_owner"]) =>
		db
			.selectFrom("jobs")
			.select("id")
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner),
);

/** Whether the worker still holds the lease of its job. */
export async function isLeased(db: Queries, job: JobRow): Promise<boolean> {
	const { account_id: accountId, id, lease_owner: owner } = job;
	return (await selectLeased(db, accountId, id, owner)).length > 0;
}

const deleteLeased = compiledCountedWrite(
	(
		db,
		accountId: string,
		id: string,
		leaseOwner: JobRow["lease_owner"],
		generation: number,
	) =>
		db
			.deleteFrom("jobs")
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner)
			.where("generation", "=", generation),
);

const updateLeased = compiledCountedWrite(
	(
		db,
		accountId: string,
		id: string,
		leaseOwner: JobRow["lease_owner"],
		changes: Partial<JobRow>,
	) =>
		db
			.updateTable("jobs")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.where("lease_owner", "=", leaseOwner),
);

/** Changes a job at the end of the transaction. Throws {@link LeaseLostError} there when the worker has lost its lease. */
function setJob(
	db: Queries,
	job: JobRow,
	changes: Partial<JobRow>,
): Promise<void> {
	const { account_id: accountId, id, lease_owner: owner } = job;
	return changeJobs(db, [
		{
			key: keyOf(job),
			async make(last) {
				const count = await updateLeased(last, accountId, id, owner, changes);
				if (count === 0) throw new LeaseLostError();
				const { name = job.name, run_at: runAt } = changes;
				if (runAt) announceWork(last, name, runAt);
			},
		},
	]);
}

/** A job that runs again at once. */
const AGAIN = { lease_owner: null, lease_until: null, attempts: 0 } as const;

/**
 * Deletes a finished job. A job that was planned again while it ran is kept, and runs once more. Throws {@link LeaseLostError}, at
 * the end of the transaction, when the worker has lost its lease.
 */
export function completeJob(db: Queries, job: JobRow): Promise<void> {
	const { account_id: accountId, id, lease_owner: owner, generation } = job;
	return changeJobs(db, [
		{
			key: keyOf(job),
			async make(last) {
				if (await deleteLeased(last, accountId, id, owner, generation)) return;
				const again = { ...AGAIN, run_at: job.run_at };
				const count = await updateLeased(last, accountId, id, owner, again);
				if (count === 0) throw new LeaseLostError();
				announceWork(last, job.name, job.run_at);
			},
		},
	]);
}

const deleteJob = compiledWrite((db, accountId: string, dedupeKey: string) =>
	db
		.deleteFrom("jobs")
		.where("account_id", "=", accountId)
		.where("dedupe_key", "=", dedupeKey),
);

/** Deletes jobs, even running ones. Their workers then lose the lease and write nothing. */
export function removeJobs(
	db: Queries,
	accountId: string,
	dedupeKeys: readonly string[],
): Promise<void> {
	return changeJobs(
		db,
		dedupeKeys.map((key) => ({
			key,
			make: async (last) => void (await deleteJob(last, accountId, key)),
		})),
	);
}

/** Saves the progress of a job, in the transaction of that progress. */
export function setPayload<Name extends keyof JobPayloads>(
	db: Queries,
	job: JobRow,
	payload: JobPayloads[Name],
): Promise<void> {
	return setJob(db, job, { payload: tracedPayload(payload) });
}

/**
 * Sets when a job runs again. With an error it keeps its count of attempts, otherwise the count starts again. Throws
 * {@link LeaseLostError}, at the end of the transaction, when the worker has lost its lease.
 */
export function rescheduleJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
	{
		error,
		name = job.name,
	}: { readonly error?: string; readonly name?: JobRow["name"] },
): Promise<void> {
	return setJob(db, job, {
		...(name !== job.name && { name }),
		run_at: runAt.toISOString(),
		lease_owner: null,
		lease_until: null,
		attempts: error === undefined ? 0 : job.attempts,
		last_error: error?.slice(0, MAX_ERROR_LENGTH) ?? null,
		...(error === undefined && untracedPayload(job)),
	});
}

const updateLater = compiledWrite(
	(
		db,
		runAt: string,
		accountId: string,
		dedupeKey: string,
		mostAttempts: number,
	) =>
		db
			.updateTable("jobs")
			.set({ run_at: runAt })
			.where("account_id", "=", accountId)
			.where("dedupe_key", "=", dedupeKey)
			.where("lease_owner", "is", null)
			.where("attempts", "<=", mostAttempts)
			.where("run_at", ">", runAt),
);

/** More attempts than any job has. */
const ANY_ATTEMPTS = 1_000_000;

/**
 * Brings a waiting job forward to `runAt`. Running jobs stay as they are; so do jobs that wait for a retry, unless `isRetryToo`. Does
 * not announce the job: the caller's {@link enqueue} does.
 */
export function advanceJob(
	db: Queries,
	accountId: string,
	dedupeKey: string,
	runAt: Date,
	isRetryToo = false,
): Promise<void> {
	const at = runAt.toISOString();
	const most = isRetryToo ? ANY_ATTEMPTS : 0;
	return changeJobs(db, [
		{
			key: dedupeKey,
			make: async (last) =>
				void (await updateLater(last, at, accountId, dedupeKey, most)),
		},
	]);
}

/** Reschedules a job without counting the attempt. */
export function postponeJob(
	db: Queries,
	job: JobRow,
	runAt: Date,
): Promise<void> {
	return setJob(db, job, {
		run_at: runAt.toISOString(),
		lease_owner: null,
		lease_until: null,
		attempts: job.attempts - 1,
	});
}

/** Releases a claimed job without counting the attempt, if the worker still holds its lease. */
export async function releaseJob(db: Queries, job: JobRow): Promise<void> {
	const { account_id: accountId, id, lease_owner: owner } = job;
	await updateLeased(db, accountId, id, owner, {
		lease_owner: null,
		lease_until: null,
		attempts: job.attempts - 1,
	});
	announceWork(db, job.name, job.run_at);
}

/** Extends the lease of a running job, if the worker still holds it. */
export async function extendLease(
	db: Queries,
	job: JobRow,
	leaseUntil: string,
): Promise<void> {
	const { account_id: accountId, id, lease_owner: owner } = job;
	await updateLeased(db, accountId, id, owner, { lease_until: leaseUntil });
}
