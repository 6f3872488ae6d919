import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { readAll, type ValueFilter } from "../value-filters/value-filter.ts";

const selectIds = compiledRead(
	(db, accountId: string, customerId: string, skip: number, limit: number) =>
		db
			.selectFrom("tracking_requests")
			.select("id")
			.where("account_id", "=", accountId)
			.where("customer_id", "=", customerId)
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.offset(skip),
);

const selectAmong = compiledRead(
	(db, accountId: string, ids: readonly string[], customerId: string) =>
		db
			.selectFrom("tracking_requests")
			.select("id")
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.where("customer_id", "=", customerId),
);

/** The tracking requests of a customer. */
export function requestsOfCustomer(
	db: Queries,
	accountId: string,
	given: string,
): ValueFilter {
	const customerId = given.trim().toLowerCase();
	return {
		parameter: "filter[customer_id]",
		async find(most) {
			const rows = await readAll(most, (skip, limit) =>
				selectIds(db, accountId, customerId, skip, limit),
			);
			return rows?.map(({ id }) => id);
		},
		among: async (ids) =>
			(await selectAmong(db, accountId, ids, customerId)).map(({ id }) => id),
	};
}
