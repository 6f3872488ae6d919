import {
	type RetrySchedule,
	repeatingDelayMs,
} from "../runtime/retry-delay.ts";
import type { Services } from "../services/services.ts";
import { LeaseLostError } from "./job.ts";
import { rescheduleJob } from "./job-queue.ts";
import type { JobRow } from "./job-table.ts";

const RETRIES: RetrySchedule = {
	delaysMs: [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000],
	jitter: 0.2,
};

/** Reschedules a job whose handler threw. A job that another worker has taken is left to it. */
export async function afterJobError(
	row: JobRow,
	error: unknown,
	{ database, clock, log }: Services,
): Promise<void> {
	if (error instanceof LeaseLostError) {
		log.warn(
			{ job: row.name, jobId: row.id },
			"the job is gone or taken by another worker",
		);
		return;
	}
	log.error(
		{ err: error, job: row.name, jobId: row.id, attempt: row.attempts },
		"job failed, retrying later",
	);
	// Repeating, because a job is never dropped.
	const delayMs = repeatingDelayMs(RETRIES, row.attempts, Math.random());
	const runAt = new Date(clock.now().getTime() + delayMs);
	await rescheduleJob(database.db, row, runAt, { error: String(error) });
}
