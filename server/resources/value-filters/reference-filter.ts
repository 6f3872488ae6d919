import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { IndexedType } from "../references/reference-table.ts";
import { readAll, type ValueFilter } from "./value-filter.ts";

const selectIds = compiledRead(
	(
		db,
		accountId: string,
		type: IndexedType,
		key: string,
		skip: number,
		limit: number,
	) =>
		db
			.selectFrom("record_references")
			.select("record_id")
			.where("account_id", "=", accountId)
			.where("record_type", "=", type)
			.where("reference_key", "=", key)
			.orderBy("created_at", "desc")
			.orderBy("record_id", "desc")
			.limit(limit)
			.offset(skip),
);

const selectAmong = compiledRead(
	(
		db,
		accountId: string,
		ids: readonly string[],
		type: IndexedType,
		keys: readonly string[],
	) =>
		db
			.selectFrom("record_references")
			.select("record_id")
			.where("account_id", "=", accountId)
			.where("record_id", "in", ids)
			// Truth tests keep PostgreSQL from using another index. By the index of references it would read every record with a tag
			// that all records have.
			.where((eb) => {
				const isOfType = eb("record_type", "=", type);
				return eb(
					eb.parens(isOfType.and("reference_key", "in", keys)),
					"is",
					eb.lit(true),
				);
			}),
);

/** A filter for records of a type with any of these references or tags, given by their keys. */
export function referenceFilter(
	db: Queries,
	accountId: string,
	parameter: string,
	type: IndexedType,
	keys: readonly string[],
): ValueFilter {
	return {
		parameter,
		async find(most) {
			const found = new Set<string>();
			for (const key of keys) {
				const rows = await readAll(most, (skip, limit) =>
					selectIds(db, accountId, type, key, skip, limit),
				);
				for (const row of rows ?? []) found.add(row.record_id);
				if (!rows || found.size > most) return undefined;
			}
			return [...found];
		},
		async among(ids) {
			const rows = await selectAmong(db, accountId, ids, type, keys);
			return [...new Set(rows.map((row) => row.record_id))];
		},
	};
}
