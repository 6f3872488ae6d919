import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { FoundTerm, SearchTermTable, TermOwner } from "./search-table.ts";
import type { Terms } from "./search-terms.ts";

/** The most terms that one of the two statements of a search reads. */
const MOST_LOOKED_AT = 500;

/** Shorter texts match only whole terms. */
const SHORTEST_START = 3;

/** A character that sorts after every continuation of a term. */
const LAST = "\u{10ffff}";

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

const COLUMNS = ["term", "record_id", "entity", "place"] as const;

const selectStarting = compiledRead(
	(db, accountId: string, first: string, last: string) =>
		db
			.selectFrom("search_terms")
			.select(COLUMNS)
			.where("account_id", "=", accountId)
			.where("term", ">=", first)
			.where("term", "<", last)
			.orderBy("term")
			.orderBy("record_id")
			.limit(MOST_LOOKED_AT),
);

const selectWhole = compiledRead((db, accountId: string, term: string) =>
	db
		.selectFrom("search_terms")
		.select(COLUMNS)
		.where("account_id", "=", accountId)
		.where("term", "=", term)
		.orderBy("record_id", "desc")
		.limit(MOST_LOOKED_AT),
);

/** The terms equal to a text, latest first, and then those that begin with it. */
export async function findTerms(
	db: Queries,
	accountId: string,
	key: string,
): Promise<FoundTerm[]> {
	if (key === "") return [];
	const whole = await selectWhole(db, accountId, key);
	if (key.length < SHORTEST_START || whole.length === MOST_LOOKED_AT)
		return whole;
	const longer = await selectStarting(
		db,
		accountId,
		`${key}\u0001`,
		key + LAST,
	);
	return [...whole, ...longer];
}
