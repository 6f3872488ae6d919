import { type Kysely, sql } from "kysely";
import { idBatches, partsOf } from "../../batches.ts";
import { compiledRead, compiledWrite } from "../../schema/compiled-query.ts";
import type { Schema } from "../../schema/schema.ts";
import { claimFairly, type JobClaims } from "../claim-fairly.ts";
import type { Claim, ClaimedJob, DueJob } from "../dialect.ts";

/** The accounts that have waited longest, and those with a job whose lease has expired. */
const findAccounts = compiledRead(
	(_, name: string, now: string, limit: number, wallNow: string) =>
		sql<{ account_id: string }>`
			(
				select account_id from job_queues where name = ${name} and due_at <= ${now} order by due_at limit ${limit}
			)
			union all select account_id from jobs where lease_until < ${wallNow} and name = ${name}`,
);

/** The first due jobs of each account in a list. Each account is read by itself, because its rows may lie on another server. */
const findDue = compiledRead(
	(
		_,
		accounts: readonly string[],
		name: string,
		now: string,
		wallNow: string,
		limit: number,
	) =>
		sql<DueJob>`${sql.join(
			accounts.map(
				(account) => sql`
					(
						select id, account_id, run_at from jobs
						where name = ${name} and account_id = ${account} and run_at <= ${now}
							and (lease_until is null or lease_until < ${wallNow})
						order by run_at limit ${limit}
					)`,
			),
			// Lists of ids repeat their last one to have a usual length; `union` drops the jobs found twice.
			sql` union `,
		)}`,
);

/** Leases the jobs of an account that are still free. Those that another worker is leasing are left out. */
const lease = compiledRead(
	(
		_,
		account: string,
		ids: readonly string[],
		wallNow: string,
		leaseOwner: string,
		leaseUntil: string,
	) =>
		sql<ClaimedJob>`
			with free as materialized (
				select id from jobs
				where account_id = ${account} and id = any(${ids}) and (lease_until is null or lease_until < ${wallNow})
				for update skip locked
			)
			update jobs set lease_owner = ${leaseOwner}, lease_until = ${leaseUntil}, attempts = attempts + 1
			from free where jobs.account_id = ${account} and jobs.id = free.id
			returning jobs.*`,
);

/**
 * Replaces the entries of an account in the queue by one for its first job that is not leased, or by none without such a job. An
 * entry that was added meanwhile is not visible here, so it stays.
 */
const putBehind = compiledWrite(
	(_, name: string, account: string, now: string) =>
		sql`
			with old as materialized (
				select ctid from job_queues where name = ${name} and account_id = ${account} for update skip locked
			), gone as (
				delete from job_queues where account_id = ${account} and ctid in (select ctid from old)
			)
			insert into job_queues (account_id, name, due_at)
			select account_id, name, greatest(run_at, ${now}) from jobs
			where name = ${name} and account_id = ${account} and lease_until is null
			order by run_at limit 1`,
);

/** Accounts that one statement reads, and statements that run at once. So a claim leaves database connections for requests. */
const [ACCOUNTS_READ, AT_ONCE] = [16, 4];

/** Runs a statement for each account. */
async function forEach<Item, Result>(
	items: readonly Item[],
	run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (const part of partsOf(items, AT_ONCE)) {
		results.push(...(await Promise.all(part.map(run))));
	}
	return results;
}

/** Replaces the visible entries of an account by one with the earliest due time. Entries that another claim is replacing are left to it. */
const mergeEntries = compiledWrite(
	(_, name: string, account: string) =>
		sql`
			with old as materialized (
				select ctid, account_id, name, due_at from job_queues
				where name = ${name} and account_id = ${account} for update skip locked
			), gone as (
				delete from job_queues where account_id = ${account} and ctid in (select ctid from old)
			)
			insert into job_queues (account_id, name, due_at)
			select account_id, name, min(due_at) from old group by account_id, name`,
);

/** Largest number of rounds of a search. Each round reduces the entries of the accounts that it has found to one. */
const MOST_ROUNDS = 8;

/**
 * Finds accounts to check. An account whose jobs were added at once has many entries. While that account is at its limit of running
 * jobs, its entries could hide all other accounts.
 */
async function findDifferentAccounts(
	db: Kysely<Schema>,
	{ name, now, accounts, wallNow }: Claim,
) {
	for (let round = 1; ; round++) {
		const found = await findAccounts(db, name, now, accounts, wallNow);
		const different = new Set(found.map((row) => row.account_id));
		const isHiding = found.length >= accounts && different.size < found.length;
		if (!isHiding || round === MOST_ROUNDS) return found;
		await forEach([...different], (account) => mergeEntries(db, name, account));
	}
}

const CLAIMS: JobClaims = {
	findAccounts: findDifferentAccounts,
	async findDue(db, { name, now, wallNow }, accounts, each) {
		const due: DueJob[] = [];
		for (const part of idBatches(accounts, ACCOUNTS_READ)) {
			due.push(...(await findDue(db, part, name, now, wallNow, each)));
		}
		return due;
	},
	async lease(db, { leaseOwner, leaseUntil, wallNow }, jobs) {
		const byAccount = Map.groupBy(jobs, (job) => job.account_id);
		const leased = await forEach([...byAccount], ([account, own]) => {
			const ids = own.map((job) => job.id);
			return lease(db, account, ids, wallNow, leaseOwner, leaseUntil);
		});
		return leased.flat();
	},
	putBehind: (db, { name, now }, accounts) =>
		forEach(accounts, (account) => putBehind(db, name, account, now)),
};

/** Claims due jobs, fairly between accounts. The queue may hold several entries of an account; a claim replaces them by one. */
export function claimJobs(
	db: Kysely<Schema>,
	claim: Claim,
): Promise<ClaimedJob[]> {
	return claimFairly(db, claim, CLAIMS);
}
