import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { CustomFieldValue } from "../custom-field-rules/field-rules.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";

/** A value to set. */
export interface InitialValue {
	readonly definition: DefinitionTable;
	readonly value: JsonText<CustomFieldValue>;
}

const selectWithDefault = compiledRead(
	(db, accountId: string, types: readonly DefinitionTable["entity_type"][]) =>
		db
			.selectFrom("custom_field_definitions")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("entity_type", "in", types)
			.where("default_value", "is not", null),
);

/** The default values for new records of some types. */
export async function findDefaultValues(
	db: Queries,
	accountId: string,
	types: readonly DefinitionTable["entity_type"][],
): Promise<InitialValue[]> {
	const definitions = await selectWithDefault(db, accountId, types);
	return definitions.flatMap((definition) => {
		const { default_value: value } = definition;
		return value === null ? [] : [{ definition, value }];
	});
}
