import type { Queries } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import { addToCounter } from "../../resources/accounts/account-counters.ts";
import { importPart } from "../../resources/tracking-request-imports/import-part.ts";
import {
	findImport,
	findNextPart,
	finishImport,
} from "../../resources/tracking-request-imports/import-queries.ts";
import { toInstant } from "../../runtime/clock.ts";
import { nextSlice } from "../../runtime/time-slices.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { JobHandler } from "../../worker/job.ts";

/** Parts per run of the job; the rest waits for the next run, so that other accounts get theirs. */
const MAX_PARTS = 8;

/** Imports the lines of a table, part by part. An interrupted run continues where it stopped. */
export const importTrackingRequests: JobHandler<
	"import-tracking-requests"
> = async ({ row, payload, signal }, services) => {
	const { database, clock } = services;
	const { account_id: accountId } = row;
	const { importId } = payload;
	const found = await findImport(database.db, accountId, importId);
	const next = () => findNextPart(database.db, accountId, importId);
	let part = found && (await next());
	for (let count = 0; found && part && count < MAX_PARTS; count++) {
		signal.throwIfAborted();
		await importPart(services, row, found, part);
		await nextSlice();
		part = await next();
	}
	const finish = async (transaction: Queries) => {
		const at = toInstant(clock.now());
		if (await finishImport(transaction, accountId, importId, at))
			await addToCounter(transaction, accountId, "unfinished_imports", -1);
		await finishJob(transaction, row);
	};
	if (part) await finishJob(database.db, row, { runAt: clock.now() });
	else await transact(database, finish);
};
