import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** The log of transport events in the order of their writing, for streams. */
export const transportEventLog: SchemaMigration = {
	name: "0014-transport-event-log",
	async up(db: Kysely<unknown>) {
		const { text, integer } = schemaParts(db);
		await db.schema
			.createTable("transport_event_log")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("position", integer, (column) => column.notNull())
			.addColumn("created_at", text, (column) => column.notNull())
			.addColumn("events", text, (column) => column.notNull())
			.addPrimaryKeyConstraint("transport_event_log_pkey", [
				"account_id",
				"position",
			] as never)
			.execute();
		await db.schema
			.createIndex("transport_event_log_by_time")
			.on("transport_event_log")
			.columns(["account_id", "created_at", "position"])
			.unique()
			.execute();
	},
};
