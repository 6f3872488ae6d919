import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { forgetOutcomes } from "../resources/outcomes/forget-outcomes.ts";
import {
	type AccountTable,
	deleteAccountRows,
	listAccountTables,
	type StoredRow,
} from "./account-tables.ts";
import { Pace } from "./pace.ts";

/**
 * What is emptied first, in this order: without keys no request begins, without queues no delivery and no job is taken, and a job
 * whose row is gone writes nothing.
 */
const FIRST: readonly string[] = [
	"api_keys",
	"delivery_queues",
	"job_queues",
	"jobs",
	"webhooks",
	"tracking_requests",
];

/** How long a request that began with a key of the account may go on: servers remember keys for a second. */
const LAST_REQUEST_MS = 3_000;

/** Rounds over all tables. The second finds what requests and jobs in hand have still written. */
const MAX_ROUNDS = 100;

/** Counts per transaction: each changes a total that all accounts share. */
const MAX_OUTCOMES = 32;

/** How the removal of an account goes on. */
export interface RemovalOptions {
	/** Stops between two batches. What is left is removed by the next call. */
	readonly signal?: AbortSignal;
	/** How long to wait for the last request of the account; three seconds by default. */
	readonly lastRequestMs?: number;
	/** Called with the number of rows removed so far. */
	readonly onProgress?: (rows: number) => void;
}

function inOrder(tables: readonly AccountTable[]): AccountTable[] {
	const place = ({ name }: AccountTable) =>
		FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
	return tables.toSorted((one, other) => place(one) - place(other));
}

/** Deletes a batch; the last row is undefined when none is left behind it. */
async function deleteBatch(
	db: Queries,
	table: AccountTable,
	accountId: string,
	after: StoredRow | undefined,
	limit: number,
) {
	if (table.name !== "outcomes")
		return deleteAccountRows(db, table, accountId, after, limit);
	const most = Math.min(limit, MAX_OUTCOMES);
	const count = await forgetOutcomes(db, accountId, most);
	return { count, last: count === most ? {} : undefined };
}

async function emptyTable(
	database: Database,
	table: AccountTable,
	accountId: string,
	onBatch: (count: number) => void,
	signal: AbortSignal | undefined,
): Promise<number> {
	const pace = new Pace();
	let total = 0;
	let last: StoredRow | undefined;
	do {
		const after = last;
		const deleted = await pace.run(
			(rows) =>
				transact(database, (db) =>
					deleteBatch(db, table, accountId, after, rows),
				),
			signal,
		);
		total += deleted.count;
		onBatch(deleted.count);
		last = deleted.last;
	} while (last);
	return total;
}

/**
 * Removes an account with all that it owns, and returns the number of rows. Its keys, jobs and deliveries end at once. The rest goes
 * in batches of a transaction each, table by table, beside running processes. The row of the account goes last, so a removal
 * that was interrupted is continued by the next.
 */
export async function removeAccount(
	database: Database,
	accountId: string,
	options: RemovalOptions = {},
): Promise<number> {
	const { signal, lastRequestMs = LAST_REQUEST_MS } = options;
	const tables = inOrder(await listAccountTables(database));
	let total = 0;
	const count = (rows: number) => {
		total += rows;
		options.onProgress?.(total);
	};
	for (let round = 1; round <= MAX_ROUNDS; round++) {
		const before = total;
		for (const table of tables)
			await emptyTable(database, table, accountId, count, signal);
		if (round > 1 && total === before) {
			await database.db
				.deleteFrom("accounts")
				.where("id", "=", accountId)
				.execute();
			return total + 1;
		}
		await sleep(lastRequestMs, undefined, { signal });
	}
	throw new Error(
		"something still writes for this account: stop the processes that do, and remove it again",
	);
}
