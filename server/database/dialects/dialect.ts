import type { CompiledQuery, Kysely } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** A job as it is claimed. */
export type ClaimedJob = Schema["jobs"];

/** A job that could be claimed. */
export type DueJob = Pick<ClaimedJob, "id" | "account_id" | "run_at">;

/** Which jobs a worker wants and under what terms. */
export interface Claim {
	readonly name: string;
	/** How many could be claimed. */
	readonly limit: number;
	/** How many accounts are looked at: more than can have jobs in hand, so that some which have none are among them. */
	readonly accounts: number;
	/** Which of those that are due are claimed: those of the account that has waited longest for its turn come first. */
	readonly choose: (due: readonly DueJob[]) => readonly DueJob[];
	/** The clock's present: jobs due by then are claimed. */
	readonly now: string;
	/** The wall's present: leases that ended before then are claimed again. */
	readonly wallNow: string;
	readonly leaseOwner: string;
	readonly leaseUntil: string;
}

/** What is wrong with the database. */
export interface DatabaseTrouble {
	readonly message: string;
	/** Whether what it answers can be relied on. */
	readonly isReadable: boolean;
}

/** Runs a query that was compiled once, with parameters in the order of its text. */
export type Prepared<Result> = (
	...parameters: readonly string[]
) => Promise<Result>;

/**
 * The one door to everything in which SQLite and PostgreSQL differ.
 * Columns are `text`, `integer` and `double precision`; instants, booleans and JSON are stored alike in both.
 */
export interface DatabaseDialect {
	/** What people call this kind of database. */
	readonly name: string;
	readonly db: Kysely<Schema>;
	/**
	 * Makes a read of at most one row. For the few reads that most requests make: it waits for no transaction of this process
	 * and sees what is committed.
	 */
	prepareRead<Row>(query: CompiledQuery<Row>): Prepared<Row | undefined>;
	/** Makes a read of any number of rows in the same way. */
	prepareList<Row>(query: CompiledQuery<Row>): Prepared<Row[]>;
	/**
	 * Makes a read of at most one row that sees all that this process has committed, and what others had when the present turn of
	 * the event loop began to read. For documents that requests ask for again and again: rows may be shared, so nobody changes
	 * them. All parameters but the last are ids of ours.
	 */
	prepareSharedRead<Row extends object>(
		query: CompiledQuery<Row>,
	): Prepared<Readonly<Row> | undefined>;
	/** Claims due jobs of one name for a lease, each for exactly one worker, and counts the attempt. */
	claimJobs(claim: Claim): Promise<ClaimedJob[]>;
	/** Whether an error says that a row with the same unique columns exists. */
	isUniqueViolation(error: unknown): boolean;
	/** Whether an error says that the database cannot write now (locked, full, unreachable) but may later. */
	isUnavailable(error: unknown): boolean;
	/** What keeps the database from being used as it should be, in words for the operator; undefined when all is well. */
	findTrouble(): Promise<DatabaseTrouble | undefined>;
	close(): Promise<void>;
}
