import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { recordKey } from "../../json-api/linkage.ts";
import type { RecordReference } from "../custom-field-rules/field-rules.ts";

type Named = { readonly id: string; readonly name: string };

/** The table of each record type, and the column with its name. */
const READERS: Readonly<
	Record<
		string,
		(db: Queries, accountId: string, ids: readonly string[]) => Promise<Named[]>
	>
> = {
	party: (db, accountId, ids) =>
		db
			.selectFrom("parties")
			.select(["id", "company_name as name"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.execute(),
	shipment: (db, accountId, ids) =>
		db
			.selectFrom("shipments")
			.select(["id", "bill_of_lading_number as name"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.execute(),
	container: (db, accountId, ids) =>
		db
			.selectFrom("containers")
			.select(["id", "number as name"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.execute(),
	tracking_request: (db, accountId, ids) =>
		db
			.selectFrom("tracking_requests")
			.select(["id", "request_number as name"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.execute(),
};

/**
 * The names of referenced records by {@link recordKey}: company, bill of lading or number. Records that the account does not
 * have are missing.
 */
export async function findReferencedNames(
	db: Queries,
	accountId: string,
	references: readonly RecordReference[],
): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	for (const [type, some] of Map.groupBy(references, (one) => one.type)) {
		const ids = [...new Set(some.map(({ id }) => id))];
		for (const batch of idBatches(ids)) {
			const found = (await READERS[type]?.(db, accountId, batch)) ?? [];
			for (const { id, name } of found)
				names.set(recordKey({ type, id }), name);
		}
	}
	return names;
}
