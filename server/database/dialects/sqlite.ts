import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import {
	CompiledQuery,
	type DatabaseConnection,
	Kysely,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	type SqliteStatement,
	sql,
} from "kysely";
import type { JobRow } from "../../worker/job-table.ts";
import { compiledRead } from "../compiled-query.ts";
import type { Schema } from "../schema.ts";
import type { Claim, DatabaseDialect, Prepared } from "./dialect.ts";
import { preparedLater } from "./prepared-later.ts";
import { sharedReads } from "./shared-reads.ts";

/** Pages that each connection keeps: SQLite's own 2 MB do not hold the indexes of a busy month. */
const CACHE_KB = 32_768;

/** Pages in the log before they are moved into the file: the same pages change again and again, and are moved once. */
const CHECKPOINT_PAGES = 8_000;

/** How long a writer waits for another process that holds the write lock. */
const BUSY_TIMEOUT_MS = 5_000;
const MAX_CACHED_STATEMENTS = 500;

/** Names a database that ends with the process. Only one connection can see it. */
const MEMORY = ":memory:";

/** Kysely prepares every statement anew; one prepared statement per SQL text halves the cost of a query. */
function cachingStatements(
	handle: Database.Database,
	beforeEach: () => void,
): SqliteDatabase {
	const statements = new Map<string, SqliteStatement>();
	return {
		prepare(text) {
			beforeEach();
			const known = statements.get(text);
			if (known) return known;
			const oldest = statements.keys().next().value;
			if (statements.size >= MAX_CACHED_STATEMENTS && oldest !== undefined)
				statements.delete(oldest);
			const statement = handle.prepare(text) as unknown as SqliteStatement;
			statements.set(text, statement);
			return statement;
		},
		close() {
			statements.clear();
			handle.close();
		},
	};
}

/**
 * Takes the write lock when a transaction begins. A deferred transaction that reads first and writes later fails at
 * once, whatever the busy timeout, when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
	readonly #handle: Database.Database;

	constructor(handle: Database.Database, beforeEach: () => void) {
		super({ database: cachingStatements(handle, beforeEach) });
		this.#handle = handle;
	}

	override async beginTransaction(
		connection: DatabaseConnection,
	): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
	}

	override async rollbackTransaction(
		connection: DatabaseConnection,
	): Promise<void> {
		// On a full disk SQLite has rolled back already; failing to do it again would hide the error that says so.
		if (this.#handle.inTransaction) await super.rollbackTransaction(connection);
	}
}

/**
 * Lets migrations run in one transaction, which SQLite can and Kysely does not expect of it. A crash leaves nothing half
 * migrated, and processes that start at once wait for each other.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl(): boolean {
		return true;
	}
}

class ImmediateSqliteDialect extends SqliteDialect {
	readonly #handle: Database.Database;
	readonly #beforeEach: () => void;

	/** `beforeEach` is done before every statement. */
	constructor(handle: Database.Database, beforeEach: () => void) {
		super({ database: handle });
		this.#handle = handle;
		this.#beforeEach = beforeEach;
	}

	override createAdapter(): SqliteAdapter {
		return new TransactionalSqliteAdapter();
	}

	override createDriver(): SqliteDriver {
		return new ImmediateSqliteDriver(this.#handle, this.#beforeEach);
	}
}

function openHandle(file: string): Database.Database {
	if (file !== MEMORY) mkdirSync(dirname(file), { recursive: true });
	if (file !== MEMORY && !existsSync(file)) {
		// The file will hold webhook secrets, so only its owner may read it. SQLite gives its journals the same rights.
		closeSync(openSync(file, "a", 0o600));
	}
	const handle = new Database(file);
	handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	handle.pragma("journal_mode = WAL");
	handle.pragma("synchronous = NORMAL");
	handle.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
	handle.pragma(`cache_size = -${CACHE_KB}`);
	return handle;
}

/** A second connection for reads only: it is not held up by the transactions of the first and never sees their half. */
function openReadHandle(file: string): Database.Database {
	const handle = new Database(file, { readonly: true });
	handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	handle.pragma(`cache_size = -${CACHE_KB}`);
	return handle;
}

/** Due jobs that nobody works on, those that are due longest first. */
const findWaiting = compiledRead(
	(_, name: string, now: string, wallNow: string, limit: number) =>
		sql<Pick<JobRow, "id">>`
			select id from jobs
			where name = ${name} and run_at <= ${now} and (lease_until is null or lease_until < ${wallNow})
			order by run_at limit ${limit}`,
);

/** Takes those of some jobs that nobody has taken since; the ids are a JSON list. */
const lease = compiledRead(
	(_, ids: string, leaseOwner: string, leaseUntil: string, wallNow: string) =>
		sql<JobRow>`
			update jobs set lease_owner = ${leaseOwner}, lease_until = ${leaseUntil}, attempts = attempts + 1
			where id in (select value from json_each(${ids})) and (lease_until is null or lease_until < ${wallNow})
			returning *`,
);

function codeOf(error: unknown): string {
	return error instanceof Database.SqliteError ? error.code : "";
}

/** Opens the SQLite database in `file` (`:memory:` for one that ends with the process). */
export function openSqlite(file: string): DatabaseDialect {
	const handle = openHandle(file);
	const readHandle = file === MEMORY ? undefined : openReadHandle(file);
	const shared = readHandle && sharedReads(readHandle);
	const db = new Kysely<Schema>({
		// What is shared must not hold up the log while this process writes, nor hide what it has written.
		dialect: new ImmediateSqliteDialect(handle, () => shared?.end()),
	});
	const listOf = async <Row>(
		query: CompiledQuery<Row>,
		parameters: readonly string[],
	) => (await db.executeQuery<Row>({ ...query, parameters })).rows;
	const firstOf =
		<Row>(query: CompiledQuery<Row>): Prepared<Row | undefined> =>
		async (...parameters) =>
			(await listOf(query, parameters))[0];
	return {
		db,
		prepareRead<Row>(query: CompiledQuery<Row>) {
			if (!readHandle) return firstOf(query);
			const statement = preparedLater(readHandle, query);
			return async (...parameters) => {
				shared?.end();
				return statement().get(...parameters);
			};
		},
		prepareSharedRead<Row extends object>(query: CompiledQuery<Row>) {
			return shared ? shared.prepare(query) : firstOf(query);
		},
		prepareList<Row>(query: CompiledQuery<Row>) {
			if (!readHandle) return (...parameters) => listOf(query, parameters);
			const statement = preparedLater(readHandle, query);
			return async (...parameters) => {
				shared?.end();
				return statement().all(...parameters);
			};
		},
		async claimJobs(claim: Claim) {
			// An update takes the write lock even when it changes nothing, and idle workers look four times a second.
			const { name, limit, now, wallNow, leaseOwner, leaseUntil } = claim;
			const waiting = await findWaiting(db, name, now, wallNow, limit);
			if (waiting.length === 0) return [];
			const ids = JSON.stringify(waiting.map(({ id }) => id));
			return lease(db, ids, leaseOwner, leaseUntil, wallNow);
		},
		isUniqueViolation: (error) =>
			/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error)),
		isUnavailable: (error) =>
			/^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error)),
		async close() {
			readHandle?.close();
			await db.destroy();
		},
	};
}
