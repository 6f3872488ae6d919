import type { Queries } from "../../database/database.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { beforeCommit } from "../../database/transact.ts";
import type { AccountCounterTable } from "./account-table.ts";

const upsertCounter = compiledRead((db, row: AccountCounterTable) =>
	db
		.insertInto("account_counters")
		.values(row)
		.onConflict((on) =>
			on.columns(["account_id", "name"]).doUpdateSet((eb) => ({
				value: eb("account_counters.value", "+", eb.ref("excluded.value")),
			})),
		)
		.returning("value"),
);

/** Adds to a counter of an account, which starts at 0, and returns the new value. */
export async function addToCounter(
	db: Queries,
	accountId: string,
	name: AccountCounterTable["name"],
	count: number,
): Promise<number> {
	const row = { account_id: accountId, name, value: count };
	const [counter] = await upsertCounter(db, row);
	return counter?.value ?? count;
}

const upsertCounters = compiledWrite(
	(db, rows: readonly AccountCounterTable[]) =>
		db
			.insertInto("account_counters")
			.values(rows)
			.onConflict((on) =>
				on.columns(["account_id", "name"]).doUpdateSet((eb) => ({
					value: eb("account_counters.value", "+", eb.ref("excluded.value")),
				})),
			),
);

/** The numbers of records that running transactions add, by counter. */
const added = new WeakMap<Queries, Map<string, AccountCounterTable>>();

/**
 * Counts added records of an account, or with a negative `count` removed ones, at the end of the transaction: until its commit no
 * other transaction can count records of this kind.
 */
export async function countRecords(
	db: Queries,
	accountId: string,
	name: "shipments" | "containers" | "tracking_requests",
	count: number,
): Promise<void> {
	const key = `${accountId} ${name}`;
	const row = { account_id: accountId, name, value: count };
	const counts = added.get(db);
	if (counts) {
		const before = counts.get(key)?.value ?? 0;
		counts.set(key, { ...row, value: before + count });
		return;
	}
	const first = new Map<string, AccountCounterTable>([[key, row]]);
	added.set(db, first);
	await beforeCommit(db, "counts", async (last) => {
		added.delete(db);
		const rows = first.values();
		await upsertCounters(
			last,
			inLockOrder(rows, (one) => `${one.account_id} ${one.name}`),
		);
	});
}

const selectCounter = compiledRead(
	(db, accountId: string, name: AccountCounterTable["name"]) =>
		db
			.selectFrom("account_counters")
			.select("value")
			.where("account_id", "=", accountId)
			.where("name", "=", name),
);

/** Reads a counter of an account; 0 before the first addition. */
export async function findCounter(
	db: Queries,
	accountId: string,
	name: AccountCounterTable["name"],
): Promise<number> {
	const [counter] = await selectCounter(db, accountId, name);
	return counter?.value ?? 0;
}
