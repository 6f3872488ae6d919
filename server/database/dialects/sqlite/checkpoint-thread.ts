import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { identityOf, type OpenedFile } from "./sqlite-file.ts";

/** How long the second checkpoint keeps writers waiting for the last readers. */
const BUSY_TIMEOUT_MS = 10;

/** Pages that the first checkpoint may leave to the second, because of short reads at that moment. */
const MOST_LEFT_PAGES = 1_000;

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

/** Writes an unchanged value, because the first write to an empty log waits for the disk, which would block an event loop. */
function beginLog(handle: Database.Database): void {
	const write = handle.transaction(() => {
		const version = handle.pragma("user_version", { simple: true });
		handle.pragma(`user_version = ${version}`);
	});
	write.immediate();
}

/**
 * Moves the log into the file, first beside the writers. What they write meanwhile is little, so the second checkpoint, for which they
 * wait, is short. It empties the log, which would otherwise grow for as long as they never pause. While a long read keeps the log, it
 * is left out: should that read end just then, writers would wait until all of the log is moved.
 */
function moveLog(handle: Database.Database): void {
	const [moved] = handle.pragma("wal_checkpoint(passive)") as [
		{ log: number; checkpointed: number },
	];
	if (moved.log - moved.checkpointed > MOST_LEFT_PAGES) return;
	const busy = handle.pragma("wal_checkpoint(truncate)", { simple: true });
	if (busy === 0) beginLog(handle);
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
