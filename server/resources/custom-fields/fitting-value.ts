import { type JsonText, toJsonText } from "../../database/json-text.ts";
import type { ErrorCode } from "../../http/replies/api-error.ts";
import { recordKey } from "../../json-api/linkage.ts";
import {
	type CustomFieldValue,
	type FieldRules,
	type RecordReference,
	referenceIn,
} from "../custom-field-rules/field-rules.ts";
import { validateValue } from "../custom-field-rules/validate-value.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { ENTITY_NOUNS } from "../custom-field-schemas/entity-type.ts";

/** The error detail for a field that this kind of record does not have. */
export function unknownField(
	entityType: DefinitionTable["entity_type"],
	slug: string,
): string {
	return `the account has no field ${slug} of ${ENTITY_NOUNS[entityType]}: define it first`;
}

/** A value as stored, or why it does not fit its field. */
export type FittingValue =
	| { readonly value: JsonText<CustomFieldValue> }
	| {
			/** JSON pointer to the fault within the value. */
			readonly place: string;
			readonly code: ErrorCode;
			readonly detail: string;
	  };

/** The record that a submitted value refers to; undefined without a reference, or when the value does not fit. */
export function submittedReference(
	given: CustomFieldValue,
	rules: FieldRules,
): RecordReference | undefined {
	if (rules.dataType !== "reference") return undefined;
	const read = validateValue(given, rules);
	return "value" in read ? referenceIn(rules, read.value) : undefined;
}

/** Validates a submitted value. `names` has the account's referenced records by {@link recordKey}. */
export function fittingValue(
	given: CustomFieldValue,
	rules: FieldRules,
	names: ReadonlyMap<string, string>,
): FittingValue {
	const read = validateValue(given, rules);
	if (!("value" in read)) {
		const { place = "", code, demand } = read;
		return { place, code, detail: `value ${demand}` };
	}
	const reference = referenceIn(rules, read.value);
	if (!reference || names.has(recordKey(reference)))
		return { value: toJsonText(read.value) };
	const detail = `value must be a ${reference.type} of the account`;
	return { place: "/id", code: "not_allowed", detail };
}
