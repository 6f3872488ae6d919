import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import { moveObservations } from "./reports/move-observations.ts";
import type { SchemaMigration } from "./support/migration.ts";

const NAME = "0018-reports";

async function createReports(db: Kysely<unknown>): Promise<void> {
	const { text, integer } = schemaParts(db);
	await db.schema
		.createTable("reports")
		.addColumn("account_id", text, (column) => column.notNull())
		.addColumn("shipment_id", text, (column) => column.notNull())
		.addColumn("first", integer, (column) => column.notNull())
		.addColumn("source_kind", text, (column) => column.notNull())
		.addColumn("source_code", text, (column) => column.notNull())
		.addColumn("received_at", text, (column) => column.notNull())
		.addColumn("messages", text, (column) => column.notNull())
		.addColumn("contents", text, (column) => column.notNull())
		.addColumn("raw", text, (column) => column.notNull())
		.addPrimaryKeyConstraint("reports_pkey", [
			"account_id",
			"shipment_id",
			"first",
		])
		.execute();
}

/** The raw events of a container lie together. A correction keeps the raw event of the first observation. */
async function createRawEvents(
	db: Kysely<unknown>,
	name: string,
): Promise<void> {
	const { text, integer, inKeyOrder } = schemaParts(db);
	const table = db.schema
		.createTable(name)
		.addColumn("account_id", text, (column) => column.notNull())
		.addColumn("container_id", text, (column) => column.notNull())
		.addColumn("observation", integer, (column) => column.notNull())
		.addColumn("version", integer)
		.addColumn("id", text, (column) => column.notNull())
		.addColumn("position", integer, (column) => column.notNull())
		.addColumn("event", text)
		.addColumn("is_estimate", integer, (column) => column.notNull())
		.addColumn("locode", text)
		.addColumn("vessel_name", text)
		.addColumn("vessel_imo", text)
		.addColumn("invalidated_at", text)
		.addPrimaryKeyConstraint("raw_events_key", [
			"account_id",
			"container_id",
			"observation",
		]);
	await (inKeyOrder ? table.modifyEnd(inKeyOrder) : table).execute();
	await db.schema
		.createIndex("raw_events_by_id")
		.on(name)
		.columns(["account_id", "id"])
		.unique()
		.execute();
}

/**
 * Stores the messages of a report together in one compressed row instead of a row for each, which named the account and the shipment
 * in three trees. Messages have numbers within their shipment instead of ids, also where raw events name them.
 */
export const reports: SchemaMigration = {
	name: NAME,
	contractsTo: NAME,
	async up(db) {
		await createReports(db);
		await createRawEvents(db, "numbered_raw_events");
		await moveObservations(db);
		for (const table of ["observations", "raw_events"])
			await db.schema.dropTable(table).execute();
		await db.schema
			.alterTable("numbered_raw_events")
			.renameTo("raw_events")
			.execute();
	},
};
