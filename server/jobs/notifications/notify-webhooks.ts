import { transact } from "../../database/transact.ts";
import { findEventNames } from "../../resources/account-events/account-event-queries.ts";
import {
	type FanOutProgress,
	FanOutReader,
} from "../../resources/account-events/fan-out.ts";
import { writeNotifications } from "../../resources/account-events/write-notifications.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import {
	BATCHES_PER_RUN,
	type Job,
	type JobHandler,
} from "../../worker/job.ts";
import { setPayload } from "../../worker/job-queue.ts";

/** Writes a batch together with the progress of the job. Returns the next progress; undefined when done. */
async function writeBatch(
	{ row, payload }: Job<"notify-webhooks">,
	{ database, clock }: Services,
	reader: FanOutReader,
	progress: FanOutProgress,
): Promise<FanOutProgress | undefined> {
	const { account_id: accountId } = row;
	return transact(database, async (db) => {
		const events = await findEventNames(
			db,
			accountId,
			progress.position,
			reader.endOfBlock(progress),
		);
		const { rows, next } = reader.batch(progress, events);
		await writeNotifications(db, clock, accountId, rows);
		if (next) await setPayload(db, row, { ...payload, next });
		else await finishJob(db, row);
		return next;
	});
}

/**
 * Writes the notifications of a commit that were too many for its own transaction. Each batch is written with the progress of the
 * job, so that a crash neither repeats nor loses any.
 */
export const notifyWebhooks: JobHandler<"notify-webhooks"> = async (
	job,
	services,
) => {
	const { database, clock } = services;
	const reader = new FanOutReader(job.payload);
	let next: FanOutProgress | undefined = job.payload.next;
	for (let count = 0; next && count < BATCHES_PER_RUN; count++) {
		job.signal.throwIfAborted();
		next = await writeBatch(job, services, reader, next);
		await giveWay();
	}
	if (next) await finishJob(database.db, job.row, { runAt: clock.now() });
};
