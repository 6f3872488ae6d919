import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { notFound, unprocessable } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import { addToLimited } from "../accounts/limited-counters.ts";
import type { CustomFieldValue } from "../custom-field-rules/field-rules.ts";
import {
	openDefinition,
	openDefinitionNamed,
} from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { rulesOf } from "../custom-field-schemas/field-schema.ts";
import { findOptionsOf } from "../custom-field-schemas/option-queries.ts";
import { findReferencedNames } from "../custom-field-schemas/referenced-records.ts";
import {
	findCustomField,
	findCustomFieldsOf,
	insertCustomFields,
	setCustomField,
} from "./custom-field-queries.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";
import { type Entity, entityTypeOf } from "./entity.ts";
import {
	fittingValue,
	submittedReference,
	unknownField,
} from "./fitting-value.ts";

const VALUE = "/data/attributes/value";

/** A value as stored. Throws a 422 when it does not fit its field. */
async function checkedValue(
	db: Queries,
	definition: DefinitionTable,
	given: CustomFieldValue,
): Promise<JsonText<CustomFieldValue>> {
	const { account_id: accountId } = definition;
	const options = await findOptionsOf(db, accountId, definition.id);
	const rules = rulesOf(definition, options);
	const reference = submittedReference(given, rules);
	const references = reference ? [reference] : [];
	const names = await findReferencedNames(db, accountId, references);
	const read = fittingValue(given, rules, names);
	if ("value" in read) return read.value;
	throw unprocessable(`${VALUE}${read.place}`, read.code, read.detail);
}

/** Locks and reads the definition of a field by its name. Throws a 422 when records of this type have no such field. */
export async function openField(
	db: Queries,
	accountId: string,
	entity: Entity,
	slug: string,
): Promise<DefinitionTable> {
	const entityType = entityTypeOf(entity);
	const found = await openDefinitionNamed(db, accountId, entityType, slug);
	if (found) return found;
	const detail = unknownField(entityType, slug);
	throw unprocessable("/data/attributes/api_slug", "not_allowed", detail);
}

/** Sets the value of a record's field; the definition must be locked. */
export async function putCustomField(
	db: Queries,
	{ clock, limits }: Pick<Services, "clock" | "limits">,
	definition: DefinitionTable,
	entity: Entity,
	given: CustomFieldValue,
): Promise<CustomFieldTable> {
	const { account_id: accountId, id: definitionId } = definition;
	const value = await checkedValue(db, definition, given);
	const now = toInstant(clock.now());
	const ofEntity = await findCustomFieldsOf(db, accountId, entity.id);
	const known = ofEntity.find((row) => row.definition_id === definitionId);
	if (known) {
		const changed = { ...known, value, updated_at: now };
		// A value that is deleted at the same time counts as deleted after this change.
		await setCustomField(db, known, changed);
		return changed;
	}
	const added: CustomFieldTable = {
		account_id: accountId,
		id: newRecordId(),
		definition_id: definitionId,
		entity_type: definition.entity_type,
		entity_id: entity.id,
		value,
		created_at: now,
		updated_at: now,
	};
	await insertCustomFields(db, accountId, [added]);
	await addToLimited(db, accountId, "custom_fields", limits.customFields);
	return added;
}

/** Replaces a value of a record. Throws a 404 when it or its definition was deleted. */
export async function changeCustomField(
	db: Queries,
	{ clock }: Pick<Services, "clock">,
	{ account_id: accountId, id, definition_id }: CustomFieldTable,
	given: CustomFieldValue,
): Promise<CustomFieldTable> {
	const definition = await openDefinition(db, accountId, definition_id);
	// Another request may have changed it before its definition was locked.
	const row = await findCustomField(db, accountId, id);
	if (!definition || !row) throw notFound();
	const value = await checkedValue(db, definition, given);
	const changed = { ...row, value, updated_at: toInstant(clock.now()) };
	if (!(await setCustomField(db, row, changed))) throw notFound();
	return changed;
}
