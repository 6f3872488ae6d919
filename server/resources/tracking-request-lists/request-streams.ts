import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { mergeStreams } from "../../json-api/merge-streams.ts";
import type { ListOrder } from "../../json-api/page.ts";
import type { Period } from "../../json-api/period.ts";
import { MOST_OF_A_NUMBER } from "../references/tracking-number.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";

/** The part of a filter that an index, or the latest requests of a number, can answer. */
export type IndexFilter = Omit<
	TrackingRequestFilter,
	"text" | "values" | "sorts"
>;

type Requests = SelectQueryBuilder<Schema, "tracking_requests", object>;

/** The most requests read for a list without an index of its own. */
export const MOST_LOOKED_AT = 5_000;

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

/** Whether a period has neither a start nor an end. */
export function isOpen({ start, end }: Period = {}): boolean {
	return start === undefined && end === undefined;
}

/** The sort column of a list without a sort. */
export function orderOf({ updated_at }: IndexFilter): ListOrder {
	return isOpen(updated_at) ? "created_at" : "updated_at";
}

/** Limits a query to requests from the start of a period on. */
export function since(
	query: Requests,
	column: ListOrder,
	filter: IndexFilter,
): Requests {
	const { start } = filter[column] ?? {};
	return start === undefined
		? query
		: query.where(column, ">=", firstStored(start));
}

/** Limits a query to requests up to the end of a period. */
export function until(
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
	return since(until(query, column, filter), column, filter);
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
	const changed = mergeStreams(db, ended, "updated_at", "desc", MOST_LOOKED_AT);
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
export function namesTwoPeriods(filter: IndexFilter): boolean {
	return !isOpen(filter.created_at) && !isOpen(filter.updated_at);
}

/** The requests that pass a filter. Each stream reads one index in order; it has no limits by a period in that order. */
export function requestStreams(
	db: Queries,
	accountId: string,
	filter: IndexFilter,
	order: ListOrder,
): readonly Requests[] {
	const ofAccount = db
		.selectFrom("tracking_requests")
		.where("account_id", "=", accountId);
	const [numberKey] = filter.numberKeys;
	if (numberKey !== undefined)
		return [ofNumber(db, ofAccount, filter, numberKey)];
	const all = streamsOf(ofAccount, filter, order);
	return namesTwoPeriods(filter) ? [ofTwoPeriods(db, all, filter)] : all;
}
