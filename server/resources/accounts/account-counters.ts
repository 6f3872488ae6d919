import type { Queries } from "../../database/database.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { collectedBeforeCommit } from "../../database/transact.ts";
import type { AccountCounterTable } from "./account-table.ts";

function added(db: Queries, rows: readonly AccountCounterTable[]) {
	return db
		.insertInto("account_counters")
		.values(rows)
		.onConflict((on) =>
			on.columns(["account_id", "name"]).doUpdateSet((eb) => ({
				value: eb("account_counters.value", "+", eb.ref("excluded.value")),
			})),
		);
}

const addToAll = compiledWrite(added);

const addToOne = compiledRead((db, row: AccountCounterTable) =>
	added(db, [row]).returning("value"),
);

/** Adds to a counter of an account, which starts at 0, and returns the new value. */
export async function addToCounter(
	db: Queries,
	accountId: string,
	name: AccountCounterTable["name"],
	count: number,
): Promise<number> {
	const row = { account_id: accountId, name, value: count };
	const [counter] = await addToOne(db, row);
	return counter?.value ?? count;
}

/** Raises a counter of an account by one, without waiting for the new value. */
export function raiseCounter(
	db: Queries,
	accountId: string,
	name: AccountCounterTable["name"],
): Promise<void> {
	return addToAll(db, [{ account_id: accountId, name, value: 1 }]);
}

const keyOf = ({ account_id, name }: AccountCounterTable) =>
	`${account_id} ${name}`;

const addToCounters = collectedBeforeCommit(
	"counts",
	async (db, rows: readonly AccountCounterTable[]) => {
		const sums = new Map<string, AccountCounterTable>();
		for (const row of rows) {
			const before = sums.get(keyOf(row))?.value ?? 0;
			sums.set(keyOf(row), { ...row, value: before + row.value });
		}
		await addToAll(db, inLockOrder(sums.values(), keyOf));
	},
);

/**
 * Counts added records of an account, or with a negative `count` removed ones, at the end of the transaction: until its commit no
 * other transaction can count records of this kind.
 */
export function countRecords(
	db: Queries,
	accountId: string,
	name: "shipments" | "containers" | "tracking_requests",
	count: number,
): Promise<void> {
	return addToCounters(db, [{ account_id: accountId, name, value: count }]);
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
