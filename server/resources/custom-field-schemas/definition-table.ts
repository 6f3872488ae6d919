import type {
	CustomFieldDefinition,
	CustomFieldValidation,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { CustomFieldValue } from "../custom-field-rules/field-rules.ts";

type Attributes = CustomFieldDefinition["attributes"];

/** A field that an account adds to records of a kind. */
export interface DefinitionTable {
	account_id: string;
	id: string;
	entity_type: Attributes["entity_type"];
	/** Name in requests, unique among the fields of this kind of record. */
	api_slug: string;
	display_name: string;
	description: string | null;
	data_type: Attributes["data_type"];
	reference_type: Attributes["reference_type"];
	validation: JsonText<CustomFieldValidation> | null;
	default_format: string | null;
	default_value: JsonText<CustomFieldValue> | null;
	created_at: string;
	updated_at: string;
}

/** A value that a field of the type `enum` or `enum_multi` can have. */
export interface OptionTable {
	account_id: string;
	id: string;
	definition_id: string;
	label: string;
	/** Unique among the options of the field. */
	value: string;
	position: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		custom_field_definitions: DefinitionTable;
		custom_field_options: OptionTable;
	}
}
