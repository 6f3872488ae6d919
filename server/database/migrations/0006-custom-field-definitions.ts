import type { Kysely } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import type { SchemaMigration } from "./support/migration.ts";

const DEFINITION = [
	"account_id",
	"id",
	"entity_type",
	"api_slug",
	"display_name",
	"data_type",
	"created_at",
	"updated_at",
];

const OPTIONAL = [
	"description",
	"reference_type",
	"validation",
	"default_format",
	"default_value",
];

const OPTION = ["account_id", "id", "definition_id", "label", "value"];

/** The fields that accounts add to their records, and the options of choice fields. */
export const customFieldDefinitions: SchemaMigration = {
	name: "0006-custom-field-definitions",
	async up(db: Kysely<unknown>) {
		const { text, integer } = schemaParts(db);
		let definitions = db.schema.createTable("custom_field_definitions");
		for (const name of DEFINITION)
			definitions = definitions.addColumn(name, text, (one) => one.notNull());
		for (const name of OPTIONAL)
			definitions = definitions.addColumn(name, text);
		await definitions
			.addPrimaryKeyConstraint("custom_field_definitions_pkey", [
				"account_id",
				"id",
			] as never)
			.execute();
		await db.schema
			.createIndex("custom_field_definitions_by_slug")
			.on("custom_field_definitions")
			.columns(["account_id", "entity_type", "api_slug"])
			.unique()
			.execute();
		let options = db.schema.createTable("custom_field_options");
		for (const name of OPTION)
			options = options.addColumn(name, text, (one) => one.notNull());
		await options
			.addColumn("position", integer, (one) => one.notNull())
			.addPrimaryKeyConstraint("custom_field_options_pkey", [
				"account_id",
				"id",
			] as never)
			.execute();
		await db.schema
			.createIndex("custom_field_options_by_value")
			.on("custom_field_options")
			.columns(["account_id", "definition_id", "value"])
			.unique()
			.execute();
	},
};
