import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";

/** A range of positions of events, both ends included. */
export interface Positions {
	readonly first: number;
	readonly last: number;
}

/** A position beyond all events, which every database can compare. */
const BEYOND = 2 ** 38;

/** The positions of all events. */
const ALL_POSITIONS: Positions = { first: 0, last: BEYOND };

const selectFirst = compiledRead((db, accountId: string, from: string) =>
	db
		.selectFrom("account_events")
		.select("position")
		.where("account_id", "=", accountId)
		.where("created_at", ">=", from)
		.orderBy("created_at")
		.orderBy("position")
		.limit(1),
);

const selectLast = compiledRead((db, accountId: string, to: string) =>
	db
		.selectFrom("account_events")
		.select("position")
		.where("account_id", "=", accountId)
		.where("created_at", "<=", to)
		.orderBy("created_at", "desc")
		.orderBy("position", "desc")
		.limit(1),
);

/**
 * The range of positions with the events of a period; undefined when there are none. Times rise with positions, so the ends of
 * the period determine the range. Where a clock was set back by more than an hour, the range also contains events made before the
 * clock caught up.
 */
export async function positionsOfPeriod(
	db: Queries,
	accountId: string,
	from: string | undefined,
	to: string | undefined,
): Promise<Positions | undefined> {
	let { first, last } = ALL_POSITIONS;
	if (from !== undefined) {
		const [found] = await selectFirst(db, accountId, from);
		if (!found) return undefined;
		first = found.position;
	}
	if (to !== undefined) {
		const [found] = await selectLast(db, accountId, to);
		if (!found) return undefined;
		last = found.position;
	}
	return { first: Math.min(first, last), last: Math.max(first, last) };
}
