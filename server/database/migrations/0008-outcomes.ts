import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

/** How tracking requests came out: what each account has learned, and what all of them together may know of it. */
export const outcomes: Migration = {
	async up({ schema }: { readonly schema: SchemaModule }) {
		await schema
			.createTable("outcomes")
			.addColumn("account_id", "text", (text) => text.notNull())
			.addColumn("feature", "text", (text) => text.notNull())
			.addColumn("scac", "text", (text) => text.notNull())
			.addColumn("successes", "integer", (count) => count.notNull())
			.addColumn("failures", "integer", (count) => count.notNull())
			.addColumn("updated_at", "text", (text) => text.notNull())
			.addPrimaryKeyConstraint("outcomes_pkey", [
				"account_id",
				"feature",
				"scac",
			])
			.execute();
		await schema
			.createTable("outcome_totals")
			.addColumn("feature", "text", (text) => text.notNull())
			.addColumn("scac", "text", (text) => text.notNull())
			.addColumn("accounts", "integer", (count) => count.notNull())
			.addColumn("successes", "integer", (count) => count.notNull())
			.addColumn("failures", "integer", (count) => count.notNull())
			.addPrimaryKeyConstraint("outcome_totals_pkey", ["feature", "scac"])
			.execute();
	},
};
