import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

/** How long a checkpoint that restarts the log keeps writers waiting for the last readers. */
const BUSY_TIMEOUT_MS = 10;

/**
 * The thread of checkpoints of one database file. For each message it moves the log into the file beside the writers. What they wrote
 * meanwhile is little, so the second checkpoint, for which they wait, is short. It empties the log, which would grow for as long as
 * they never pause.
 */
const handle = new Database(String(workerData));
handle.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);

function checkpoint(): void {
	try {
		handle.pragma("wal_checkpoint(passive)");
		handle.pragma("wal_checkpoint(truncate)");
	} catch (error) {
		// A full disk, or a lock: the log is kept, and the next checkpoint tries again.
		if (!(error instanceof Database.SqliteError)) throw error;
	}
}

parentPort?.on("message", () => {
	checkpoint();
	parentPort?.postMessage("done");
});
