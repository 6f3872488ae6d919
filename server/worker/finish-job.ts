import type { Queries } from "../database/database.ts";
import type { JobPayloads } from "./job-payloads.ts";
import { completeJob, rescheduleJob } from "./job-queue.ts";
import type { JobRow } from "./job-table.ts";

/** When a job runs again. With an `error`, the run counts as a failed attempt. */
export interface NextRun {
	readonly runAt: Date;
	readonly error?: string;
	/** The kind of job as which it runs; its own when absent. */
	readonly name?: keyof JobPayloads;
}

/**
 * Completes a job, or reschedules it for `next`, in the transaction that writes its results. Throws `LeaseLostError`, at the end of
 * the transaction, when another worker has taken the job, so that nothing is written.
 */
export function finishJob(
	db: Queries,
	job: JobRow,
	next?: NextRun,
): Promise<void> {
	return next ? rescheduleJob(db, job, next.runAt, next) : completeJob(db, job);
}
