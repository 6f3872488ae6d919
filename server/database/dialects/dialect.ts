import type { CompiledQuery, Kysely, RawBuilder } from "kysely";
import type { WorkListener } from "../planned-work.ts";
import type { Schema } from "../schema/schema.ts";

/** A claimed job. */
export type ClaimedJob = Schema["jobs"];

/** A job that can be claimed. */
export type DueJob = Pick<ClaimedJob, "id" | "account_id" | "run_at">;

/** The jobs that a worker claims, and its lease. */
export interface Claim {
	readonly name: string;
	/** Maximum number of jobs. */
	readonly limit: number;
	/** Number of accounts to check. It exceeds the number that can have jobs in progress, so that others are included. */
	readonly accounts: number;
	/** Selects from the due jobs, which start with those of the account that has waited longest. */
	readonly choose: (due: readonly DueJob[]) => readonly DueJob[];
	/** Application clock: jobs due by then are claimed. */
	readonly now: string;
	/** Wall-clock time: jobs whose lease expired before then are claimed again. */
	readonly wallNow: string;
	readonly leaseOwner: string;
	readonly leaseUntil: string;
}

/** A problem of the database. */
export interface DatabaseTrouble {
	readonly message: string;
	/** Whether its reads are reliable. */
	readonly isReadable: boolean;
}

/** The connections of this process to the database. */
export interface Connections {
	readonly open: number;
	/** Held by a statement or a transaction. */
	readonly inUse: number;
	/** Statements and transactions that wait for a connection. */
	readonly waiting: number;
}

/** Runs a compiled query with parameters in the order of its text. */
export type Prepared<Result> = (
	...parameters: readonly string[]
) => Promise<Result>;

/** The size of a table. */
export interface TableSize {
	readonly name: string;
	readonly bytes: number;
}

/** A table as the database knows it. */
export interface StoredTable {
	readonly name: string;
	readonly columns: readonly string[];
	/** The columns of its primary key, in order; none when it has no key. */
	readonly key: readonly string[];
}

/**
 * Everything in which SQLite and PostgreSQL differ.
 * Columns are `text`, `integer` and `double precision`; instants, booleans and JSON are stored alike in both.
 */
export interface DatabaseDialect {
	/** Display name of the database. */
	readonly name: string;
	readonly db: Kysely<Schema>;
	/** For transactions that only write. The results of their statements may be empty. */
	readonly writes: Kysely<Schema>;
	/** Whether other processes can open it. */
	readonly isShared: boolean;
	/**
	 * Prepares a read of at most one row, for the few reads that most requests make. It sees committed data without
	 * waiting for transactions of this process.
	 */
	prepareRead<Row>(query: CompiledQuery<Row>): Prepared<Row | undefined>;
	/** Prepares such a read of any number of rows. */
	prepareList<Row>(query: CompiledQuery<Row>): Prepared<Row[]>;
	/**
	 * Prepares a cached read of at most one row, for documents that many requests read. It sees all commits of this process, and
	 * commits of others up to the first read in this turn of the event loop. Rows are shared and must not be changed. All parameters
	 * except the last must be ids made by this program.
	 */
	prepareSharedRead<Row extends object>(
		query: CompiledQuery<Row>,
	): Prepared<Readonly<Row> | undefined>;
	/** The database's own wall-clock time some milliseconds ago, as an instant. */
	wallClock(agoMs: number): RawBuilder<string>;
	/** Claims due jobs of one name for a lease, each for exactly one worker, and counts the attempt. */
	claimJobs(claim: Claim): Promise<ClaimedJob[]>;
	/** Calls `listener` with work that any process plans, until the returned function is called. Announcements can get lost. */
	listen(listener: WorkListener): () => void;
	/** Whether an error says that a row with the same unique columns exists. */
	isUniqueViolation(error: unknown): boolean;
	/** Whether an error says that the database cannot write now (locked, full, unreachable) but may later. */
	isUnavailable(error: unknown): boolean;
	/** Whether the database undid a transaction because of a concurrent one, so that it may succeed when it runs again. */
	isConflict(error: unknown): boolean;
	/** Finds damage of the stored data; reads all of it. Undefined where only the server's own tools can look for it. */
	findDamage(): Promise<readonly string[] | undefined>;
	/** The size of every table with its indexes in bytes, largest first. */
	listSizes(): Promise<readonly TableSize[]>;
	/** Lists every table of the schema, by name. */
	listTables(): Promise<StoredTable[]>;
	/** Finds a problem of the database, described for the operator; undefined when there is none. */
	findTrouble(): Promise<DatabaseTrouble | undefined>;
	connections(): Connections;
	/** The size of the database in bytes. */
	readSize(): Promise<number>;
	close(): Promise<void>;
}
