import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { listFromPositions } from "../../json-api/list-from-positions.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import type { ListOrder } from "../../json-api/page.ts";
import type { Period } from "../../json-api/period.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { sortInMemory } from "../listings/sort-in-memory.ts";
import type { SortBy } from "../listings/sorts.ts";
import { findReferenced } from "../references/reference-queries.ts";
import {
	MOST_OF_A_NUMBER,
	trackingNumberKey,
} from "../references/tracking-number.ts";
import { selectTrackingRequests } from "../tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import { passingList } from "../value-filters/records-passing-filters.ts";
import {
	chooseIds,
	tooBroad,
	type ValueFilter,
} from "../value-filters/value-filter.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";

/** The columns that filters need. */
const CANDIDATE = [
	"id",
	"number_key",
	"status",
	"request_type",
	"scac",
	"created_at",
	"updated_at",
] as const;

type Candidate = Pick<TrackingRequestTable, (typeof CANDIDATE)[number]>;

const selectByNumber = compiledRead((db, accountId: string, key: string) =>
	db
		.selectFrom("tracking_requests")
		.select(CANDIDATE)
		.where("account_id", "=", accountId)
		.where("number_key", "=", key)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.select(CANDIDATE)
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** The latest requests with a number or a reference. */
async function findCandidates(
	db: Queries,
	accountId: string,
	text: string,
): Promise<Candidate[]> {
	const found = new Map<string, Candidate>();
	const key = trackingNumberKey(text);
	for (const row of await selectByNumber(db, accountId, key))
		found.set(row.id, row);
	await giveWay();
	const ids = await findReferenced(db, accountId, "tracking_request", text);
	for (const batch of idBatches(ids)) {
		for (const row of await selectByIds(db, accountId, batch))
			found.set(row.id, row);
		await giveWay();
	}
	return [...found.values()];
}

/** Whether an instant lies in a period. */
function isWithin(at: string, { start, end }: Period = {}): boolean {
	return (
		(start === undefined || at >= firstStored(start)) &&
		(end === undefined || at <= lastStored(end))
	);
}

/** Whether a request passes the rest of a filter. */
function passes(
	one: Candidate,
	filter: Omit<TrackingRequestFilter, "text">,
): boolean {
	const { numberKeys, status, request_type: type, scac } = filter;
	return (
		numberKeys.every((key) => key === one.number_key) &&
		(status === undefined || status === one.status) &&
		(type === undefined || type === one.request_type) &&
		(scac === undefined || scac === one.scac) &&
		isWithin(one.created_at, filter.created_at) &&
		isWithin(one.updated_at, filter.updated_at)
	);
}

/** The columns by which a list is sorted. */
export type RequestSorts = readonly [SortBy<ListOrder>, ...SortBy<ListOrder>[]];

/** A sorted list of the given requests that pass a filter. */
function listOfSome(
	db: Queries,
	accountId: string,
	found: readonly Candidate[],
	filter: Omit<TrackingRequestFilter, "text">,
	sorts: RequestSorts,
	broad: readonly ValueFilter[] = [],
): ListSource<TrackingRequestTable> {
	const rows = found
		.filter((one) => passes(one, filter))
		.map(({ id, created_at, updated_at }) => ({
			record_id: id,
			created_at,
			updated_at,
		}));
	return listFromPositions(
		passingList(sortInMemory(rows, sorts), broad),
		(ids) => selectTrackingRequests(db, accountId, ids),
	);
}

/** A sorted list of the requests with these ids that pass a filter. */
export async function listOfIds(
	db: Queries,
	accountId: string,
	ids: readonly string[],
	filter: Omit<TrackingRequestFilter, "text">,
	sorts: RequestSorts,
	broad: readonly ValueFilter[] = [],
): Promise<ListSource<TrackingRequestTable>> {
	const found: Candidate[] = [];
	for (const batch of idBatches(ids)) {
		found.push(...(await selectByIds(db, accountId, batch)));
		await giveWay();
	}
	return listOfSome(db, accountId, found, filter, sorts, broad);
}

/** A sorted list of the few requests that match a text. */
export async function listOfText(
	db: Queries,
	accountId: string,
	{ text, ...filter }: TrackingRequestFilter & { readonly text: string },
	sorts: RequestSorts,
): Promise<ListSource<TrackingRequestTable>> {
	const found = await findCandidates(db, accountId, text);
	return listOfSome(db, accountId, found, filter, sorts);
}

/**
 * A sorted list of the requests that pass filters by values. When each of them selects too many, the filters are applied to the
 * requests of `findOthers` instead.
 */
export async function listOfValues(
	db: Queries,
	accountId: string,
	{ text, values = [], ...filter }: TrackingRequestFilter,
	sorts: RequestSorts,
	findOthers: () => Promise<readonly string[] | undefined>,
): Promise<ListSource<TrackingRequestTable>> {
	const ofText =
		text === undefined ? undefined : await findCandidates(db, accountId, text);
	const known = ofText?.map(({ id }) => id);
	const { ids, broad } = await chooseIds(values, known);
	const chosen = ids ?? (await findOthers());
	const [first] = broad;
	if (!chosen && first) throw tooBroad(first);
	return listOfIds(db, accountId, chosen ?? [], filter, sorts, broad);
}
