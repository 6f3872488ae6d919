import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

const COLUMNS = [
	"account_id",
	"id",
	"definition_id",
	"entity_type",
	"entity_id",
	"value",
	"created_at",
	"updated_at",
];

/** In the order of the lists that they serve. */
const LISTS = {
	custom_fields_by_account_id_created_at_id: [],
	custom_fields_listed_by_definition: ["definition_id"],
	custom_fields_listed_by_entity_type: ["entity_type"],
} as const;

/** The values of custom fields of shipments, containers and tracking requests. */
export const customFields: SchemaMigration = {
	name: "0008-custom-fields",
	async up(db: Kysely<unknown>) {
		const { text } = schemaParts(db);
		let table = db.schema.createTable("custom_fields");
		for (const name of COLUMNS)
			table = table.addColumn(name, text, (one) => one.notNull());
		await table
			.addPrimaryKeyConstraint("custom_fields_pkey", [
				"account_id",
				"id",
			] as never)
			.execute();
		await db.schema
			.createIndex("custom_fields_by_entity")
			.on("custom_fields")
			.columns(["account_id", "entity_id", "definition_id"])
			.unique()
			.execute();
		for (const [name, chosenBy] of Object.entries(LISTS))
			await db.schema
				.createIndex(name)
				.on("custom_fields")
				.columns(["account_id", ...chosenBy, "created_at", "id"])
				.execute();
	},
};
