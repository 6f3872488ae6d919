import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** Counts that each account has of its own: what was numbered last, and how much there is of what is listed. */
export const accountCounters: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.createTable("account_counters")
			.addColumn("account_id", "text", (text) => text.notNull())
			.addColumn("name", "text", (text) => text.notNull())
			.addColumn("value", "integer", (count) => count.notNull())
			.addPrimaryKeyConstraint("account_counters_pkey", ["account_id", "name"])
			.execute();
	},
};
