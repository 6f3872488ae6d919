import type {
	CustomFieldDefinition,
	CustomFieldValidation,
	CustomFieldValue as Value,
} from "../../../generated/openapi.ts";

type Attributes = CustomFieldDefinition["attributes"];

/** The type of a custom field's values. */
export type DataType = Attributes["data_type"];

/** The value of a custom field; null for none. */
export type CustomFieldValue = Value;

/** The rules by which a custom field accepts and shows values. */
export interface FieldRules {
	readonly dataType: DataType;
	readonly referenceType: Attributes["reference_type"];
	readonly validation: CustomFieldValidation | null;
	readonly defaultFormat: string | null;
	/** Label by value of the options, in their order. */
	readonly options: ReadonlyMap<string, string>;
}

/** A reference to a record, the value of a field of the type `reference`. */
export interface RecordReference {
	readonly id: string;
	readonly type: string;
}

/** The record that a value refers to; undefined for other types and without a value. */
export function referenceIn(
	{ dataType }: Pick<FieldRules, "dataType">,
	value: CustomFieldValue,
): RecordReference | undefined {
	return dataType === "reference"
		? ((value ?? undefined) as RecordReference | undefined)
		: undefined;
}
