import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

/** Replies to requests with an `Idempotency-Key`. */
export const keptReplies: SchemaMigration = {
	name: "0004-kept-replies",
	async up(db: Kysely<unknown>) {
		const { text, integer } = schemaParts(db);
		await db.schema
			.createTable("kept_replies")
			.addColumn("account_id", text, (column) => column.notNull())
			.addColumn("operation", text, (column) => column.notNull())
			.addColumn("key", text, (column) => column.notNull())
			.addColumn("fingerprint", text, (column) => column.notNull())
			.addColumn("status", integer)
			.addColumn("headers", text, (column) => column.notNull())
			.addColumn("body", text)
			.addColumn("expires_at", text, (column) => column.notNull())
			.addPrimaryKeyConstraint("kept_replies_pkey", [
				"account_id",
				"operation",
				"key",
			])
			.execute();
		await db.schema
			.createIndex("kept_replies_by_expiry")
			.on("kept_replies")
			.columns(["account_id", "expires_at", "operation", "key"])
			.unique()
			.execute();
	},
};
