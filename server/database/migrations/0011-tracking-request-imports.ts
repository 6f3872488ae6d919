import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** Imports of tracking requests, with their waiting and refused lines. */
export const trackingRequestImports: SchemaMigration = {
	name: "0011-tracking-request-imports",
	async up(db: Kysely<unknown>) {
		const { text, integer } = schemaParts(db);
		await db.schema
			.createTable("tracking_request_imports")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("id", text, (column) => column.notNull())
			.addColumn("status", text, (column) => column.notNull())
			.addColumn("encoding", text, (column) => column.notNull())
			.addColumn("separator", text, (column) => column.notNull())
			.addColumn("columns", text, (column) => column.notNull())
			.addColumn("lines", integer, (column) => column.notNull())
			.addColumn("created", integer, (column) => column.notNull())
			.addColumn("refused", integer, (column) => column.notNull())
			.addColumn("duplicates", integer, (column) => column.notNull())
			.addColumn("created_at", text, (column) => column.notNull())
			.addColumn("finished_at", text)
			.addPrimaryKeyConstraint("tracking_request_imports_pkey", [
				"account_id",
				"id",
			])
			.execute();
		await db.schema
			.createIndex("tracking_request_imports_listed")
			.on("tracking_request_imports")
			.columns(["account_id", "created_at", "id"])
			.execute();
		await db.schema
			.createIndex("tracking_request_imports_by_end")
			.on("tracking_request_imports")
			.columns(["account_id", "finished_at", "id"])
			.execute();
		await db.schema
			.createTable("tracking_request_import_parts")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("import_id", text, (column) => column.notNull())
			.addColumn("part", integer, (column) => column.notNull())
			.addColumn("content", text, (column) => column.notNull())
			.addPrimaryKeyConstraint("tracking_request_import_parts_pkey", [
				"account_id",
				"import_id",
				"part",
			])
			.execute();
		await db.schema
			.createTable("tracking_request_import_refusals")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("import_id", text, (column) => column.notNull())
			.addColumn("line", integer, (column) => column.notNull())
			.addColumn("reasons", text, (column) => column.notNull())
			.addPrimaryKeyConstraint("tracking_request_import_refusals_pkey", [
				"account_id",
				"import_id",
				"line",
			])
			.execute();
	},
};
