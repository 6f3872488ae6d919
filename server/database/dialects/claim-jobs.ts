import { type Kysely, sql } from "kysely";
import { compiledRead, compiledWrite } from "../schema/compiled-query.ts";
import type { Schema } from "../schema/schema.ts";
import type { Claim, ClaimedJob, DueJob } from "./dialect.ts";

/**
 * The accounts that have waited longest, and those with an expired lease. The `+` keeps SQLite from searching the
 * latter among all jobs of the name.
 */
const findAccounts = compiledRead(
	(_, name: string, now: string, limit: number, wall: string, same: string) =>
		sql<{ account_id: string }>`
			select account_id from (
				select account_id from job_queues where name = ${name} and due_at <= ${now} order by due_at limit ${limit}
			)
			union all select account_id from jobs where lease_until < ${wall} and +name = ${same}`,
);

/** The first due jobs of each account in a JSON list. */
const findDue = compiledRead(
	(
		_,
		accounts: string,
		name: string,
		now: string,
		wallNow: string,
		limit: number,
	) =>
		sql<DueJob>`
			select job.id, job.account_id, job.run_at from json_each(${accounts}) account
			cross join jobs job on job.id in (
				select id from jobs
				where name = ${name} and account_id = account.value and run_at <= ${now}
					and (lease_until is null or lease_until < ${wallNow})
				order by run_at limit ${limit}
			)`,
);

/** Leases the jobs of a JSON list of ids that are still free. */
const lease = compiledRead(
	(_, ids: string, leaseOwner: string, leaseUntil: string, wallNow: string) =>
		sql<ClaimedJob>`
			update jobs set lease_owner = ${leaseOwner}, lease_until = ${leaseUntil}, attempts = attempts + 1
			where id in (select value from json_each(${ids})) and (lease_until is null or lease_until < ${wallNow})
			returning *`,
);

/** Moves accounts to the end of the queue; those without a due job wait until they have one. */
const putBehind = compiledWrite(
	(_, now: string, served: string, name: string, accounts: string) =>
		sql`
			update job_queues set due_at = (
				select case when run_at < ${now} then ${served} else run_at end from jobs
				where name = job_queues.name and account_id = job_queues.account_id and lease_until is null
				order by run_at limit 1
			)
			where name = ${name} and account_id in (select value from json_each(${accounts}))`,
);

/** Due jobs by account, in the order of the accounts. */
async function findCandidates(
	db: Kysely<Schema>,
	{ name, limit, now, wallNow }: Claim,
	accounts: readonly string[],
): Promise<DueJob[]> {
	// With many accounts each gives few jobs; a worker with room left claims again.
	const each = Math.ceil((2 * limit) / accounts.length);
	const list = JSON.stringify(accounts);
	const due = await findDue(db, list, name, now, wallNow, each);
	const places = new Map(accounts.map((id, place) => [id, place]));
	const placeOf = (job: DueJob) => places.get(job.account_id) ?? 0;
	return due.sort(
		(one, other) =>
			placeOf(one) - placeOf(other) || (one.run_at < other.run_at ? -1 : 1),
	);
}

/**
 * Claims due jobs, fairly between accounts. `job_queues` has one row per account and kind of job, ordered by when to check
 * it. Accounts with future jobs only are not read, and a served account moves to the end. So a claim reads only as many
 * rows as it has room for. A skip scan over jobs would read every idle account, and an order fixed when a job is added
 * cannot know which accounts have jobs when it is due.
 */
export async function claimJobs(
	db: Kysely<Schema>,
	claim: Claim,
): Promise<ClaimedJob[]> {
	// A write takes the lock even when it changes nothing, and idle workers poll four times a second.
	const { name, now, wallNow, leaseOwner, leaseUntil } = claim;
	const found = await findAccounts(
		db,
		name,
		now,
		claim.accounts,
		wallNow,
		name,
	);
	if (found.length === 0) return [];
	const accounts = [...new Set(found.map((row) => row.account_id))];
	const due = await findCandidates(db, claim, accounts);
	const chosen = claim.choose(due);
	const waiting = new Set(due.map((job) => job.account_id));
	for (const { account_id: id } of chosen) waiting.delete(id);
	const served = accounts.filter((id) => !waiting.has(id));
	if (served.length === 0) return [];
	const ids = JSON.stringify(chosen.map(({ id }) => id));
	const leased =
		chosen.length === 0
			? []
			: await lease(db, ids, leaseOwner, leaseUntil, wallNow);
	// Needs no transaction with the leases: a crash in between costs one needless check of these accounts.
	await putBehind(db, now, now, name, JSON.stringify(served));
	return leased;
}
