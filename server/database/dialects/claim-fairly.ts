import type { Kysely } from "kysely";
import type { Schema } from "../schema/schema.ts";
import type { Claim, ClaimedJob, DueJob } from "./dialect.ts";

type Db = Kysely<Schema>;

/** The key of a job. */
export type JobKey = Pick<DueJob, "account_id" | "id">;

/** The statements of a claim. */
export interface JobClaims {
	/** The accounts that have waited longest, and those with an expired lease; the same account may come twice. */
	findAccounts(db: Db, claim: Claim): Promise<{ account_id: string }[]>;
	/** At most `each` due jobs of each account. */
	findDue(
		db: Db,
		claim: Claim,
		accounts: readonly string[],
		each: number,
	): Promise<DueJob[]>;
	/** Leases those of the jobs that are still free. */
	lease(db: Db, claim: Claim, jobs: readonly JobKey[]): Promise<ClaimedJob[]>;
	/** Moves accounts to the end of the queue; those without a due job wait until they have one. */
	putBehind(
		db: Db,
		claim: Claim,
		accounts: readonly string[],
	): Promise<unknown>;
}

/** Due jobs by account, in the order of the accounts. */
async function findCandidates(
	db: Db,
	claim: Claim,
	accounts: readonly string[],
	{ findDue }: JobClaims,
): Promise<DueJob[]> {
	// With many accounts each gives few jobs; a worker with room left claims again.
	const each = Math.ceil((2 * claim.limit) / accounts.length);
	const due = await findDue(db, claim, accounts, each);
	const places = new Map(accounts.map((id, place) => [id, place]));
	const placeOf = (job: DueJob) => places.get(job.account_id) ?? 0;
	return due.sort(
		(one, other) =>
			placeOf(one) - placeOf(other) || (one.run_at < other.run_at ? -1 : 1),
	);
}

/**
 * Claims due jobs, fairly between accounts. `job_queues` has the time at which to check each account for jobs of each kind. Accounts
 * with only future jobs are not read, and a served account moves to the end, so a claim reads few more rows than it takes. A skip scan
 * over jobs would read every idle account. An order fixed when a job is added could not tell which accounts have jobs when it is due.
 */
export async function claimFairly(
	db: Db,
	claim: Claim,
	claims: JobClaims,
): Promise<ClaimedJob[]> {
	// A write takes a lock even when it changes nothing, and idle workers poll.
	const found = await claims.findAccounts(db, claim);
	if (found.length === 0) return [];
	const accounts = [...new Set(found.map((row) => row.account_id))];
	const due = await findCandidates(db, claim, accounts, claims);
	const chosen = claim.choose(due);
	const waiting = new Set(due.map((job) => job.account_id));
	for (const { account_id: id } of chosen) waiting.delete(id);
	const served = accounts.filter((id) => !waiting.has(id));
	if (served.length === 0) return [];
	const wanted = chosen.map(({ account_id, id }) => ({ account_id, id }));
	const leased =
		chosen.length === 0 ? [] : await claims.lease(db, claim, wanted);
	// No transaction with the leases is needed: a crash in between costs one needless check of these accounts.
	await claims.putBehind(db, claim, served);
	return leased;
}
