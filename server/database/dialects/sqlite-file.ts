import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

/** Pages that each connection keeps: SQLite's own 2 MB do not hold the indexes of a busy month. */
const CACHE_KB = 32_768;

/**
 * Pages in the log before they are moved into the file, in one turn of the event loop: 3 MB take eight milliseconds. With more of
 * them pages that change again and again are moved less often, but everybody waits for longer.
 */
const CHECKPOINT_PAGES = 800;

/** How long to wait for other processes while a file is opened, or by a read in the rare case that it has to. */
const OPEN_TIMEOUT_MS = 5_000;

/** Names a database that ends with the process. Only one connection can see it. */
const MEMORY = ":memory:";

/** What an open database is used by. */
export interface SqliteFile {
	/** Writes, and reads what it has written. */
	readonly handle: Database.Database;
	/** For reads only: it is not held up by the transactions of the first and never sees their half. Absent when only one can be open. */
	readonly readHandle: Database.Database | undefined;
	/** Whether its path still names the file that was opened. */
	isInPlace(): boolean;
}

/** Whether an error says that the disk is full, or cannot be written for another reason that may pass. */
export function isDiskError(error: unknown): boolean {
	return (
		error instanceof Database.SqliteError &&
		/^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
	);
}

function openHandle(
	file: string | Buffer,
	isAlone: boolean,
): Database.Database {
	const handle = new Database(file);
	try {
		handle.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
		if (isAlone) handle.pragma("locking_mode = EXCLUSIVE");
		handle.pragma("journal_mode = WAL");
		// The first read is what needs the files beside the database.
		handle.pragma("schema_version");
		handle.pragma("synchronous = NORMAL");
		handle.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
		handle.pragma(`cache_size = -${CACHE_KB}`);
		// From here on who finds the file locked waits without holding up the process.
		handle.pragma("busy_timeout = 0");
		return handle;
	} catch (error) {
		handle.close();
		throw error;
	}
}

function openReadHandle(file: string): Database.Database {
	const handle = new Database(file, { readonly: true });
	handle.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
	handle.pragma(`cache_size = -${CACHE_KB}`);
	return handle;
}

function identityOf(file: string): string | undefined {
	const found = statSync(file, { throwIfNoEntry: false });
	return found && `${found.dev} ${found.ino}`;
}

/**
 * Opens a file, `:memory:`, or a copy of a file's bytes in memory. On a disk without any room the memory that processes share beside the file cannot be made; then this process has the
 * file for itself until it ends, so that reads at least are answered.
 */
export function openSqliteFile(file: string | Buffer): SqliteFile {
	if (file === MEMORY || typeof file !== "string") {
		const handle = openHandle(file, false);
		return { handle, readHandle: undefined, isInPlace: () => true };
	}
	mkdirSync(dirname(file), { recursive: true });
	if (!existsSync(file)) {
		// The file will hold webhook secrets, so only its owner may read it. SQLite gives its journals the same rights.
		closeSync(openSync(file, "a", 0o600));
	}
	const opened = identityOf(file);
	const isInPlace = () => identityOf(file) === opened;
	try {
		const handle = openHandle(file, false);
		return { handle, readHandle: openReadHandle(file), isInPlace };
	} catch (error) {
		if (!isDiskError(error)) throw error;
		return { handle: openHandle(file, true), readHandle: undefined, isInPlace };
	}
}
