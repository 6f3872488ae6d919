import { fromJsonText } from "../../database/json-text.ts";
import type {
	DataType,
	FieldRules,
} from "../custom-field-rules/field-rules.ts";
import type { DefinitionTable, OptionTable } from "./definition-table.ts";

/** Whether fields of this type have options. */
export function hasOptions(dataType: DataType): boolean {
	return dataType === "enum" || dataType === "enum_multi";
}

/** The rules of a definition with these options. */
export function rulesOf(
	definition: Pick<
		DefinitionTable,
		"data_type" | "reference_type" | "validation" | "default_format"
	>,
	options: readonly OptionTable[],
): FieldRules {
	const { validation } = definition;
	return {
		dataType: definition.data_type,
		referenceType: definition.reference_type,
		validation: validation === null ? null : fromJsonText(validation),
		defaultFormat: definition.default_format,
		options: new Map(options.map(({ value, label }) => [value, label])),
	};
}
