import type { Queries } from "../database/database.ts";
import { LeaseLostError } from "./job.ts";
import { completeJob, rescheduleJob } from "./job-queue.ts";
import type { JobRow } from "./job-table.ts";

/** When a job runs again. An error counts as a failed attempt. */
export interface NextRun {
	readonly runAt: Date;
	readonly error?: string;
}

/**
 * Completes a job, or reschedules it for `next`, in the transaction that writes its results. Throws {@link LeaseLostError} when
 * another worker has taken the job, so that the transaction writes nothing.
 */
export async function finishJob(
	db: Queries,
	job: JobRow,
	next?: NextRun,
): Promise<void> {
	const isOurs = next
		? await rescheduleJob(db, job, next.runAt, next)
		: await completeJob(db, job);
	if (!isOurs) throw new LeaseLostError();
}
