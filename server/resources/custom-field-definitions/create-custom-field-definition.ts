import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { type ApiError, unprocessable } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import { addToLimited } from "../accounts/limited-counters.ts";
import { insertDefinition } from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import {
	ENTITY_NOUNS,
	storedEntityType,
} from "../custom-field-schemas/entity-type.ts";
import { checkedDefault } from "./check-definition.ts";
import {
	definitionPath,
	serializeDefinition,
} from "./definition-serializer.ts";

function slugExists({ api_slug, entity_type }: DefinitionTable): ApiError {
	const detail = `the account has a field ${api_slug} of ${ENTITY_NOUNS[entity_type]} already`;
	return unprocessable("/data/attributes/api_slug", "duplicate", detail);
}

/** POST /custom_field_definitions: adds a field to records of a kind. */
export const createCustomFieldDefinition: Operation<
	"createCustomFieldDefinition"
> = async ({ body, account, requestUrl, services, commit, reply }) => {
	const { database, clock, limits } = services;
	const wanted = body.data.attributes;
	const now = toInstant(clock.now());
	const { validation = null, default_value: given = null } = wanted;
	const unchecked: DefinitionTable = {
		account_id: account.id,
		id: newRecordId(),
		entity_type: storedEntityType(wanted.entity_type),
		api_slug: wanted.api_slug,
		display_name: wanted.display_name.trim(),
		description: wanted.description ?? null,
		data_type: wanted.data_type,
		reference_type: wanted.reference_type ?? null,
		validation: validation && toJsonText(validation),
		default_format: wanted.default_format ?? null,
		default_value: given === null ? null : toJsonText(given),
		created_at: now,
		updated_at: now,
	};
	const defaultValue = await checkedDefault(database.db, unchecked, []);
	const row = { ...unchecked, default_value: defaultValue };
	const path = definitionPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	try {
		return await commit(async (transaction) => {
			await insertDefinition(transaction, row);
			const most = limits.customFieldDefinitions;
			await addToLimited(
				transaction,
				account.id,
				"custom_field_definitions",
				most,
			);
			return reply(
				201,
				{ data: serializeDefinition(row, []), links },
				{ Location: path },
			);
		});
	} catch (error) {
		if (database.isUniqueViolation(error)) throw slugExists(row);
		throw error;
	}
};
