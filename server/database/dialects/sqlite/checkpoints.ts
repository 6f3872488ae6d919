import { Worker } from "node:worker_threads";
import type { OpenedFile } from "./sqlite-file.ts";

/** Pages of a log that is moved into the file: 8 MB. A page that is written often is moved once, so a larger log is less work in all. */
const WORTHWHILE_PAGES = 2_000;

/** How long after a write the log's size is checked: while a larger log is written to the disk, writers wait as well. */
const CHECK_AFTER_MS = 50;

/** The same after an attempt that a long read, another process or a full disk has kept from its end. */
const CHECK_AGAIN_AFTER_MS = 1_000;

/** Longest wait of writers for an emptied log. A thread that takes longer is given up. */
const LONGEST_EMPTYING_MS = 5_000;

/** What the thread does: it moves the log into the file beside the writers, or empties it while none writes. */
export type CheckpointTask = "move" | "empty";

/** Checkpoints of the write-ahead log in a thread of their own, because they wait for the disk and would block the event loop. */
export interface Checkpoints {
	/** Call this before each write. */
	plan(): void;
	/** Ends the thread and its connection. */
	stop(): Promise<void>;
}

/** What checkpoints need of the connections. */
interface Connections {
	/** Pages in the log; undefined when they cannot be counted now. */
	readonly logPages: () => number | undefined;
	/** Does other work between two transactions of this process. */
	readonly withoutWrites: (work: () => Promise<unknown>) => Promise<void>;
}

/**
 * Checkpoints of the database in a file. The thread starts when the log is large for the first time. Writers wait while the log is
 * emptied, because otherwise it would grow for as long as they never pause; those of other processes find it locked.
 */
export function checkpointsOf(
	file: OpenedFile,
	{ logPages, withoutWrites }: Connections,
): Checkpoints {
	let timer: NodeJS.Timeout | undefined;
	let thread: Worker | undefined;
	let isRunning = false;
	let hasEnded = false;
	let answered: (isDone: boolean) => void = () => {};

	/** The thread is not asked again: the connection that writes then moves a very large log itself. */
	const giveUp = () => {
		hasEnded = true;
		answered(false);
	};

	const startThread = () => {
		const started = new Worker(
			new URL("./checkpoint-thread.ts", import.meta.url),
			{ workerData: file },
		);
		started.unref();
		started.on("message", (isDone: boolean) => answered(isDone));
		started.on("error", giveUp);
		started.on("exit", giveUp);
		return started;
	};

	/** Whether the thread has done a task. */
	const ask = (task: CheckpointTask) =>
		new Promise<boolean>((resolve) => {
			if (hasEnded) return resolve(false);
			answered = resolve;
			thread ??= startThread();
			thread.postMessage(task);
		});

	const moveLog = async () => {
		isRunning = true;
		let isEmpty = false;
		if (await ask("move"))
			await withoutWrites(async () => {
				const limit = setTimeout(giveUp, LONGEST_EMPTYING_MS);
				isEmpty = await ask("empty");
				clearTimeout(limit);
			});
		isRunning = false;
		// The last writes may have come meanwhile.
		plan(isEmpty ? CHECK_AFTER_MS : CHECK_AGAIN_AFTER_MS);
	};

	function check(): void {
		timer = undefined;
		if (!hasEnded && (logPages() ?? 0) >= WORTHWHILE_PAGES) void moveLog();
	}

	function plan(afterMs: number): void {
		if (hasEnded || isRunning) return;
		timer ??= setTimeout(check, afterMs).unref();
	}

	return {
		plan: () => plan(CHECK_AFTER_MS),
		async stop() {
			hasEnded = true;
			clearTimeout(timer);
			await thread?.terminate();
		},
	};
}
