import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { type CompiledQuery, Kysely } from "kysely";
import type { Schema } from "../schema.ts";
import { claimJobs } from "./claim-jobs.ts";
import type { DatabaseDialect, Prepared } from "./dialect.ts";
import { preparedLater } from "./prepared-later.ts";
import { sharedReads } from "./shared-reads.ts";
import { ImmediateSqliteDialect } from "./sqlite-driver.ts";

/** Pages that each connection keeps: SQLite's own 2 MB do not hold the indexes of a busy month. */
const CACHE_KB = 32_768;

/** Pages in the log before they are moved into the file: the same pages change again and again, and are moved once. */
const CHECKPOINT_PAGES = 8_000;

/** How long a writer waits for another process that holds the write lock. */
const BUSY_TIMEOUT_MS = 5_000;

/** Names a database that ends with the process. Only one connection can see it. */
const MEMORY = ":memory:";

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
	// From here on who finds the file locked waits without holding up the process.
	handle.pragma("busy_timeout = 0");
	return handle;
}

/** A second connection for reads only: it is not held up by the transactions of the first and never sees their half. */
function openReadHandle(file: string): Database.Database {
	const handle = new Database(file, { readonly: true });
	handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	handle.pragma(`cache_size = -${CACHE_KB}`);
	return handle;
}

function codeOf(error: unknown): string {
	return error instanceof Database.SqliteError ? error.code : "";
}

/** Opens the SQLite database in `file` (`:memory:` for one that ends with the process). */
export function openSqlite(
	file: string,
	busyTimeoutMs = BUSY_TIMEOUT_MS,
): DatabaseDialect {
	const handle = openHandle(file);
	const readHandle = file === MEMORY ? undefined : openReadHandle(file);
	const shared = readHandle && sharedReads(readHandle);
	const db = new Kysely<Schema>({
		// What is shared must not hold up the log while this process writes, nor hide what it has written.
		dialect: new ImmediateSqliteDialect(
			handle,
			() => shared?.end(),
			busyTimeoutMs,
		),
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
		claimJobs: (claim) => claimJobs(db, claim),
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
