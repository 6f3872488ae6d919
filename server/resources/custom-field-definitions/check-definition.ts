import type { Queries } from "../../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../../database/json-text.ts";
import { ApiError, refuseProblems } from "../../http/replies/api-error.ts";
import { definitionProblems } from "../custom-field-rules/definition-problems.ts";
import {
	type CustomFieldValue,
	referenceIn,
} from "../custom-field-rules/field-rules.ts";
import { validateValue } from "../custom-field-rules/validate-value.ts";
import type {
	DefinitionTable,
	OptionTable,
} from "../custom-field-schemas/definition-table.ts";
import { rulesOf } from "../custom-field-schemas/field-schema.ts";
import { findReferencedNames } from "../custom-field-schemas/referenced-records.ts";

/**
 * The default value of a definition as stored. Throws a 422 with every fault of the definition's rules, and of the value under
 * these rules.
 */
export async function checkedDefault(
	db: Queries,
	definition: DefinitionTable,
	options: readonly OptionTable[],
): Promise<JsonText<CustomFieldValue> | null> {
	const { account_id: accountId, default_value: text } = definition;
	const given = text === null ? null : fromJsonText(text);
	const rules = rulesOf(definition, options);
	const problems = definitionProblems(rules, given);
	refuseProblems(problems);
	if (given === null) return null;
	const read = validateValue(given, rules);
	const value = "value" in read ? read.value : null;
	const reference = referenceIn(rules, value);
	if (reference) {
		const names = await findReferencedNames(db, accountId, [reference]);
		if (names.size === 0)
			throw new ApiError(422, {
				code: "not_allowed",
				detail: `default_value must be a ${reference.type} of the account`,
				source: { pointer: "/data/attributes/default_value/id" },
			});
	}
	return toJsonText(value);
}
