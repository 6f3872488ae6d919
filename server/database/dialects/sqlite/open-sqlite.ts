import Database from "better-sqlite3";
import { type CompiledQuery, Kysely, sql } from "kysely";
import { announceFrom, WorkListeners } from "../../planned-work.ts";
import type { Schema } from "../../schema/schema.ts";
import type { DatabaseDialect, Prepared } from "../dialect.ts";
import { checkpointsOf } from "./checkpoints.ts";
import { claimJobs } from "./claim-jobs.ts";
import { findDamage } from "./find-damage.ts";
import { listSizes } from "./list-sizes.ts";
import { listTables } from "./list-tables.ts";
import { preparedLater } from "./prepared-later.ts";
import { sharedReads } from "./shared-reads.ts";
import { watchChanges } from "./sqlite-changes.ts";
import { ImmediateSqliteDialect } from "./sqlite-driver.ts";
import {
	isDiskError,
	logPages,
	openSqliteFile,
	type PageCaches,
} from "./sqlite-file.ts";

/** How long a writer waits for another process that holds the write lock. */
const BUSY_TIMEOUT_MS = 5_000;

const REMOVED =
	"the database file was removed or replaced while it is in use: nothing is written until that file is back, or the process starts again";

function codeOf(error: unknown): string {
	return error instanceof Database.SqliteError ? error.code : "";
}

/** Opens the SQLite database in `file`; `:memory:` or a file's bytes give one that ends with the process. */
export function openSqlite(
	file: string | Buffer,
	busyTimeoutMs = BUSY_TIMEOUT_MS,
	caches?: PageCaches,
): DatabaseDialect {
	const { handle, readHandle, opened, isInPlace } = openSqliteFile(
		file,
		caches,
	);
	const shared = readHandle && sharedReads(readHandle);
	const checkpoints =
		opened &&
		readHandle &&
		checkpointsOf(opened, {
			logPages: () => {
				shared?.end();
				return logPages(readHandle);
			},
			withoutWrites: (work) => dialect.withoutWrites(work),
		});
	let writeFailure: string | undefined;
	const dialect = new ImmediateSqliteDialect(handle, {
		longestMs: busyTimeoutMs,
		// A shared read state must not block checkpoints while this process writes, and must not hide its writes.
		beforeEach: () => shared?.end(),
		// What is written to a file without a name is lost. SQLite has this code, but does not look with a write-ahead log.
		beforeWriting: () => {
			if (!isInPlace())
				throw new Database.SqliteError(REMOVED, "SQLITE_READONLY_DBMOVED");
			checkpoints?.plan();
		},
		failed: (error) => {
			if (isDiskError(error)) writeFailure = String(error);
		},
	});
	const db = new Kysely<Schema>({ dialect });
	const listeners = new WorkListeners(() =>
		watchChanges(handle, () => listeners.notify()),
	);
	announceFrom(db, (work) => listeners.notify(work));
	/** Tests writing with an unchanged value. A locked file gives no result. */
	const tryToWrite = async () => {
		const [version] = handle.pragma("user_version") as [
			{ user_version: number },
		];
		await sql`pragma user_version = ${sql.lit(version.user_version)}`
			.execute(db)
			.then(() => {
				writeFailure = undefined;
			})
			.catch(() => {});
	};
	const listOf = async <Row>(
		query: CompiledQuery<Row>,
		parameters: readonly string[],
	) => (await db.executeQuery<Row>({ ...query, parameters })).rows;
	const firstOf =
		<Row>(query: CompiledQuery<Row>): Prepared<Row | undefined> =>
		async (...parameters) =>
			(await listOf(query, parameters))[0];
	return {
		name: "SQLite",
		db,
		writes: db,
		isShared: readHandle !== undefined,
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
		wallClock: (agoMs) =>
			sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`-${agoMs / 1_000} seconds`})`,
		listen: (listener) => listeners.add(listener),
		isUniqueViolation: (error) =>
			/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(codeOf(error)),
		isUnavailable: (error) =>
			/^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error)),
		isConflict: () => false,
		listTables: () => listTables(db),
		findDamage: () => findDamage(db),
		listSizes: () => listSizes(db),
		async findTrouble() {
			if (!isInPlace()) return { message: REMOVED, isReadable: false };
			if (writeFailure === undefined) return undefined;
			await tryToWrite();
			if (writeFailure === undefined) return undefined;
			const message = `nothing can be written: ${writeFailure}`;
			return { message, isReadable: true };
		},
		connections() {
			const inUse = Math.min(dialect.users, 1);
			return { open: 1, inUse, waiting: dialect.users - inUse };
		},
		async readSize() {
			const read = (name: string) =>
				Number((readHandle ?? handle).pragma(name, { simple: true }));
			return read("page_count") * read("page_size");
		},
		async close() {
			listeners.end();
			await checkpoints?.stop();
			readHandle?.close();
			await db.destroy();
		},
	};
}
