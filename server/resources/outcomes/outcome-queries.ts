import { sql } from "kysely";
import { inBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type {
	Experience,
	OutcomeCount,
} from "../../inference/terms/inference.ts";
import {
	type Counts,
	contribution,
	NO_OUTCOMES,
	sizeOf,
} from "./contribution.ts";
import type { OutcomeTable, OutcomeTotalTable } from "./outcome-table.ts";

/** Sums of fewer accounts are never shown, because they would reveal too much about them. */
const ENOUGH_ACCOUNTS = 5;

/** What is counted for a number is written at once, whichever number of rows that is. */
const MOST_FEATURES = 8;

const keyOf = ({ feature, scac }: OutcomeCount) => `${scac} ${feature}`;

/** Beside sums of accounts the rows of one. One statement, so that what is taken off the sums is what is in them. */
const OWN: number = 0;

/** Parameters: account, feature, feature. */
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

/** A sum without what one account contributes to it; undefined when too few others do. */
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
 * Reads what the outcomes of tracking requests say about numbers with these features: those of an account, and without them
 * those of all others, where at least five contribute.
 */
export type ExperienceReader = (
	accountId: string,
	features: readonly string[],
) => Promise<Experience>;

/**
 * Returns an {@link ExperienceReader}. Features are looked for one by one, in one statement: SQLite makes a table of a list of
 * values, which takes longer than to look for each. So there is a statement for each number of features.
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
		if (!read) throw new Error(`${features.length} features are not read`);
		const parameters: string[] = [];
		for (const feature of features)
			parameters.push(accountId, feature, feature);
		return experienceIn(await read(...parameters));
	};
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

const inOrder = (one: OutcomeTotalTable, other: OutcomeTotalTable) =>
	keyOf(one) < keyOf(other) ? -1 : 1;

/** Adds to the totals, or takes off them, in one order for all accounts. */
export async function addToTotals(
	db: Queries,
	differences: readonly OutcomeTotalTable[],
): Promise<void> {
	const sorted = differences.toSorted(inOrder);
	for (const batch of writable(sorted)) await upsertTotals(db, batch);
}

declare module "../../services/services.ts" {
	interface Services {
		readonly readExperience: ExperienceReader;
	}
}
