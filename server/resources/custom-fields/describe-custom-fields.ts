import type { CustomField } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { recordKey } from "../../json-api/linkage.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { referenceIn } from "../custom-field-rules/field-rules.ts";
import { findDefinitions } from "../custom-field-schemas/definition-queries.ts";
import { findSchemas } from "../custom-field-schemas/field-schema.ts";
import { findReferencedNames } from "../custom-field-schemas/referenced-records.ts";
import { serializeCustomField } from "./custom-field-serializer.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";

/**
 * The records of values. Leaves out values with a deleted definition, which a job removes. Gives way between values, because a
 * pattern can take some milliseconds.
 */
export async function describeCustomFields(
	db: Queries,
	accountId: string,
	rows: readonly CustomFieldTable[],
): Promise<CustomField[]> {
	const ids = [...new Set(rows.map((row) => row.definition_id))];
	const definitions = await findDefinitions(db, accountId, ids);
	const schemas = await findSchemas(db, accountId, definitions);
	const known = rows.flatMap((row) => {
		const schema = schemas.get(row.definition_id);
		if (!schema) return [];
		const reference = referenceIn(schema.rules, fromJsonText(row.value));
		return [{ row, schema, reference }];
	});
	const references = known.flatMap(({ reference }) => reference ?? []);
	const names = await findReferencedNames(db, accountId, references);
	const records: CustomField[] = [];
	for (const { row, schema, reference } of known) {
		const name = reference && names.get(recordKey(reference));
		records.push(serializeCustomField(row, schema, name));
		await giveWay();
	}
	return records;
}

/** The record of one value. Throws a 404 when its definition was deleted. */
export async function describeCustomField(
	db: Queries,
	accountId: string,
	row: CustomFieldTable,
): Promise<CustomField> {
	const [record] = await describeCustomFields(db, accountId, [row]);
	if (!record) throw notFound();
	return record;
}
