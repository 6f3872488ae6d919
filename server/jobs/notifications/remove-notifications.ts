import { transact } from "../../database/transact.ts";
import { removeSomeNotifications } from "../../resources/webhook-notifications/remove-notifications-queries.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { finishJob } from "../../worker/finish-job.ts";
import { BATCHES_PER_RUN, type JobHandler } from "../../worker/job.ts";

/** Removes the notifications of a deleted webhook with their attempts, batch by batch. */
export const removeNotifications: JobHandler<"remove-notifications"> = async (
	{ row, payload, signal },
	{ database, clock },
) => {
	const { db } = database;
	for (let count = 0; count < BATCHES_PER_RUN; count++) {
		signal.throwIfAborted();
		const isDone = await transact(database, async (transaction) => {
			const { account_id: accountId } = row;
			const { webhookNumber } = payload;
			if (await removeSomeNotifications(transaction, accountId, webhookNumber))
				return false;
			await finishJob(transaction, row);
			return true;
		});
		if (isDone) return;
		await giveWay();
	}
	await finishJob(db, row, { runAt: clock.now() });
};
