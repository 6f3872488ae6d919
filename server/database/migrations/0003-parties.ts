import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

const SHIPMENTS = "shipments (account_id, customer_id, created_at, id)";

/** The lists of a customer. Records without one are not in them. */
const INDEXES = {
	shipments_listed_by_customer: `${SHIPMENTS} where customer_id is not null`,
	shipments_listed_tracked_by_customer: `${SHIPMENTS} where customer_id is not null and line_tracking_stopped_at is null`,
	shipments_listed_stopped_by_customer: `${SHIPMENTS} where customer_id is not null and line_tracking_stopped_at is not null`,
	containers_listed_by_customer:
		"containers (account_id, customer_id, created_at, id) where customer_id is not null",
	containers_listed_by_customer_number:
		"containers (account_id, customer_id, number, created_at, id) where customer_id is not null",
};

/** Parties, as customers of shipments and their containers. */
export const parties: SchemaMigration = {
	name: "0003-parties",
	async up(db: Kysely<unknown>) {
		const { text } = schemaParts(db);
		await db.schema
			.createTable("parties")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("id", text, (column) => column.notNull())
			.addColumn("company_name", text, (column) => column.notNull())
			.addColumn("name_key", text, (column) => column.notNull())
			.addColumn("created_at", text, (column) => column.notNull())
			.addPrimaryKeyConstraint("parties_pkey", ["account_id", "id"])
			.execute();
		await db.schema
			.createIndex("parties_by_account_id_created_at_id")
			.on("parties")
			.columns(["account_id", "created_at", "id"])
			.execute();
		await db.schema
			.createIndex("parties_by_name")
			.on("parties")
			.columns(["account_id", "name_key"])
			.unique()
			.execute();
		for (const table of ["shipments", "containers"])
			await db.schema
				.alterTable(table)
				.addColumn("customer_id", text)
				.execute();
	},
	async fill(db: Kysely<unknown>) {
		const { buildIndex } = schemaParts(db);
		for (const [name, on] of Object.entries(INDEXES))
			await buildIndex(db, name, on);
	},
};
