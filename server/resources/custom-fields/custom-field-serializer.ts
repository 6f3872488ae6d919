import type { CustomField } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { displayValue } from "../custom-field-rules/display-value.ts";
import { referenceIn } from "../custom-field-rules/field-rules.ts";
import { validateValue } from "../custom-field-rules/validate-value.ts";
import type { FieldSchema } from "../custom-field-schemas/field-schema.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";
import { entityOf } from "./entity.ts";

/** The path of a value. */
export function customFieldPath(id: string): string {
	return `/v2/custom_fields/${id}`;
}

/** The record of a value. `nameOf` is the name of the referenced record; undefined when it is deleted, or for other types. */
export function serializeCustomField(
	row: Omit<CustomFieldTable, "account_id">,
	{ definition, rules }: FieldSchema,
	nameOf: string | undefined,
): CustomField {
	const value = fromJsonText(row.value);
	const isMissing = referenceIn(rules, value) && nameOf === undefined;
	return {
		id: row.id,
		type: "custom_field",
		attributes: {
			api_slug: definition.api_slug,
			value,
			display_value: displayValue(value, rules, nameOf),
			is_valid: !isMissing && "value" in validateValue(value, rules),
			created_at: row.created_at,
			updated_at: row.updated_at,
		},
		relationships: {
			entity: { data: entityOf(row) },
			definition: {
				data: { id: row.definition_id, type: "custom_field_definition" },
			},
		},
	};
}
