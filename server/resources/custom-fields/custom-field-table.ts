import type { JsonText } from "../../database/json-text.ts";
import type { CustomFieldValue } from "../custom-field-rules/field-rules.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";

/** The value of a custom field of a record; at most one per field. */
export interface CustomFieldTable {
	account_id: string;
	id: string;
	definition_id: string;
	/** The definition's type of record. */
	entity_type: DefinitionTable["entity_type"];
	/** The shipment, container or tracking request. */
	entity_id: string;
	value: JsonText<CustomFieldValue>;
	created_at: string;
	updated_at: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		custom_fields: CustomFieldTable;
	}
}
