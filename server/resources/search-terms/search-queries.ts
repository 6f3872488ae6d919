import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { Entity, FoundTerm, SearchTermTable } from "./search-table.ts";
import type { Terms } from "./search-terms.ts";

/** Terms that a search looks at, in their order: a text that is whole comes first. */
const MOST_LOOKED_AT = 500;

/** Texts of fewer characters are found only whole. */
const SHORTEST_START = 3;

/** Sorts after everything that can follow a term. */
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

/** A record whose terms change; without those before it is new, without those after it goes. */
export interface ChangedTerms {
	readonly id: string;
	readonly before: Terms | undefined;
	readonly after: Terms | undefined;
}

/** Keeps by which terms records are found, in place of those they had. In the transaction that writes them. */
export async function keepTerms(
	db: Queries,
	accountId: string,
	entity: Entity,
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

/** The terms that are a text, the latest first, and then those that begin with it. */
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
