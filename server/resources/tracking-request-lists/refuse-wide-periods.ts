import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type { TrackingRequestFilter } from "./tracking-request-filter.ts";
import { isNarrowEnough } from "./tracking-request-list-queries.ts";

/** Throws a 400 for a filter by two periods that selects too many tracking requests. */
export async function refuseWidePeriods(
	db: Queries,
	accountId: string,
	filter: TrackingRequestFilter,
): Promise<void> {
	if (await isNarrowEnough(db, accountId, filter)) return;
	const detail =
		"more than 5,000 requests have changed within filter[updated_at]: with filter[created_at] beside it, a shorter time is needed";
	throw badParameter("filter[updated_at]", "too_broad", detail);
}
