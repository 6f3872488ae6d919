import { removeSomeNotifications } from "../../resources/webhook-notifications/remove-notifications-queries.ts";
import { giveWay } from "../../runtime/give-way.ts";
import { type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { completeJob, rescheduleJob } from "../../worker/job-queue.ts";

/** Batches that are removed before the job waits for its turn again, so that no account keeps the others from theirs. */
const BATCHES_IN_TURN = 32;

/** Removes the notifications of a webhook that is gone, with their attempts, in as many transactions as it takes. */
export const removeNotifications: JobHandler<"remove-notifications"> = async (
	{ row, payload, signal },
	{ database, clock },
) => {
	const { db } = database;
	for (let count = 0; count < BATCHES_IN_TURN; count++) {
		signal.throwIfAborted();
		const isDone = await db.transaction().execute(async (transaction) => {
			const { account_id: accountId } = row;
			const { webhookNumber } = payload;
			if (await removeSomeNotifications(transaction, accountId, webhookNumber))
				return false;
			if (!(await completeJob(transaction, row))) throw new LeaseLostError();
			return true;
		});
		if (isDone) return;
		await giveWay();
	}
	await rescheduleJob(db, row, clock.now(), {});
};
