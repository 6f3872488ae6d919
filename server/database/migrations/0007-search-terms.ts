import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import { fillSearchTerms } from "./search-terms/fill.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** The terms under which a search finds records. */
export const searchTerms: SchemaMigration = {
	name: "0007-search-terms",
	async up(db: Kysely<unknown>) {
		const { text, integer, inKeyOrder } = schemaParts(db);
		const table = db.schema
			.createTable("search_terms")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("term", text, (column) => column.notNull())
			.addColumn("record_id", text, (column) => column.notNull())
			.addColumn("entity", text, (column) => column.notNull())
			.addColumn("place", integer, (column) => column.notNull())
			.addPrimaryKeyConstraint("search_terms_pkey", [
				"account_id",
				"term",
				"record_id",
			]);
		await (inKeyOrder ? table.modifyEnd(inKeyOrder) : table).execute();
	},
	fill: fillSearchTerms,
};
