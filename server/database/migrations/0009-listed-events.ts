import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/**
 * The index for the list of an account's transport events. It contains their names, so that a filter by name reads only
 * matching rows.
 */
export const listedEvents: SchemaMigration = {
	name: "0009-listed-events",
	async up() {},
	async fill(db) {
		await schemaParts(db).buildIndex(
			db,
			"transport_events_listed",
			"transport_events (account_id, created_at, id, event)",
		);
	},
};
