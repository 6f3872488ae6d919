import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { contribution, sizeOf } from "./contribution.ts";
import { addToTotals } from "./outcome-queries.ts";

const selectSome = compiledRead((db, accountId: string, limit: number) =>
	db
		.selectFrom("outcomes")
		.select(["feature", "scac", "successes", "failures"])
		.where("account_id", "=", accountId)
		.orderBy("feature")
		.orderBy("scac")
		.limit(limit)
		.forUpdate(),
);

const deleteOne = compiledWrite(
	(db, accountId: string, feature: string, scac: string) =>
		db
			.deleteFrom("outcomes")
			.where("account_id", "=", accountId)
			.where("feature", "=", feature)
			.where("scac", "=", scac),
);

const deleteTotal = compiledWrite((db, feature: string, scac: string) =>
	db
		.deleteFrom("outcome_totals")
		.where("feature", "=", feature)
		.where("scac", "=", scac)
		.where("accounts", "=", 0),
);

/**
 * Deletes up to `limit` counts of an account, subtracts its contribution from the totals, and returns the number of deleted
 * counts. A total that no account contributes to any more is deleted too: its feature is the beginning of a number. The account's
 * counting job must have ended.
 */
export async function forgetOutcomes(
	db: Queries,
	accountId: string,
	limit: number,
): Promise<number> {
	const found = await selectSome(db, accountId, limit);
	for (const { feature, scac } of found)
		await deleteOne(db, accountId, feature, scac);
	await addToTotals(
		db,
		found.flatMap(({ feature, scac, ...counts }) => {
			if (sizeOf(counts) === 0) return [];
			const { successes, failures } = contribution(counts);
			const share = { successes: -successes, failures: -failures };
			return { feature, scac, accounts: -1, ...share };
		}),
	);
	for (const { feature, scac } of found) await deleteTotal(db, feature, scac);
	return found.length;
}
