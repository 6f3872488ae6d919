import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
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
