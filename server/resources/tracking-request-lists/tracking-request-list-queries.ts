import type { Queries } from "../../database/database.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import type { ListOrder, Position } from "../../json-api/page.ts";
import type { SortBy } from "../listings/sorts.ts";
import {
	type IndexFilter,
	MOST_LOOKED_AT,
	namesTwoPeriods,
	orderOf,
	requestStreams,
	since,
	until,
} from "./request-streams.ts";

/** The list of a filter in the order of one column; a period of the other column must select few requests. */
export function listOf(
	db: Queries,
	accountId: string,
	filter: IndexFilter,
	{ column: order, isDescending }: SortBy<ListOrder>,
) {
	const begin = isDescending ? until : since;
	const streams = (after: Position | undefined) => {
		const all = requestStreams(db, accountId, filter, order);
		return after ? all : all.map((stream) => begin(stream, order, filter));
	};
	const { start, end } = filter[order] ?? {};
	return listFromTable({
		db,
		order,
		isAscending: !isDescending,
		end: isDescending ? start && firstStored(start) : end && lastStored(end),
		streams,
		select: (stream) => stream.selectAll(),
	});
}

/** The list of a filter without a sort. */
function latestFirst(db: Queries, accountId: string, filter: IndexFilter) {
	const column = orderOf(filter);
	return listOf(db, accountId, filter, { column, isDescending: true });
}

/** Whether a filter selects few enough requests. With two periods, all requests that changed in the second one are read. */
export async function isNarrowEnough(
	db: Queries,
	accountId: string,
	filter: IndexFilter,
): Promise<boolean> {
	if (filter.numberKeys.length > 0 || !namesTwoPeriods(filter)) return true;
	const { created_at: _, ...others } = filter;
	const list = latestFirst(db, accountId, others);
	return !(await list.count(MOST_LOOKED_AT)).isLonger;
}

/** The ids of the requests that pass a filter, when they are few; else undefined. */
export async function findFewIds(
	db: Queries,
	accountId: string,
	filter: IndexFilter,
): Promise<string[] | undefined> {
	// Reads the requests of one period; the other period filters them afterwards.
	const { created_at: _, ...others } = filter;
	const ofOnePeriod = namesTwoPeriods(filter) ? others : filter;
	const found = await latestFirst(db, accountId, ofOnePeriod).positions({
		after: undefined,
		skip: 0,
		limit: MOST_LOOKED_AT + 1,
	});
	return found.length > MOST_LOOKED_AT ? undefined : found.map(({ id }) => id);
}
