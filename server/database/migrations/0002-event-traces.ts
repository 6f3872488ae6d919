import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** The trace in which an event was committed. */
export const eventTraces: SchemaMigration = {
	name: "0002-event-traces",
	async up(db: Kysely<unknown>) {
		await db.schema
			.alterTable("account_events")
			.addColumn("traceparent", schemaParts(db).text)
			.execute();
	},
};
