import type { Queries } from "../../database/database.ts";
import { unprocessable } from "../../http/replies/api-error.ts";
import { addToCounter } from "./account-counters.ts";
import type { AccountCounterTable } from "./account-table.ts";

/** The limited records of an account by counter, with their nouns. */
const NOUNS = {
	parties: ["party", "parties"],
	custom_field_definitions: [
		"custom field definition",
		"custom field definitions",
	],
	custom_fields: ["value of custom fields", "values of custom fields"],
	unfinished_imports: ["unfinished import", "unfinished imports"],
} as const satisfies Partial<
	Record<AccountCounterTable["name"], readonly [one: string, many: string]>
>;

/** Counts a new record of an account, in the transaction that adds it. Throws a 422 when the account is at its limit. */
export async function addToLimited(
	db: Queries,
	accountId: string,
	name: keyof typeof NOUNS,
	most: number,
): Promise<void> {
	const count = (await addToCounter(db, accountId, name, 1)) - 1;
	if (count < most) return;
	const noun = NOUNS[name][count === 1 ? 0 : 1];
	const detail = `the account has ${count.toLocaleString("en")} ${noun}, which is the most that it may have`;
	throw unprocessable("/data", "limit_reached", detail);
}

/** Counts new records of an account up to its limit, in the transaction that adds them. Returns how many of them may be added. */
export async function addUpToLimit(
	db: Queries,
	accountId: string,
	name: keyof typeof NOUNS,
	count: number,
	most: number,
): Promise<number> {
	const total = await addToCounter(db, accountId, name, count);
	const excess = Math.min(count, Math.max(0, total - most));
	if (excess > 0) await addToCounter(db, accountId, name, -excess);
	return count - excess;
}
