import type { Queries } from "../../database/database.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { emptyList } from "../../json-api/candidate-list.ts";
import {
	type FoundList,
	findList,
	type ListSource,
	type OpenList,
} from "../../json-api/find-list.ts";
import type { ListOrder, Page, Position } from "../../json-api/page.ts";
import { tableList } from "../../json-api/table-list.ts";
import { findCounter } from "../accounts/account-counters.ts";
import type { SortBy } from "../listings/sorts.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import {
	type IndexFilter,
	isOpen,
	MOST_LOOKED_AT,
	namesTwoPeriods,
	orderOf,
	requestStreams,
	since,
	until,
} from "./request-streams.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";
import {
	listOfIds,
	listOfText,
	listOfValues,
	type RequestSorts,
} from "./tracking-request-search-queries.ts";

/** What a list is sorted by. */
function sortsOf(filter: TrackingRequestFilter): RequestSorts {
	const usual = { column: orderOf(filter), isDescending: true };
	const [first = usual, ...others] = filter.sorts ?? [];
	return [first, ...others];
}

/** The list that a filter describes in an order, unless a period of the other instant narrows it. */
function listOf(
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
	return tableList({
		db,
		order,
		isAscending: !isDescending,
		end: isDescending ? start && firstStored(start) : end && lastStored(end),
		streams,
		select: (stream) => stream.selectAll(),
	});
}

/** The list that a filter describes when it names no sort. */
function latestFirst(db: Queries, accountId: string, filter: IndexFilter) {
	const column = orderOf(filter);
	return listOf(db, accountId, filter, { column, isDescending: true });
}

/** Whether a filter selects few enough requests. With two periods, all requests that changed in the second one are read. */
export async function isNarrowEnough(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
): Promise<boolean> {
	const { numberKeys, text, values = [] } = filter;
	const isOfFew =
		numberKeys.length > 0 || text !== undefined || values.length > 0;
	if (isOfFew || !namesTwoPeriods(filter)) return true;
	const { created_at: _, ...others } = filter;
	const list = latestFirst(db, accountId, others);
	return !(await list.count(MOST_LOOKED_AT)).isLonger;
}

/** The ids of the requests that pass a filter, when they are few; else undefined. */
async function findFew(
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

/** Whether an index has the requests of a filter in the order of some sorts, or its period is of few. */
function isInOrder(
	filter: TrackingRequestFilter,
	[{ column, isDescending }, ...others]: RequestSorts,
): boolean {
	if (others.length > 0) return false;
	if (filter.numberKeys.length > 0) return true;
	if (namesTwoPeriods(filter)) return isDescending && column === "updated_at";
	return isOpen(filter[column === "created_at" ? "updated_at" : "created_at"]);
}

/** The requests that a filter leaves, sorted here. Throws a 400 when they are too many. */
async function listOfFew(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
	sorts: RequestSorts,
): Promise<ListSource<TrackingRequestTable>> {
	const ids = await findFew(db, accountId, filter);
	if (ids) return listOfIds(db, accountId, ids, filter, sorts);
	throw badParameter(
		"sort",
		"too_broad",
		`more than ${MOST_LOOKED_AT} requests are left by the filters: sort them by one column, by that of the period if there is one, or add a filter that leaves fewer`,
	);
}

/** Opens the list of an account's tracking requests: newest first, or by last change when a filter by it is given. */
export async function openTrackingRequestList(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
): Promise<OpenList<TrackingRequestTable>> {
	const { numberKeys, text, values = [] } = filter;
	const { status, scac, request_type } = filter;
	// No request has two numbers, so the list is empty.
	if (numberKeys.length > 1) return { list: emptyList(), total: undefined };
	const sorts = sortsOf(filter);
	if (values.length > 0) {
		const list = await listOfValues(db, accountId, filter, sorts, () =>
			findFew(db, accountId, filter),
		);
		return { list, total: undefined };
	}
	if (text !== undefined) {
		const search = { ...filter, text };
		const list = await listOfText(db, accountId, search, sorts);
		return { list, total: undefined };
	}
	if (!isInOrder(filter, sorts)) {
		const list = await listOfFew(db, accountId, filter, sorts);
		return { list, total: undefined };
	}
	const isFiltered =
		[numberKeys[0], status, scac, request_type].some(
			(value) => value !== undefined,
		) ||
		!isOpen(filter.created_at) ||
		!isOpen(filter.updated_at);
	const total = isFiltered
		? undefined
		: await findCounter(db, accountId, "tracking_requests");
	return { list: listOf(db, accountId, filter, sorts[0]), total };
}

/** Lists a page of an account's tracking requests, and their number. */
export async function listTrackingRequestRows(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
	page: Page,
): Promise<FoundList<TrackingRequestTable>> {
	const { list, total } = await openTrackingRequestList(db, accountId, filter);
	return findList(list, page, total);
}
