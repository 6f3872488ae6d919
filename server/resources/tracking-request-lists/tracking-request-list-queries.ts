import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { emptyList } from "../../json-api/candidate-list.ts";
import {
	type FoundList,
	findList,
	type OpenList,
} from "../../json-api/find-list.ts";
import { mergeStreams } from "../../json-api/merge-streams.ts";
import type { ListOrder, Page, Position } from "../../json-api/page.ts";
import { tableList } from "../../json-api/table-list.ts";
import { findCounter } from "../accounts/account-counters.ts";
import { MOST_OF_A_NUMBER } from "../references/tracking-number.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";
import { listOfText, listOfValues } from "./tracking-request-search-queries.ts";

/** The part of a filter that an index, or the latest requests of a number, can answer. */
type IndexFilter = Omit<TrackingRequestFilter, "text" | "values">;

type Requests = SelectQueryBuilder<Schema, "tracking_requests", object>;

/** The most requests read for a list without an index of its own. */
const MOST_LOOKED_AT = 5_000;

/** Every status and kind. A list without such a filter merges the streams of each, so that few indexes serve all filters. */
const STATUSES = Object.keys({
	pending: null,
	awaiting_manifest: null,
	created: null,
	failed: null,
	tracking_stopped: null,
} satisfies Record<TrackingRequestTable["status"], null>);
const REQUEST_TYPES = Object.keys({
	bill_of_lading: null,
	booking_number: null,
	container: null,
} satisfies Record<TrackingRequestTable["request_type"], null>);

/** The sort column of a list. */
function orderOf({ updated_at: { start, end } = {} }: IndexFilter) {
	return start === undefined && end === undefined
		? "created_at"
		: ("updated_at" satisfies ListOrder);
}

/** Limits a query to requests up to the end of a period. */
function until(
	query: Requests,
	column: ListOrder,
	filter: IndexFilter,
): Requests {
	const { end } = filter[column] ?? {};
	return end === undefined ? query : query.where(column, "<=", lastStored(end));
}

/** Limits a query to requests within a period. */
function within(
	query: Requests,
	column: ListOrder,
	filter: IndexFilter,
): Requests {
	const { start } = filter[column] ?? {};
	const ended = until(query, column, filter);
	return start === undefined
		? ended
		: ended.where(column, ">=", firstStored(start));
}

/** The requests of an account by status, kind and line; each stream reads one index in order. */
function streamsOf(
	ofAccount: Requests,
	{ status, request_type: type, scac }: IndexFilter,
	order: ListOrder,
): Requests[] {
	const isPlain = status === undefined && type === undefined;
	if (isPlain && scac === undefined && order === "created_at")
		return [ofAccount];
	const ofLine =
		scac === undefined ? ofAccount : ofAccount.where("scac", "=", scac);
	const statuses = status === undefined ? STATUSES : [status];
	const types = type === undefined ? REQUEST_TYPES : [type];
	return statuses.flatMap((one) =>
		types.map((other) =>
			ofLine
				.where("status", "=", one as never)
				.where("request_type", "=", other as never),
		),
	);
}

/** The latest requests for a number that pass the rest of the filter. */
function ofNumber(
	db: Queries,
	ofAccount: Requests,
	filter: IndexFilter,
	numberKey: string,
): Requests {
	const latest = ofAccount
		.where("number_key", "=", numberKey)
		.selectAll()
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER);
	let chosen = latestOf(db, latest);
	const { status, request_type: type, scac } = filter;
	if (status !== undefined)
		chosen = chosen.where("status", "=", status as never);
	if (type !== undefined)
		chosen = chosen.where("request_type", "=", type as never);
	if (scac !== undefined) chosen = chosen.where("scac", "=", scac);
	return within(within(chosen, "created_at", filter), "updated_at", filter);
}

/** The requests that were created and changed within two periods. */
function ofTwoPeriods(
	db: Queries,
	streams: readonly Requests[],
	filter: IndexFilter,
): Requests {
	const ended = streams.map((stream) =>
		until(stream, "updated_at", filter).selectAll(),
	);
	const changed = mergeStreams(db, ended, "updated_at", MOST_LOOKED_AT);
	const latest = latestOf(db, changed);
	return within(within(latest, "created_at", filter), "updated_at", filter);
}

/** The rows of a limited query as a table, so that their columns need no prefix. */
function latestOf(
	db: Queries,
	limited: SelectQueryBuilder<
		Schema,
		"tracking_requests",
		TrackingRequestTable
	>,
): Requests {
	return db.selectFrom(limited.as("latest")) as unknown as Requests;
}

/** Whether a filter has periods of both creation and change. */
function namesTwoPeriods(filter: IndexFilter): boolean {
	const { start, end } = filter.created_at ?? {};
	return (start ?? end) !== undefined && orderOf(filter) === "updated_at";
}

/** The list of a filter. */
function listOf(db: Queries, accountId: string, filter: IndexFilter) {
	const order = orderOf(filter);
	const [numberKey] = filter.numberKeys;
	const ofAccount = db
		.selectFrom("tracking_requests")
		.where("account_id", "=", accountId);
	const streams = (after: Position | undefined) => {
		if (numberKey !== undefined)
			return [ofNumber(db, ofAccount, filter, numberKey)];
		const all = streamsOf(ofAccount, filter, order);
		if (namesTwoPeriods(filter)) return [ofTwoPeriods(db, all, filter)];
		return after ? all : all.map((stream) => until(stream, order, filter));
	};
	const { start } = filter[order] ?? {};
	return tableList({
		db,
		order,
		from: start && firstStored(start),
		streams,
		select: (stream) => stream.selectAll(),
	});
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
	const counted = await listOf(db, accountId, others).count(MOST_LOOKED_AT);
	return !counted.isLonger;
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
	const found = await listOf(db, accountId, ofOnePeriod).positions({
		after: undefined,
		skip: 0,
		limit: MOST_LOOKED_AT + 1,
	});
	return found.length > MOST_LOOKED_AT ? undefined : found.map(({ id }) => id);
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
	if (values.length > 0) {
		const order = orderOf(filter);
		const list = await listOfValues(db, accountId, filter, order, () =>
			findFew(db, accountId, filter),
		);
		return { list, total: undefined };
	}
	if (text !== undefined) {
		const search = { ...filter, text };
		const list = await listOfText(db, accountId, search, orderOf(filter));
		return { list, total: undefined };
	}
	const periods = [filter.created_at, filter.updated_at];
	const isFiltered =
		[numberKeys[0], status, scac, request_type].some(
			(value) => value !== undefined,
		) || periods.some((period) => period?.start ?? period?.end);
	const total = isFiltered
		? undefined
		: await findCounter(db, accountId, "tracking_requests");
	return { list: listOf(db, accountId, filter), total };
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
