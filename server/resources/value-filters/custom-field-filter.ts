import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type {
	CustomFieldValue,
	FieldRules,
} from "../custom-field-rules/field-rules.ts";
import { validateValue } from "../custom-field-rules/validate-value.ts";
import { findDefinitionNamed } from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { findSchemas } from "../custom-field-schemas/field-schema.ts";
import { readAll, type ValueFilter } from "./value-filter.ts";

const PARAMETER = "filter[custom_field]";

/** Indexed characters of a value, because PostgreSQL limits the size of index entries. */
const INDEXED = 100;

/** The indexed beginning of a value, and the rest. */
const start = sql<string>`substr(value, 1, ${sql.lit(INDEXED)})`;
const end = sql<string>`substr(value, ${sql.lit(INDEXED + 1)})`;

const selectIds = compiledRead(
	(
		db,
		accountId: string,
		definitionId: string,
		[first, rest]: readonly [string, string],
		skip: number,
		limit: number,
	) =>
		db
			.selectFrom("custom_fields")
			.select("entity_id")
			.where("account_id", "=", accountId)
			.where("definition_id", "=", definitionId)
			.where(start, "=", first)
			.where(end, "=", rest)
			.orderBy("entity_id", "desc")
			.limit(limit)
			.offset(skip),
);

const selectAmong = compiledRead(
	(
		db,
		accountId: string,
		ids: readonly string[],
		definitionId: string,
		value: string,
	) =>
		db
			.selectFrom("custom_fields")
			.select("entity_id")
			.where("account_id", "=", accountId)
			.where("entity_id", "in", ids)
			.where("definition_id", "=", definitionId)
			.where("value", "=", value as never),
);

/** The filter of an undefined field, which no record passes. */
const NONE: ValueFilter = {
	parameter: PARAMETER,
	find: async () => [],
	among: async () => [],
};

/** Converts the text of a filter to a value as submitted. */
function submitted(text: string, rules: FieldRules): CustomFieldValue {
	if (rules.dataType === "boolean")
		return text === "true" || (text === "false" ? false : text);
	return rules.dataType === "reference"
		? ({ id: text, type: rules.referenceType } as CustomFieldValue)
		: text;
}

const invalid = (detail: string) => badParameter(PARAMETER, "invalid", detail);

/** Reads `filter[custom_field]`: the slug of a field, a colon, and the value. */
export async function customFieldFilter(
	db: Queries,
	accountId: string,
	entityType: DefinitionTable["entity_type"],
	given: string,
): Promise<ValueFilter> {
	const [slug = "", ...rest] = given.split(":");
	const text = rest.join(":");
	const definition = await findDefinitionNamed(
		db,
		accountId,
		entityType,
		slug.trim(),
	);
	if (!definition) return NONE;
	const schemas = await findSchemas(db, accountId, [definition]);
	const rules = schemas.get(definition.id)?.rules;
	if (!rules || rules.dataType === "enum_multi")
		throw invalid(
			`records cannot be filtered by ${slug}, which has several values`,
		);
	const read = validateValue(submitted(text, rules), rules);
	if (!("value" in read))
		throw invalid(`the value of ${slug} in ${PARAMETER} ${read.demand}`);
	const value = toJsonText(read.value);
	// Counts characters as databases do.
	const characters = [...value];
	const parts = [
		characters.slice(0, INDEXED).join(""),
		characters.slice(INDEXED).join(""),
	] as const;
	const idsOf = (rows: readonly { readonly entity_id: string }[]) =>
		rows.map((row) => row.entity_id);
	return {
		parameter: PARAMETER,
		async find(most) {
			const rows = await readAll(most, (skip, limit) =>
				selectIds(db, accountId, definition.id, parts, skip, limit),
			);
			return rows && idsOf(rows);
		},
		among: async (ids) =>
			idsOf(await selectAmong(db, accountId, ids, definition.id, value)),
	};
}
