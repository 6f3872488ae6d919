import { sql } from "kysely";
import { fillFoundValues } from "./found-values/fill.ts";
import type { SchemaMigration } from "./migration.ts";

/** Lists are narrowed by tags, by references of containers and by values of custom fields. */
export const foundValues: SchemaMigration = {
	name: "0012-found-values",
	async up(db) {
		// Only the beginning, because PostgreSQL has a limit for entries.
		await sql`
			create index custom_fields_by_value on custom_fields
			(account_id, definition_id, substr(value, 1, 100), entity_id)`.execute(
			db,
		);
	},
	fill: fillFoundValues,
};
