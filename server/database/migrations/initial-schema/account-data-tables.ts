import type { TableDefinition } from "./table-definition.ts";

/** Parties, custom fields, search terms, and imports of tracking requests. */
export const ACCOUNT_DATA_TABLES: readonly TableDefinition[] = [
	{
		name: "parties",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			company_name: "text",
			name_key: "text",
			created_at: "text",
		},
		indexes: {
			parties_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			parties_by_name: { columns: ["account_id", "name_key"], isUnique: true },
		},
	},
	{
		name: "custom_field_definitions",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			entity_type: "text",
			api_slug: "text",
			display_name: "text",
			data_type: "text",
			created_at: "text",
			updated_at: "text",
			description: "text?",
			reference_type: "text?",
			validation: "text?",
			default_format: "text?",
			default_value: "text?",
		},
		indexes: {
			custom_field_definitions_by_slug: {
				columns: ["account_id", "entity_type", "api_slug"],
				isUnique: true,
			},
		},
	},
	{
		name: "custom_field_options",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			definition_id: "text",
			label: "text",
			value: "text",
			position: "integer",
		},
		indexes: {
			custom_field_options_by_value: {
				columns: ["account_id", "definition_id", "value"],
				isUnique: true,
			},
		},
	},
	{
		name: "custom_fields",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			definition_id: "text",
			entity_type: "text",
			entity_id: "text",
			value: "text",
			created_at: "text",
			updated_at: "text",
		},
		indexes: {
			custom_fields_by_entity: {
				columns: ["account_id", "entity_id", "definition_id"],
				isUnique: true,
			},
			// Only the beginning of a value, because PostgreSQL limits the size of index entries.
			custom_fields_by_value: {
				columns: [
					"account_id",
					"definition_id",
					"substr(value, 1, 100)",
					"entity_id",
				],
			},
			custom_fields_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			custom_fields_listed_by_definition: {
				columns: ["account_id", "definition_id", "created_at", "id"],
			},
			custom_fields_listed_by_entity_type: {
				columns: ["account_id", "entity_type", "created_at", "id"],
			},
		},
	},
	{
		name: "search_terms",
		key: ["account_id", "term", "record_id"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			term: "text",
			record_id: "text",
			entity: "text",
			place: "integer",
		},
	},
	{
		name: "tracking_request_imports",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			status: "text",
			encoding: "text",
			separator: "text",
			columns: "text",
			lines: "integer",
			created: "integer",
			refused: "integer",
			duplicates: "integer",
			created_at: "text",
			finished_at: "text?",
		},
		indexes: {
			tracking_request_imports_listed: {
				columns: ["account_id", "created_at", "id"],
			},
			tracking_request_imports_by_end: {
				columns: ["account_id", "finished_at", "id"],
			},
		},
	},
	{
		name: "tracking_request_import_parts",
		key: ["account_id", "import_id", "part"],
		columns: {
			account_id: "text",
			import_id: "text",
			part: "integer",
			content: "text",
		},
	},
	{
		name: "tracking_request_import_refusals",
		key: ["account_id", "import_id", "line"],
		columns: {
			account_id: "text",
			import_id: "text",
			line: "integer",
			reasons: "text",
		},
	},
];
