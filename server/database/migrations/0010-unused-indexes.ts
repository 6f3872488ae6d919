import type { SchemaMigration } from "./support/migration.ts";

/** Lists find these shipments and containers by the narrow rows of `0005-listed-records`. */
const UNUSED = [
	"shipments_listed_tracked",
	"shipments_listed_stopped",
	"shipments_listed_tracked_by_customer",
	"shipments_listed_stopped_by_customer",
	"containers_listed_by_customer",
	"containers_listed_by_customer_number",
];

/** Drops indexes that no statement uses, because each write of a record pays for them. */
export const unusedIndexes: SchemaMigration = {
	name: "0010-unused-indexes",
	async up({ schema }) {
		for (const name of UNUSED)
			await schema.dropIndex(name).ifExists().execute();
	},
};
