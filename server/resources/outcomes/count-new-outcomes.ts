import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { featuresOf } from "../../inference/reading/outcome-features.ts";
import type { OutcomeCount } from "../../inference/vocabulary/inference.ts";
import {
	afterOutcome,
	contribution,
	NO_OUTCOMES,
	sizeOf,
} from "./contribution.ts";
import { addToTotals, findRemembered, putOutcomes } from "./outcome-queries.ts";
import type { NewOutcomeTable, OutcomeTotalTable } from "./outcome-table.ts";

const selectNew = compiledRead((db, accountId: string, limit: number) =>
	db
		.selectFrom("new_outcomes")
		.selectAll()
		.where("account_id", "=", accountId)
		.orderBy("id")
		.limit(limit),
);

const deleteNew = compiledWrite(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.deleteFrom("new_outcomes")
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const keyOf = ({ feature, scac }: Pick<OutcomeCount, "feature" | "scac">) =>
	`${feature} ${scac}`;

/** An account's changed counts after its new outcomes, by feature and line. */
function countsAfter(
	remembered: readonly OutcomeCount[],
	outcomes: readonly NewOutcomeTable[],
): OutcomeCount[] {
	const counts = new Map(remembered.map((count) => [keyOf(count), count]));
	const changed = new Set<string>();
	for (const { number_key, scac, is_known } of outcomes) {
		const features = featuresOf(number_key);
		const known = [...counts.values()];
		for (const { after, ...of } of afterOutcome(
			known,
			features,
			scac,
			is_known === 1,
		)) {
			const key = keyOf(of);
			counts.set(key, { feature: of.feature, scac: of.scac, ...after });
			changed.add(key);
		}
	}
	return [...counts].flatMap(([key, count]) => (changed.has(key) ? count : []));
}

/** The change of an account's contribution to the totals. */
function differenceOf(
	before: OutcomeCount | undefined,
	after: OutcomeCount,
): OutcomeTotalTable {
	const [old, young] = [
		contribution(before ?? NO_OUTCOMES),
		contribution(after),
	];
	return {
		feature: after.feature,
		scac: after.scac,
		accounts: Math.sign(sizeOf(young)) - Math.sign(sizeOf(old)),
		successes: young.successes - old.successes,
		failures: young.failures - old.failures,
	};
}

const isDifferent = ({ successes, failures }: OutcomeTotalTable) =>
	successes !== 0 || failures !== 0;

/**
 * Adds up to `limit` new outcomes of an account to its own counts and to the totals, and returns their number. Only the
 * account's one counting job may run it, in its transaction.
 */
export async function countNewOutcomes(
	db: Queries,
	accountId: string,
	limit: number,
): Promise<number> {
	const outcomes = await selectNew(db, accountId, limit);
	const last = outcomes.at(-1);
	if (!last) return 0;
	const features = new Set(
		outcomes.flatMap((outcome) => featuresOf(outcome.number_key)),
	);
	const remembered = await findRemembered(db, accountId, [...features]);
	const before = new Map(remembered.map((count) => [keyOf(count), count]));
	const after = countsAfter(remembered, outcomes);
	await putOutcomes(
		db,
		after.map((count) => ({
			account_id: accountId,
			...count,
			updated_at: last.created_at,
		})),
	);
	const differences = after.map((one) =>
		differenceOf(before.get(keyOf(one)), one),
	);
	await addToTotals(db, differences.filter(isDifferent));
	for (const ids of idBatches(outcomes.map(({ id }) => id))) {
		await deleteNew(db, accountId, ids);
	}
	return outcomes.length;
}
