import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

/** How long the second checkpoint keeps writers waiting for the last readers. */
const BUSY_TIMEOUT_MS = 10;

let opened: Database.Database | undefined;

function openHandle(): Database.Database {
	const handle = new Database(String(workerData));
	handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	return handle;
}

/**
 * Moves the log into the file, first beside the writers. What they write meanwhile is little, so the second checkpoint, for which they
 * wait, is short. It empties the log, which would otherwise grow for as long as they never pause.
 */
function checkpoint(): void {
	try {
		opened ??= openHandle();
		opened.pragma("wal_checkpoint(passive)");
		opened.pragma("wal_checkpoint(truncate)");
	} catch (error) {
		// A full disk, or too many open files: the log is kept for the next time.
		if (!(error instanceof Database.SqliteError)) throw error;
	}
}

parentPort?.on("message", () => {
	checkpoint();
	parentPort?.postMessage("done");
});
