import type { Queries } from "../database/database.ts";
import { transact } from "../database/transact.ts";
import { countRecords } from "../resources/accounts/account-counters.ts";
import { removeCustomFieldsOf } from "../resources/custom-fields/custom-field-queries.ts";
import { forgetRequestTerms } from "../resources/search-terms/forget-terms.ts";
import { toInstant } from "../runtime/clock.ts";
import type { AgedKind } from "./aged-kind.ts";

/** The request types, each a range of an index. */
const TYPES = ["bill_of_lading", "booking_number", "container"] as const;

/** Deletes tracking requests with their references and decrements the count, in the caller's transaction. */
export async function deleteRequests(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await forgetRequestTerms(db, accountId, ids);
	const { numDeletedRows } = await db
		.deleteFrom("tracking_requests")
		.where("account_id", "=", accountId)
		.where("id", "in", ids)
		.executeTakeFirstOrThrow();
	await db
		.deleteFrom("record_references")
		.where("account_id", "=", accountId)
		.where("record_id", "in", ids)
		.execute();
	await removeCustomFieldsOf(db, accountId, ids);
	await countRecords(
		db,
		accountId,
		"tracking_requests",
		-Number(numDeletedRows),
	);
}

function failed(
	db: Queries,
	accountId: string,
	type: (typeof TYPES)[number],
	before: Date,
) {
	return db
		.selectFrom("tracking_requests")
		.where("account_id", "=", accountId)
		.where("status", "=", "failed")
		.where("request_type", "=", type)
		.where("updated_at", "<", toInstant(before));
}

/** Failed requests, which have no other records. */
export const FAILED_REQUESTS: AgedKind = {
	kind: "failed_requests",
	what: "failed tracking requests",
	async removeSome(database, accountId, before, rows) {
		for (const type of TYPES) {
			const found = await failed(database.db, accountId, type, before)
				.select("id")
				.orderBy("updated_at")
				.orderBy("id")
				.limit(rows)
				.execute();
			if (found.length === 0) continue;
			const ids = found.map(({ id }) => id);
			await transact(database, (db) => deleteRequests(db, accountId, ids));
			return ids.length;
		}
		return 0;
	},
	async count({ db }, accountId, before) {
		let total = 0;
		for (const type of TYPES) {
			const { count } = await failed(db, accountId, type, before)
				.select((eb) => eb.fn.countAll().as("count"))
				.executeTakeFirstOrThrow();
			total += Number(count);
		}
		return total;
	},
};
