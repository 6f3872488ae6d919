import type { CustomFieldDefinition } from "../../../generated/openapi.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import type {
	DefinitionTable,
	OptionTable,
} from "../custom-field-schemas/definition-table.ts";

/** The path of a custom field definition. */
export function definitionPath(id: string): string {
	return `/v2/custom_field_definitions/${id}`;
}

const parsed = <T>(text: JsonText<T> | null): T | null =>
	text === null ? null : fromJsonText(text);

/** The record of a custom field definition with these options. */
export function serializeDefinition(
	row: Omit<DefinitionTable, "account_id">,
	options: readonly Pick<OptionTable, "id">[],
): CustomFieldDefinition {
	return {
		id: row.id,
		type: "custom_field_definition",
		attributes: {
			entity_type: row.entity_type,
			api_slug: row.api_slug,
			display_name: row.display_name,
			description: row.description,
			data_type: row.data_type,
			reference_type: row.reference_type,
			validation: parsed(row.validation),
			default_format: row.default_format,
			default_value: parsed(row.default_value),
			created_at: row.created_at,
			updated_at: row.updated_at,
		},
		relationships: {
			options: {
				data: options.map(({ id }) => ({ id, type: "custom_field_option" })),
			},
		},
	};
}
