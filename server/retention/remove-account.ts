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
 * The tables to empty first, in this order. Without keys no request begins, without queues no delivery or job starts, and a job without
 * its row writes nothing.
 */
const FIRST: readonly string[] = [
	"api_keys",
	"delivery_queues",
	"job_queues",
	"jobs",
	"webhooks",
	"tracking_requests",
];

/**
 * How long requests with the account's keys may still run, because servers cache keys for a second. So long their other rows stay: a job
 * without them would fail and be logged.
 */
const LAST_REQUEST_MS = 3_000;

/** The most rounds over all tables. A round finds rows that running requests and jobs wrote during the one before. */
const MAX_ROUNDS = 100;

/** Counts per transaction, because each changes a total that all accounts share. */
const MAX_OUTCOMES = 32;

/** Options for the removal of an account. */
export interface RemovalOptions {
	/** Stops between two batches. The next call removes the rest. */
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

/** Deletes a batch; the last row is undefined when no more rows follow. */
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
 * Removes an account with all its data, and returns the number of rows. Its keys, jobs and deliveries end at once. The rest is removed
 * in batches beside running processes, table by table, each batch in a transaction. The row of the account is removed last, so the next
 * call continues an interrupted removal.
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
	const empty = async (some: readonly AccountTable[]) => {
		for (const table of some)
			await emptyTable(database, table, accountId, count, signal);
	};
	await empty(tables.filter(({ name }) => FIRST.includes(name)));
	for (let round = 1; round <= MAX_ROUNDS; round++) {
		await sleep(lastRequestMs, undefined, { signal });
		const before = total;
		await empty(tables);
		if (total > before) continue;
		await database.db
			.deleteFrom("accounts")
			.where("id", "=", accountId)
			.execute();
		return total + 1;
	}
	throw new Error(
		"a process still writes for this account: stop that process, and remove the account again",
	);
}
