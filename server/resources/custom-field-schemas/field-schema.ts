import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type {
	DataType,
	FieldRules,
} from "../custom-field-rules/field-rules.ts";
import type { DefinitionTable, OptionTable } from "./definition-table.ts";
import { findOptions } from "./option-queries.ts";

/** A definition with the rules that follow from it and its options. */
export interface FieldSchema {
	readonly definition: DefinitionTable;
	readonly rules: FieldRules;
}

/** Whether fields of this type have options. */
export function hasOptions(dataType: DataType): boolean {
	return dataType === "enum" || dataType === "enum_multi";
}

/** The rules of a definition with its options. */
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

/** The schemas of definitions by their ids. */
export async function findSchemas(
	db: Queries,
	accountId: string,
	definitions: readonly DefinitionTable[],
): Promise<Map<string, FieldSchema>> {
	const choices = definitions.filter(({ data_type }) => hasOptions(data_type));
	const ids = choices.map(({ id }) => id);
	const options = await findOptions(db, accountId, ids);
	return new Map(
		definitions.map((definition) => [
			definition.id,
			{
				definition,
				rules: rulesOf(definition, options.get(definition.id) ?? []),
			},
		]),
	);
}
