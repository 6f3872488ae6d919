import { sql } from "kysely";
import { inBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type {
	Experience,
	OutcomeCount,
} from "../../inference/vocabulary/inference.ts";
import {
	type Counts,
	contribution,
	NO_OUTCOMES,
	sizeOf,
} from "./contribution.ts";
import type { OutcomeTable, OutcomeTotalTable } from "./outcome-table.ts";

/** Totals of fewer accounts are never shown, because they would reveal too much about each. */
const ENOUGH_ACCOUNTS = 5;

/** The most features of a number, whose counts are written together. */
const MOST_FEATURES = 8;

const keyOf = ({ feature, scac }: OutcomeCount) => `${scac} ${feature}`;

/** Marks the account's own rows among the totals. One statement reads both, so that the subtracted contribution is the one in the totals. */
const OWN: number = 0;

/** Selects one feature; its parameters are account, feature, feature. */
function ofOneFeature(db: Queries) {
	return db
		.selectFrom("outcomes")
		.select((eb) => ["feature", "scac", eb.lit(OWN).as("accounts")])
		.select(["successes", "failures"])
		.where("account_id", "=", "")
		.where("feature", "=", "")
		.unionAll(
			db
				.selectFrom("outcome_totals")
				.select(["feature", "scac", "accounts", "successes", "failures"])
				.where("feature", "=", "")
				.where("accounts", ">=", sql.lit(ENOUGH_ACCOUNTS)),
		);
}

/** A total without one account's contribution; undefined when too few other accounts contribute. */
function withoutOwn(
	total: OutcomeTotalTable,
	own: Counts | undefined,
): OutcomeCount | undefined {
	const { feature, scac, accounts, successes, failures } = total;
	if (accounts - (own ? 1 : 0) < ENOUGH_ACCOUNTS) return undefined;
	const share = contribution(own ?? NO_OUTCOMES);
	return {
		...{ feature, scac },
		successes: successes - share.successes,
		failures: failures - share.failures,
	};
}

function experienceIn(rows: readonly OutcomeTotalTable[]): Experience {
	const own = rows.filter((row) => row.accounts === OWN && sizeOf(row) > 0);
	const ownByKey = new Map(own.map((row) => [keyOf(row), row]));
	return {
		own: own.map(({ accounts: _, ...count }) => count),
		others: rows.flatMap((row) =>
			row.accounts === OWN
				? []
				: (withoutOwn(row, ownByKey.get(keyOf(row))) ?? []),
		),
	};
}

/**
 * Reads the outcomes of tracking requests for numbers with these features: the account's own, and the totals of all others,
 * where at least five accounts contribute.
 */
export type ExperienceReader = (
	accountId: string,
	features: readonly string[],
) => Promise<Experience>;

/**
 * Returns an {@link ExperienceReader}. One statement selects each feature separately, because SQLite is slower with a list of values.
 * Each number of features therefore has its own statement.
 */
export function experienceReader({
	db,
	prepareList,
}: Database): ExperienceReader {
	let query = ofOneFeature(db);
	const byCount = Array.from({ length: MOST_FEATURES }, (_, index) => {
		if (index > 0) query = query.unionAll(ofOneFeature(db));
		return prepareList(query.compile());
	});
	return async (accountId, features) => {
		const read = byCount[features.length - 1];
		if (!read)
			throw new Error(`${features.length} features are too many to read`);
		const parameters: string[] = [];
		for (const feature of features)
			parameters.push(accountId, feature, feature);
		return experienceIn(await read(...parameters));
	};
}

/** An account's counts for these features at all lines. */
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

/** Replaces counts of accounts. */
export async function putOutcomes(
	db: Queries,
	rows: readonly OutcomeTable[],
): Promise<void> {
	for (const batch of writable(rows)) await upsertOutcomes(db, batch);
}

/** Adds to the totals, or subtracts from them, in the same order for all accounts. */
export async function addToTotals(
	db: Queries,
	differences: readonly OutcomeTotalTable[],
): Promise<void> {
	const sorted = inLockOrder(differences, keyOf);
	for (const batch of writable(sorted)) await upsertTotals(db, batch);
}

declare module "../../services/services.ts" {
	interface Services {
		readonly readExperience: ExperienceReader;
	}
}
