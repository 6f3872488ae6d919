import type { CustomFieldOption } from "../../../generated/openapi.ts";
import type { OptionTable } from "../custom-field-schemas/definition-table.ts";

/** The path of an option. */
export function optionPath({
	id,
	definition_id,
}: Pick<OptionTable, "id" | "definition_id">): string {
	return `/v2/custom_field_definitions/${definition_id}/options/${id}`;
}

/** The record of an option. */
export function serializeOption(
	row: Pick<OptionTable, "id" | "label" | "value" | "position">,
): CustomFieldOption {
	return {
		id: row.id,
		type: "custom_field_option",
		attributes: {
			label: row.label,
			value: row.value,
			position: row.position,
		},
	};
}
