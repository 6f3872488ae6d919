import { setTimeout as sleep } from "node:timers/promises";

/** Most rows of a batch. */
const MAX_ROWS = 512;
const FIRST_ROWS = 64;
/** Fewest rows of a batch. Even smaller batches take long on a busy machine or behind a lock. */
const MIN_ROWS = 32;

/** A batch that takes longer is followed by a smaller one. */
const LONG_MS = 40;
/** A batch that takes less time is followed by a larger one. */
const SHORT_MS = 10;

/** Longest pause after a batch. */
const MAX_PAUSE_MS = 1_000;

/**
 * Sets the batch size and the pauses of long work. The size of rows differs a thousandfold, so the batch size follows the time that
 * batches take. A pause after each batch lasts as long as the batch, so that the database is free half of the time.
 */
export class Pace {
	/** Rows of the next batch: a power of two, because each size is a prepared statement. */
	rows = FIRST_ROWS;
	/** The longest batch so far, in milliseconds. */
	longestMs = 0;

	/** Runs a batch and rests after it. Throws when `signal` aborts. */
	async run<Result>(
		batch: (rows: number) => Promise<Result>,
		signal?: AbortSignal,
	): Promise<Result> {
		signal?.throwIfAborted();
		const startedMs = performance.now();
		const result = await batch(this.rows);
		const tookMs = performance.now() - startedMs;
		this.longestMs = Math.max(this.longestMs, tookMs);
		if (tookMs > LONG_MS) this.rows = Math.max(MIN_ROWS, this.rows / 2);
		else if (tookMs < SHORT_MS) this.rows = Math.min(MAX_ROWS, this.rows * 2);
		await sleep(Math.min(tookMs, MAX_PAUSE_MS), undefined, { signal });
		return result;
	}
}
