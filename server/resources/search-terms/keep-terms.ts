import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import type { SearchTermTable, TermOwner } from "./search-table.ts";
import type { Terms } from "./search-terms.ts";

const insertTerms = compiledWrite((db, rows: readonly SearchTermTable[]) =>
	db
		.insertInto("search_terms")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing()),
);

const deleteTerms = compiledWrite(
	(db, accountId: string, id: string, terms: readonly string[]) =>
		db
			.deleteFrom("search_terms")
			.where("account_id", "=", accountId)
			.where("term", "in", terms)
			.where("record_id", "=", id),
);

const NONE: Terms = new Map();

/** A record whose terms change. A new record has no terms before, a deleted one none after. */
export interface ChangedTerms {
	readonly id: string;
	readonly before: Terms | undefined;
	readonly after: Terms | undefined;
}

/** Replaces the terms of records, in the transaction that writes the records. */
export async function keepTerms(
	db: Queries,
	accountId: string,
	entity: TermOwner,
	records: readonly ChangedTerms[],
): Promise<void> {
	const added: SearchTermTable[] = [];
	for (const { id, before = NONE, after = NONE } of records) {
		const gone = [...before.keys()].filter((term) => !after.has(term));
		for (const batch of idBatches(gone))
			await deleteTerms(db, accountId, id, batch);
		for (const [term, place] of after) {
			if (before.has(term)) continue;
			added.push({ account_id: accountId, term, record_id: id, entity, place });
		}
	}
	for (const batch of inBatches(added)) await insertTerms(db, batch);
}

/** A record in its old and its new state. */
export interface ChangedRecord<Row> {
	readonly before?: Row;
	readonly after?: Row;
}

/** Like {@link keepTerms}, for records of one kind, whose terms are `termsOf` each state. */
export function keepTermsOf<Row extends { readonly id: string }>(
	db: Queries,
	accountId: string,
	entity: TermOwner,
	termsOf: (row: Row) => Terms,
	changes: readonly ChangedRecord<Row>[],
): Promise<void> {
	return keepTerms(
		db,
		accountId,
		entity,
		changes.map(({ before, after }) => ({
			id: (before ?? after)?.id ?? "",
			before: before && termsOf(before),
			after: after && termsOf(after),
		})),
	);
}
