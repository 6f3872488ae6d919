import { type Kysely, sql } from "kysely";
import { compiledRead, compiledWrite } from "../../schema/compiled-query.ts";
import type { Schema } from "../../schema/schema.ts";
import { claimFairly, type JobClaims } from "../claim-fairly.ts";
import type { Claim, ClaimedJob, DueJob } from "../dialect.ts";

/**
 * The accounts that have waited longest, and those with an expired lease. The `+` keeps SQLite from searching for expired leases among
 * all jobs of the name.
 */
const findAccounts = compiledRead(
	(_, name: string, now: string, limit: number, wallNow: string) =>
		sql<{ account_id: string }>`
			select account_id from (
				select account_id from job_queues where name = ${name} and due_at <= ${now} order by due_at limit ${limit}
			)
			union all select account_id from jobs where lease_until < ${wallNow} and +name = ${name}`,
);

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
			cross join jobs job on job.account_id = account.value and job.id in (
				select id from jobs
				where name = ${name} and account_id = account.value and run_at <= ${now}
					and (lease_until is null or lease_until < ${wallNow})
				order by run_at limit ${limit}
			)`,
);

const lease = compiledRead(
	(_, leaseOwner: string, leaseUntil: string, jobs: string, wallNow: string) =>
		sql<ClaimedJob>`
			update jobs set lease_owner = ${leaseOwner}, lease_until = ${leaseUntil}, attempts = attempts + 1
			where (account_id, id) in (select value ->> 'account_id', value ->> 'id' from json_each(${jobs}))
				and (lease_until is null or lease_until < ${wallNow})
			returning *`,
);

const putBehind = compiledWrite(
	(_, now: string, name: string, accounts: string) =>
		sql`
			update job_queues set due_at = (
				select case when run_at < ${now} then ${now} else run_at end from jobs
				where name = job_queues.name and account_id = job_queues.account_id and lease_until is null
				order by run_at limit 1
			)
			where name = ${name} and account_id in (select value from json_each(${accounts}))`,
);

/** Lists are JSON text, so that each statement has one text. */
const CLAIMS: JobClaims = {
	findAccounts: (db, { name, now, accounts, wallNow }) =>
		findAccounts(db, name, now, accounts, wallNow),
	findDue: (db, { name, now, wallNow }, accounts, each) =>
		findDue(db, JSON.stringify(accounts), name, now, wallNow, each),
	lease: (db, { leaseOwner, leaseUntil, wallNow }, jobs) =>
		lease(db, leaseOwner, leaseUntil, JSON.stringify(jobs), wallNow),
	putBehind: (db, { name, now }, accounts) =>
		putBehind(db, now, name, JSON.stringify(accounts)),
};

/** Claims due jobs, fairly between accounts. The queue has one row per account and kind of job. */
export function claimJobs(
	db: Kysely<Schema>,
	claim: Claim,
): Promise<ClaimedJob[]> {
	return claimFairly(db, claim, CLAIMS);
}
