import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { FoundTerm } from "./search-table.ts";

/** The most terms that one of the two statements of a search reads. */
const MOST_LOOKED_AT = 500;

/** Shorter texts match only whole terms. */
const SHORTEST_START = 3;

/** A character that sorts after every continuation of a term. */
const LAST = "\u{10ffff}";

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

const selectWhole = compiledRead(
	(db, accountId: string, term: string, before: string, limit: number) =>
		db
			.selectFrom("search_terms")
			.select(COLUMNS)
			.where("account_id", "=", accountId)
			.where("term", "=", term)
			.where("record_id", "<", before)
			.orderBy("record_id", "desc")
			.limit(limit),
);

/** The most owners of a term in a slice. */
const OWNERS_AT_ONCE = 100;

/** The owners of a term in slices, latest first. */
export async function* ownersOf(
	db: Queries,
	accountId: string,
	term: string,
): AsyncGenerator<readonly FoundTerm[]> {
	for (let before = LAST; ; ) {
		const most = OWNERS_AT_ONCE;
		const owners = await selectWhole(db, accountId, term, before, most);
		yield owners;
		const last = owners[most - 1];
		if (!last) return;
		before = last.record_id;
	}
}

/** The terms equal to a text, latest first, and then those that begin with it. */
export async function findTerms(
	db: Queries,
	accountId: string,
	key: string,
): Promise<FoundTerm[]> {
	if (key === "") return [];
	const most = MOST_LOOKED_AT;
	const whole = await selectWhole(db, accountId, key, LAST, most);
	if (key.length < SHORTEST_START || whole.length === most) return whole;
	const longer = await selectStarting(
		db,
		accountId,
		`${key}\u0001`,
		key + LAST,
	);
	return [...whole, ...longer];
}
