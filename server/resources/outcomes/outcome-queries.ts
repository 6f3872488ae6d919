import { compiledRead } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import type { Experience, OutcomeCount } from "../../inference/inference.ts";
import { contribution, hasOutcomes } from "./contribution.ts";

/** Sums of fewer accounts are shown to nobody, for too much could be concluded from them. */
const ENOUGH_ACCOUNTS = 5;

/** One statement, so that what is taken off the totals is what is in them. */
const selectExperience = compiledRead(
	(db, accountId: string, features: readonly string[]) =>
		db
			.selectFrom("outcome_totals as total")
			.leftJoin("outcomes as own", (join) =>
				join
					.on("own.account_id", "=", accountId)
					.onRef("own.feature", "=", "total.feature")
					.onRef("own.scac", "=", "total.scac"),
			)
			.select([
				"total.feature",
				"total.scac",
				"total.accounts",
				"total.successes",
				"total.failures",
				"own.successes as own_successes",
				"own.failures as own_failures",
			])
			.where("total.feature", "in", features)
			.where((eb) =>
				eb.or([
					eb("total.accounts", ">=", ENOUGH_ACCOUNTS),
					eb("own.account_id", "is not", null),
				]),
			),
);

/**
 * What the outcomes of tracking requests say about numbers with these features: those of an account, and without them those
 * of all others, where at least five contribute.
 */
export async function findExperience(
	db: Queries,
	accountId: string,
	features: readonly string[],
): Promise<Experience> {
	const own: OutcomeCount[] = [];
	const others: OutcomeCount[] = [];
	for (const row of await selectExperience(db, accountId, features)) {
		const { feature, scac } = row;
		const counts = {
			successes: row.own_successes ?? 0,
			failures: row.own_failures ?? 0,
		};
		const isOwn = hasOutcomes(counts);
		if (isOwn) own.push({ feature, scac, ...counts });
		if (row.accounts - (isOwn ? 1 : 0) < ENOUGH_ACCOUNTS) continue;
		const share = contribution(counts);
		others.push({
			feature,
			scac,
			successes: row.successes - share.successes,
			failures: row.failures - share.failures,
		});
	}
	return { own, others };
}
