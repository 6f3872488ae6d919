import { transact } from "../../database/transact.ts";
import { countNewOutcomes } from "../../resources/outcomes/count-new-outcomes.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { JobHandler } from "../../worker/job.ts";

/** Outcomes per transaction: about a millisecond each. */
const MAX_OUTCOMES = 16;

/** Counts new outcomes of an account's requests, a few at a time, until there are none. */
export const countOutcomes: JobHandler<"count-outcomes"> = async (
	{ row },
	{ database, clock },
) => {
	const { account_id: accountId } = row;
	await transact(database, async (db) => {
		const count = await countNewOutcomes(db, accountId, MAX_OUTCOMES);
		const next = count === MAX_OUTCOMES ? { runAt: clock.now() } : undefined;
		await finishJob(db, row, next);
	});
};
