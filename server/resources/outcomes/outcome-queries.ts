import { inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import type { Experience, OutcomeCount } from "../../inference/inference.ts";
import { contribution, sizeOf } from "./contribution.ts";
import type { OutcomeTable, OutcomeTotalTable } from "./outcome-table.ts";

/** Sums of fewer accounts are shown to nobody, for too much could be concluded from them. */
const ENOUGH_ACCOUNTS = 5;

/** What is counted for a number is written at once, whichever number of rows that is. */
const MOST_FEATURES = 8;

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
		const isOwn = sizeOf(counts) > 0;
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

/** What an account remembers of these features, at whichever line. */
export const findRemembered = compiledRead(
	(db, accountId: string, features: readonly string[]) =>
		db
			.selectFrom("outcomes")
			.select(["feature", "scac", "successes", "failures"])
			.where("account_id", "=", accountId)
			.where("feature", "in", features),
);

const upsertOutcomes = compiledWrite((db, rows: readonly OutcomeTable[]) =>
	db
		.insertInto("outcomes")
		.values(rows)
		.onConflict((on) =>
			on.columns(["account_id", "feature", "scac"]).doUpdateSet((eb) => ({
				successes: eb.ref("excluded.successes"),
				failures: eb.ref("excluded.failures"),
				updated_at: eb.ref("excluded.updated_at"),
			})),
		),
);

const upsertTotals = compiledWrite((db, rows: readonly OutcomeTotalTable[]) =>
	db
		.insertInto("outcome_totals")
		.values(rows)
		.onConflict((on) =>
			on.columns(["feature", "scac"]).doUpdateSet((eb) => ({
				accounts: eb(
					"outcome_totals.accounts",
					"+",
					eb.ref("excluded.accounts"),
				),
				successes: eb(
					"outcome_totals.successes",
					"+",
					eb.ref("excluded.successes"),
				),
				failures: eb(
					"outcome_totals.failures",
					"+",
					eb.ref("excluded.failures"),
				),
			})),
		),
);

const writable = <T>(rows: readonly T[]) =>
	rows.length > 0 && rows.length <= MOST_FEATURES ? [rows] : inBatches(rows);

/** Keeps what accounts remember, in place of what they did. */
export async function putOutcomes(
	db: Queries,
	rows: readonly OutcomeTable[],
): Promise<void> {
	for (const batch of writable(rows)) await upsertOutcomes(db, batch);
}

/** Adds to the totals, or takes off them. */
export async function addToTotals(
	db: Queries,
	differences: readonly OutcomeTotalTable[],
): Promise<void> {
	for (const batch of writable(differences)) await upsertTotals(db, batch);
}
