import { stat } from "node:fs";
import { Worker } from "node:worker_threads";
import type { OpenedFile } from "./sqlite-file.ts";

/** Size of a log that is moved into the file. A page that is written often is moved once, so a larger log is less work in all. */
const WORTHWHILE_BYTES = 8_000_000;

/** How long after a write the log's size is checked. */
const CHECK_AFTER_MS = 250;

/** Checkpoints of the write-ahead log in a thread of their own, because they wait for the disk and would block the event loop. */
export interface Checkpoints {
	/** Call this before each write. */
	plan(): void;
	/** Ends the thread and its connection. */
	stop(): Promise<void>;
}

/** Checkpoints of the database in a file. The thread starts when the log is large for the first time. */
export function checkpointsOf(file: OpenedFile): Checkpoints {
	let timer: NodeJS.Timeout | undefined;
	let thread: Worker | undefined;
	let isRunning = false;
	let isEnded = false;

	const plan = () => {
		timer ??= setTimeout(check, CHECK_AFTER_MS).unref();
	};

	const startThread = () => {
		const started = new Worker(
			new URL("./checkpoint-thread.ts", import.meta.url),
			{ workerData: file },
		);
		started.unref();
		started.on("message", () => {
			isRunning = false;
			// The last writes may have come meanwhile, and a reader may have kept the log.
			plan();
		});
		// It is not started again: the connection that writes then moves a very large log itself.
		started.on("error", () => {});
		return started;
	};

	function check() {
		timer = undefined;
		// Without a result there is no log, or none that can be moved.
		stat(`${file.path}-wal`, (_, log) => {
			if (isEnded || isRunning || !log || log.size < WORTHWHILE_BYTES) return;
			thread ??= startThread();
			isRunning = true;
			thread.postMessage("checkpoint");
		});
	}

	return {
		plan,
		async stop() {
			isEnded = true;
			clearTimeout(timer);
			await thread?.terminate();
		},
	};
}
