import { sql } from "kysely";
import { fillFoundValues } from "./found-values/fill.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** The rows by which lists are filtered: tags, references of containers and values of custom fields. */
export const foundValues: SchemaMigration = {
	name: "0012-found-values",
	async up(db) {
		// Only the beginning of a value, because PostgreSQL limits the size of index entries.
		await sql`
			create index custom_fields_by_value on custom_fields
			(account_id, definition_id, substr(value, 1, 100), entity_id)`.execute(
			db,
		);
	},
	fill: fillFoundValues,
};
