import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import type { CheckpointTask } from "./checkpoints.ts";
import { identityOf, type OpenedFile } from "./sqlite-file.ts";

/** How long emptying the log keeps writers waiting for the last readers. */
const BUSY_TIMEOUT_MS = 10;

/** Pages that may be left to move when the log is emptied, because of short reads just before. */
const MOST_LEFT_PAGES = 1_000;

/** Longest file of an empty log. A long read can make it longer. */
const LONGEST_EMPTY_BYTES = 64_000_000;

/** How often the log is moved before it is emptied in any case. */
const MOST_MOVES = 5;

let opened: Database.Database | undefined;

/** Opens the file, unless another one has its name now: SQLite would move the log into that one, and it would be lost for its own. */
function openHandle(): Database.Database | undefined {
	const { path, identity } = workerData as OpenedFile;
	const handle = new Database(path, {
		fileMustExist: true,
		timeout: BUSY_TIMEOUT_MS,
	});
	handle.pragma(`journal_size_limit = ${LONGEST_EMPTY_BYTES}`);
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
 * Moves the log into the file beside the writers, again as long as they add much meanwhile. Returns whether it should be emptied now:
 * not while another process moves it, nor while a long read keeps it, because should that read end just then, writers would wait until all
 * of the log is moved.
 */
function move(handle: Database.Database): boolean {
	let known = 0;
	for (let times = 0; times < MOST_MOVES; times++) {
		const [{ busy, log, checkpointed }] = handle.pragma(
			"wal_checkpoint(passive)",
		) as [{ busy: number; log: number; checkpointed: number }];
		if (busy !== 0 || log - checkpointed > MOST_LEFT_PAGES) return false;
		if (log - known <= MOST_LEFT_PAGES) return true;
		known = log;
	}
	return true;
}

/** Moves what writers have added meanwhile, which is little, and empties the log. Returns whether it is empty. */
function empty(handle: Database.Database): boolean {
	// Truncating the log's file as well takes 20 ms on some file systems.
	const busy = handle.pragma("wal_checkpoint(restart)", { simple: true });
	if (busy === 0) beginLog(handle);
	return busy === 0;
}

const TASKS = { move, empty } satisfies Record<CheckpointTask, unknown>;

/** Does a task. Returns whether it is done. */
function run(task: CheckpointTask): boolean {
	try {
		opened ??= openHandle();
		return opened !== undefined && TASKS[task](opened);
	} catch (error) {
		// A full disk, or too many open files: the log is kept for the next time.
		if (error instanceof Database.SqliteError) return false;
		throw error;
	}
}

parentPort?.on("message", (task: CheckpointTask) => {
	parentPort?.postMessage(run(task));
});
