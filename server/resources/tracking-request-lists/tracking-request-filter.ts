import type { operations } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { ListOrder } from "../../json-api/page.ts";
import { type Period, readPeriod } from "../../json-api/period.ts";
import { readSorts, type SortBy } from "../listings/sorts.ts";
import { trackingNumberKey } from "../references/tracking-number.ts";
import { storedRequestType } from "../tracking-requests/request-type.ts";
import { readValueFilters } from "../value-filters/read-value-filters.ts";
import type { ValueFilter } from "../value-filters/value-filter.ts";
import { requestsOfCustomer } from "./requests-of-customer.ts";

/** The query of a list of tracking requests. */
export type TrackingRequestQuery = NonNullable<
	operations["listTrackingRequests"]["parameters"]["query"]
>;

/** The columns by which tracking requests can be sorted. */
const SORTS = [
	"created_at",
	"updated_at",
] as const satisfies readonly ListOrder[];

/** The filters of a list of tracking requests, and its order. */
export interface TrackingRequestFilter {
	readonly status?: string | undefined;
	readonly request_type?: string;
	/** In upper case. */
	readonly scac?: string;
	/** Keys of numbers, all of which must be the request's. */
	readonly numberKeys: readonly string[];
	/** The number or a reference. */
	readonly text?: string;
	readonly created_at?: Period;
	readonly updated_at?: Period;
	/** Filters by tags, references, a custom field and the customer. */
	readonly values?: readonly ValueFilter[];
	/** The requested sorts; empty without any. */
	readonly sorts?: readonly SortBy<ListOrder>[];
}

/** Reads the filters and the sort of a query. */
export async function readTrackingRequestFilter(
	db: Queries,
	accountId: string,
	query: TrackingRequestQuery,
): Promise<TrackingRequestFilter> {
	const { request_number: plain, q = "" } = query;
	const type = query["filter[request_type]"];
	const scac = query["filter[scac]"];
	const numbers = [query["filter[request_number]"], plain].filter(
		(one) => one !== undefined,
	);
	const text = q.trim();
	const customerId = query["filter[customer_id]"];
	const values = [
		...(customerId === undefined
			? []
			: [requestsOfCustomer(db, accountId, customerId)]),
		...(await readValueFilters(db, accountId, "tracking_request", query)),
	];
	return {
		values,
		sorts: readSorts(SORTS, query.sort ?? ""),
		status: query["filter[status]"],
		created_at: readPeriod(query, "created_at"),
		updated_at: readPeriod(query, "updated_at"),
		numberKeys: [...new Set(numbers.map(trackingNumberKey))],
		...(type !== undefined && {
			request_type: storedRequestType(type as "booking"),
		}),
		...(scac !== undefined && { scac: scac.toUpperCase() }),
		// An empty search field counts as absent.
		...(text !== "" && { text }),
	};
}
