import { transact } from "../../database/transact.ts";
import { removeSomeOfField } from "../../resources/custom-fields/custom-field-queries.ts";
import { nextSlice } from "../../runtime/time-slices.ts";
import { finishJob } from "../../worker/finish-job.ts";
import { BATCHES_PER_RUN, type JobHandler } from "../../worker/job.ts";

/** Rows per transaction, which take some milliseconds. */
const MAX_ROWS = 256;

/** Removes the values of a field whose definition was deleted, batch by batch. */
export const removeCustomFields: JobHandler<"remove-custom-fields"> = async (
	{ row, payload, signal },
	{ database, clock },
) => {
	for (let count = 0; count < BATCHES_PER_RUN; count++) {
		signal.throwIfAborted();
		const isDone = await transact(database, async (transaction) => {
			const { account_id: accountId } = row;
			const { definitionId } = payload;
			const removed = await removeSomeOfField(
				transaction,
				accountId,
				definitionId,
				MAX_ROWS,
			);
			if (removed > 0) return false;
			await finishJob(transaction, row);
			return true;
		});
		if (isDone) return;
		await nextSlice();
	}
	await finishJob(database.db, row, { runAt: clock.now() });
};
