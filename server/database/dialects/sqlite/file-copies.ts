import { closeSync, existsSync, openSync } from "node:fs";
import Database from "better-sqlite3";
import { problemsIn } from "./find-damage.ts";

/** Pages that are copied at once: a megabyte. Other work runs in between. */
const PAGES_AT_ONCE = 256;

/** The contents of a database file. */
export interface FileContents {
	/** Damage that SQLite finds; empty in a sound file. */
	readonly damage: readonly string[];
	/** Rows by table. */
	readonly rows: Readonly<Record<string, number>>;
}

function readRows(handle: Database.Database): Record<string, number> {
	const tables = handle
		.prepare<[], { name: string }>(
			"select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
		)
		.all();
	return Object.fromEntries(
		tables.map(({ name }) => {
			const count = handle.prepare(`select count(*) from "${name}"`).pluck();
			return [name, count.get() as number];
		}),
	);
}

/** Reads every page of a file that no process uses, and counts its rows. Throws when it is not a database. */
export function readContents(file: string): FileContents {
	const handle = new Database(file, { fileMustExist: true });
	try {
		const found = handle.pragma("integrity_check") as {
			integrity_check: string;
		}[];
		const damage = problemsIn(found.map((row) => row.integrity_check));
		return { damage, rows: readRows(handle) };
	} finally {
		handle.close();
	}
}

/**
 * Copies a database, even one in use, into a new file that only its owner may read. The copy has the state at the beginning. A read
 * transaction keeps that state, because otherwise SQLite would start again at each write of another process. Returns the rows of the
 * original by table. Rejects when it is interrupted.
 */
export async function copyFileOnline(
	from: string,
	to: string,
	interrupted?: AbortSignal,
): Promise<FileContents["rows"]> {
	const handle = new Database(from, { readonly: true, fileMustExist: true });
	try {
		handle.pragma("busy_timeout = 5000");
		handle.exec("begin");
		const rows = readRows(handle);
		closeSync(openSync(to, "wx", 0o600));
		await handle.backup(to, {
			progress() {
				interrupted?.throwIfAborted();
				return PAGES_AT_ONCE;
			},
		});
		handle.exec("commit");
		return rows;
	} finally {
		handle.close();
	}
}

/**
 * Whether a process has a database open. If not, this moves the rest of its log into the file, unless the file is damaged. With a
 * damaged header SQLite cannot tell; the shared memory file then remains from a process that runs, or that was killed.
 */
export function usageOf(file: string): "used" | "free" | "unknown" {
	const handle = new Database(file, { fileMustExist: true });
	try {
		handle.pragma("busy_timeout = 0");
		// Each connection to a database with a write-ahead log holds a lock that excludes this one.
		handle.pragma("locking_mode = EXCLUSIVE");
		handle.exec("begin exclusive; commit");
		return "free";
	} catch (error) {
		const { code } = error as { readonly code?: string };
		if (code?.startsWith("SQLITE_BUSY")) return "used";
		if (code?.startsWith("SQLITE_CORRUPT")) return "free";
		if (code === "SQLITE_NOTADB")
			return existsSync(`${file}-shm`) ? "unknown" : "free";
		throw error;
	} finally {
		handle.close();
	}
}
