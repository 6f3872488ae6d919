import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { identityOf, type OpenedFile } from "./sqlite-file.ts";

/** How long the second checkpoint keeps writers waiting for the last readers. */
const BUSY_TIMEOUT_MS = 10;

let opened: Database.Database | undefined;

/** Opens the file, unless another one has its name now: SQLite would move the log into that one, and it would be lost for its own. */
function openHandle(): Database.Database | undefined {
	const { path, identity } = workerData as OpenedFile;
	const handle = new Database(path, {
		fileMustExist: true,
		timeout: BUSY_TIMEOUT_MS,
	});
	if (identityOf(path) === identity) return handle;
	handle.close();
	return undefined;
}

/**
 * Moves the log into the file, first beside the writers. What they write meanwhile is little, so the second checkpoint, for which they
 * wait, is short. It empties the log, which would otherwise grow for as long as they never pause.
 */
function moveLog(handle: Database.Database): void {
	handle.pragma("wal_checkpoint(passive)");
	handle.pragma("wal_checkpoint(truncate)");
}

function checkpoint(): void {
	try {
		opened ??= openHandle();
		if (opened) moveLog(opened);
	} catch (error) {
		// A full disk, or too many open files: the log is kept for the next time.
		if (!(error instanceof Database.SqliteError)) throw error;
	}
}

parentPort?.on("message", () => {
	checkpoint();
	parentPort?.postMessage("done");
});
