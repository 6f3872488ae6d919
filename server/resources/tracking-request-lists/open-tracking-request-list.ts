import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { listInMemory } from "../../json-api/list-in-memory.ts";
import type { ListSource, OpenList } from "../../json-api/list-source.ts";
import type { Page } from "../../json-api/page.ts";
import { findCounter } from "../accounts/account-counters.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import {
	isOpen,
	MOST_LOOKED_AT,
	namesTwoPeriods,
	orderOf,
} from "./request-streams.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";
import {
	findFewIds,
	isNarrowEnough,
	listOf,
} from "./tracking-request-list-queries.ts";
import {
	listOfIds,
	listOfText,
	listOfValues,
	type RequestSorts,
} from "./tracking-request-search-queries.ts";

const MOST = MOST_LOOKED_AT.toLocaleString("en");

/** The columns by which a list is sorted. */
function sortsOf(filter: TrackingRequestFilter): RequestSorts {
	const usual = { column: orderOf(filter), isDescending: true };
	const [first = usual, ...others] = filter.sorts ?? [];
	return [first, ...others];
}

/** Whether an index has the requests of a filter in the order of a sort. */
function isInOrder(
	filter: TrackingRequestFilter,
	[{ column, isDescending }, ...others]: RequestSorts,
): boolean {
	if (others.length > 0) return false;
	if (filter.numberKeys.length > 0) return true;
	if (namesTwoPeriods(filter)) return isDescending && column === "updated_at";
	return isOpen(filter[column === "created_at" ? "updated_at" : "created_at"]);
}

/** The requests that pass a filter, sorted in memory. Throws a 400 when they are too many. */
async function listOfFew(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
	sorts: RequestSorts,
): Promise<ListSource<TrackingRequestTable>> {
	const ids = await findFewIds(db, accountId, filter);
	if (ids) return listOfIds(db, accountId, ids, filter, sorts);
	throw badParameter(
		"sort",
		"too_broad",
		`more than ${MOST} requests pass the filters: sort by one column, by that of the period if there is one, or add a filter`,
	);
}

/**
 * Opens the list of an account's tracking requests in the requested order. Without a sort it is newest first, or by last change when
 * the list is filtered by it.
 */
export async function openTrackingRequestList(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
): Promise<OpenList<TrackingRequestTable>> {
	const { numberKeys, text, values = [] } = filter;
	const { status, scac, request_type } = filter;
	// A request has only one number.
	if (numberKeys.length > 1)
		return { list: listInMemory([]), total: undefined };
	const sorts = sortsOf(filter);
	if (values.length > 0) {
		const list = await listOfValues(db, accountId, filter, sorts, () =>
			findFewIds(db, accountId, filter),
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
	if (!(await isNarrowEnough(db, accountId, filter)))
		throw badParameter(
			"filter[updated_at]",
			"too_broad",
			`more than ${MOST} requests have changed within filter[updated_at]: with filter[created_at] beside it, a shorter time is needed`,
		);
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
): Promise<FoundPage<TrackingRequestTable>> {
	const { list, total } = await openTrackingRequestList(db, accountId, filter);
	return findListPage(list, page, total);
}
