import { type JsonText, toJsonText } from "../../database/json-text.ts";
import type { ErrorCode } from "../../http/replies/api-error.ts";
import { recordKey } from "../../json-api/linkage.ts";
import {
	type CustomFieldValue,
	type FieldRules,
	type RecordReference,
	referenceIn,
} from "../custom-field-rules/field-rules.ts";
import { readValue } from "../custom-field-rules/read-value.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";

const NOUNS = {
	Shipment: "shipments",
	Container: "containers",
	TrackingRequest: "tracking requests",
} as const;

/** The detail of the error for a field that records of this kind do not have. */
export function unknownField(
	entityType: DefinitionTable["entity_type"],
	slug: string,
): string {
	return `the account has no field ${slug} of ${NOUNS[entityType]}: define it first`;
}

/** A value as it is stored, or why it does not fit its field. */
export type FittingValue =
	| { readonly value: JsonText<CustomFieldValue> }
	| {
			/** JSON pointer to what is wrong, from the value on. */
			readonly place: string;
			readonly code: ErrorCode;
			readonly detail: string;
	  };

/** The record that a submitted value refers to; undefined when it refers to none, or does not fit. */
export function submittedReference(
	given: CustomFieldValue,
	rules: FieldRules,
): RecordReference | undefined {
	if (rules.dataType !== "reference") return undefined;
	const read = readValue(given, rules);
	return "value" in read ? referenceIn(rules, read.value) : undefined;
}

/** Reads a submitted value. `names` has the records that the account has, by {@link recordKey}. */
export function fittingValue(
	given: CustomFieldValue,
	rules: FieldRules,
	names: ReadonlyMap<string, string>,
): FittingValue {
	const read = readValue(given, rules);
	if (!("value" in read))
		return { place: "", code: read.code, detail: `value ${read.demand}` };
	const reference = referenceIn(rules, read.value);
	if (!reference || names.has(recordKey(reference)))
		return { value: toJsonText(read.value) };
	const detail = `value must be a ${reference.type} of the account`;
	return { place: "/id", code: "not_allowed", detail };
}
