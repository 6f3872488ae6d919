import { type Kysely, sql } from "kysely";
import { compiledRead, compiledWrite } from "../../schema/compiled-query.ts";
import type { Schema } from "../../schema/schema.ts";
import { claimFairly, type JobClaims } from "../claim-fairly.ts";
import type { Claim, ClaimedJob, DueJob } from "../dialect.ts";

/** The accounts that have waited longest, and those with an expired lease. */
const findAccounts = compiledRead(
	(_, name: string, now: string, limit: number, wall: string, same: string) =>
		sql<{ account_id: string }>`
			(
				select account_id from job_queues where name = ${name} and due_at <= ${now} order by due_at limit ${limit}
			)
			union all select account_id from jobs where lease_until < ${wall} and name = ${same}`,
);

/** The first due jobs of each account in a list. */
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
			select job.id, job.account_id, job.run_at
			from json_array_elements_text(${accounts}::json) account cross join lateral (
				select id, account_id, run_at from jobs
				where name = ${name} and account_id = account.value and run_at <= ${now}
					and (lease_until is null or lease_until < ${wallNow})
				order by run_at limit ${limit}
			) job`,
);

/** Leases the jobs of a JSON list of accounts and ids that are still free. Those that another worker is leasing are left out. */
const lease = compiledRead(
	(_, jobs: string, wallNow: string, leaseOwner: string, leaseUntil: string) =>
		sql<ClaimedJob>`
			with free as materialized (
				select job.account_id, job.id from json_array_elements(${jobs}::json) wanted
				join jobs job on job.account_id = wanted.value ->> 'account_id' and job.id = wanted.value ->> 'id'
				where lease_until is null or lease_until < ${wallNow}
				for update of job skip locked
			)
			update jobs set lease_owner = ${leaseOwner}, lease_until = ${leaseUntil}, attempts = attempts + 1
			from free where jobs.account_id = free.account_id and jobs.id = free.id
			returning jobs.*`,
);

/**
 * Replaces the entries of accounts in the queue by one each, due with the first job. An entry that was added meanwhile is
 * not seen, and so stays.
 */
const putBehind = compiledWrite(
	(
		_,
		name: string,
		accounts: string,
		sameName: string,
		now: string,
		served: string,
		sameAccounts: string,
		againName: string,
	) =>
		sql`
			with old as materialized (
				select ctid from job_queues
				where name = ${name} and account_id in (select value from json_array_elements_text(${accounts}::json))
				for update skip locked
			), gone as (
				delete from job_queues where ctid in (select ctid from old)
			)
			insert into job_queues (account_id, name, due_at)
			select account.value, ${sameName}, case when job.run_at < ${now} then ${served} else job.run_at end
			from json_array_elements_text(${sameAccounts}::json) account cross join lateral (
				select run_at from jobs
				where name = ${againName} and account_id = account.value and lease_until is null
				order by run_at limit 1
			) job`,
);

/** Replaces the entries of accounts that are seen by one each, due as early. Those that another claim replaces are left to it. */
const mergeEntries = compiledWrite(
	(_, name: string, accounts: string, sameName: string) =>
		sql`
			with old as materialized (
				select ctid, account_id, due_at from job_queues
				where name = ${name} and account_id in (select value from json_array_elements_text(${accounts}::json))
				for update skip locked
			), gone as (
				delete from job_queues where ctid in (select ctid from old)
			)
			insert into job_queues (account_id, name, due_at)
			select account_id, ${sameName}, min(due_at) from old group by account_id`,
);

/** Rounds of a search. Each leaves one entry of the accounts that it has found. */
const MOST_ROUNDS = 8;

/**
 * Finds accounts to check. One whose many jobs were added at once has as many entries, which would hide the accounts behind it
 * for as long as it may not have more jobs in progress.
 */
async function findDifferentAccounts(
	db: Kysely<Schema>,
	{ name, now, accounts, wallNow }: Claim,
) {
	for (let round = 1; ; round++) {
		const found = await findAccounts(db, name, now, accounts, wallNow, name);
		const different = new Set(found.map((row) => row.account_id));
		const isHiding = found.length >= accounts && different.size < found.length;
		if (!isHiding || round === MOST_ROUNDS) return found;
		await mergeEntries(db, name, JSON.stringify([...different]), name);
	}
}

const CLAIMS: JobClaims = {
	findAccounts: findDifferentAccounts,
	findDue: (db, { name, now, wallNow }, accounts, each) =>
		findDue(db, accounts, name, now, wallNow, each),
	lease: (db, { leaseOwner, leaseUntil, wallNow }, jobs) =>
		lease(db, jobs, wallNow, leaseOwner, leaseUntil),
	putBehind: (db, { name, now }, accounts) =>
		putBehind(db, name, accounts, name, now, now, accounts, name),
};

/** Claims due jobs, fairly between accounts. The queue may hold several entries of an account; a claim replaces them by one. */
export function claimJobs(
	db: Kysely<Schema>,
	claim: Claim,
): Promise<ClaimedJob[]> {
	return claimFairly(db, claim, CLAIMS);
}
