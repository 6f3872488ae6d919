import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./migration.ts";

/** The list of an account's transport events. It has their names, so that others are passed over without reading them. */
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
