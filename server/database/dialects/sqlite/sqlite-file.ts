import {
	closeSync,
	existsSync,
	mkdirSync,
	openSync,
	realpathSync,
	statSync,
} from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/** Sizes of the page caches of the two connections, in kB. */
export interface PageCaches {
	readonly writing: number;
	readonly reading: number;
}

/** SQLite's default of 2 MB is too small for the indexes of a busy month. */
const LARGE_CACHES: PageCaches = { writing: 32_768, reading: 32_768 };

/**
 * For a process that writes all the time: with each of its writes the connection that reads forgets its pages. With large caches a
 * worker takes 30 MB more, and reads the file as often in the benchmark of polls.
 */
export const WORKER_CACHES: PageCaches = { writing: 16_384, reading: 2_048 };

/** Pages in the log before the writing connection moves it into the file itself, which blocks the event loop: 64 MB. */
const CHECKPOINT_PAGES = 16_000;

/** The same for the only connection that is possible on a full disk. */
const CHECKPOINT_PAGES_ALONE = 800;

/** How long opening a file, or in rare cases a read, waits for other processes. */
const OPEN_TIMEOUT_MS = 5_000;

/** An in-memory database, which only one connection can see. */
const MEMORY = ":memory:";

/** A database file, as its first connection has found it. */
export interface OpenedFile {
	/** Without symbolic links: SQLite's log is beside the file, not beside a link to it. */
	readonly path: string;
	readonly identity: string | undefined;
}

/** The connections of an open database. */
export interface SqliteFile {
	/** For writes, and reads within transactions. */
	readonly handle: Database.Database;
	/** For reads of committed data without waiting for transactions. Absent when only one connection is possible. */
	readonly readHandle?: Database.Database;
	/** Where further connections find the file. Absent when they are not possible. */
	readonly opened?: OpenedFile;
	/** Whether its path still leads to the opened file. */
	isInPlace(): boolean;
}

/** Whether an error means that the disk is full, or temporarily not writable. */
export function isDiskError(error: unknown): boolean {
	return (
		error instanceof Database.SqliteError &&
		/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
	);
}

function openHandle(
	file: string | Buffer,
	cacheKb: number,
	isAlone: boolean,
): Database.Database {
	const handle = new Database(file);
	try {
		handle.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
		if (isAlone) handle.pragma("locking_mode = EXCLUSIVE");
		handle.pragma("journal_mode = WAL");
		// The first read opens the files beside the database.
		handle.pragma("schema_version");
		handle.pragma("synchronous = NORMAL");
		const pages = isAlone ? CHECKPOINT_PAGES_ALONE : CHECKPOINT_PAGES;
		handle.pragma(`wal_autocheckpoint = ${pages}`);
		handle.pragma(`cache_size = -${cacheKb}`);
		// From here on the connection waits for locks without blocking the process.
		handle.pragma("busy_timeout = 0");
		return handle;
	} catch (error) {
		handle.close();
		throw error;
	}
}

function openReadHandle(file: string, cacheKb: number): Database.Database {
	const handle = new Database(file, { readonly: true });
	handle.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
	handle.pragma(`cache_size = -${cacheKb}`);
	return handle;
}

/** Pages in the write-ahead log; undefined when they cannot be counted now (https://sqlite.org/pragma.html#pragma_wal_checkpoint). */
export function logPages(handle: Database.Database): number | undefined {
	try {
		const [counted] = handle.pragma("wal_checkpoint(noop)") as [
			{ log: number },
		];
		return counted.log;
	} catch (error) {
		if (error instanceof Database.SqliteError) return undefined;
		throw error;
	}
}

/** Tells a file from another one with the same name; undefined without a file. */
export function identityOf(file: string): string | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && `${found.dev} ${found.ino}`;
}

/**
 * Opens a file, `:memory:`, or a copy of a file's bytes in memory. On a full disk the shared memory file cannot be created. This
 * process then locks the database exclusively, so that it can at least serve reads.
 */
export function openSqliteFile(
	file: string | Buffer,
	{ writing, reading }: PageCaches = LARGE_CACHES,
): SqliteFile {
	if (file === MEMORY || typeof file !== "string") {
		const handle = openHandle(file, writing, false);
		return { handle, isInPlace: () => true };
	}
	mkdirSync(dirname(file), { recursive: true });
	if (!existsSync(file)) {
		// The file holds webhook secrets, so only its owner may read it. SQLite gives its journals the same permissions.
		closeSync(openSync(file, "a", 0o600));
	}
	const opened = { path: realpathSync(file), identity: identityOf(file) };
	const isInPlace = () => identityOf(file) === opened.identity;
	try {
		const handle = openHandle(file, writing, false);
		const readHandle = openReadHandle(file, reading);
		return { handle, readHandle, opened, isInPlace };
	} catch (error) {
		if (!isDiskError(error)) throw error;
		return { handle: openHandle(file, writing, true), isInPlace };
	}
}
