import { inBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { inLockOrder } from "../database/lock-order.ts";
import { announceWork } from "../database/planned-work.ts";
import { compiledWrite } from "../database/schema/compiled-query.ts";
import { collectedBeforeCommit } from "../database/transact.ts";
import type { JobRow } from "./job-table.ts";

/** A transaction's change of the job queue. */
export interface JobChange {
	/** Orders the changes of a transaction. */
	readonly key: string;
	/** The row to add; absent for a change of an existing row. */
	readonly added?: JobRow;
	/** Makes a change that adds nothing. */
	make?(db: Queries): Promise<void>;
}

const insertJobs = compiledWrite((db, rows: readonly JobRow[]) =>
	db
		.insertInto("jobs")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.columns(["account_id", "dedupe_key"])
				.doUpdateSet((eb) => ({ generation: eb("jobs.generation", "+", 1) }))
				.where("jobs.lease_owner", "is not", null),
		),
);

async function makeChanges(
	db: Queries,
	changes: readonly JobChange[],
): Promise<void> {
	const sorted = inLockOrder(changes, ({ key }) => key);
	let rows: JobRow[] = [];
	const add = async () => {
		for (const batch of inBatches(rows)) await insertJobs(db, batch);
		for (const { name, run_at: dueAt } of rows) announceWork(db, name, dueAt);
		rows = [];
	};
	for (const { added, make } of sorted) {
		if (added) {
			rows.push(added);
			continue;
		}
		await add();
		await make?.(db);
	}
	await add();
}

/**
 * Makes changes of the queue at the end of the transaction, in the order of their keys. Different transactions change the same
 * jobs, so the order prevents deadlocks.
 */
export const changeJobs = collectedBeforeCommit("jobs", makeChanges);
