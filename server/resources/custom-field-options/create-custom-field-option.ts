import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound, unprocessable } from "../../http/replies/api-error.ts";
import { openDefinition } from "../custom-field-schemas/definition-queries.ts";
import type {
	DefinitionTable,
	OptionTable,
} from "../custom-field-schemas/definition-table.ts";
import { hasOptions } from "../custom-field-schemas/field-schema.ts";
import {
	findOptionsOf,
	insertOption,
} from "../custom-field-schemas/option-queries.ts";
import { optionPath, serializeOption } from "./option-serializer.ts";

/** Maximum options of a field, so that all of them fit into one reply. */
const MAX_OPTIONS = 200;

/** Throws a 422 when a field has no options by its type, has the most options, or has this value already. */
function refuseOption(
	{ api_slug, data_type }: DefinitionTable,
	options: readonly OptionTable[],
	value: string,
): void {
	if (!hasOptions(data_type)) {
		const detail = `the field ${api_slug} is of the type ${data_type}; only fields of the types enum and enum_multi have options`;
		throw unprocessable("/data", "not_allowed", detail);
	}
	if (options.some((one) => one.value === value)) {
		const detail = `the field ${api_slug} has an option ${value} already`;
		throw unprocessable("/data/attributes/value", "duplicate", detail);
	}
	if (options.length >= MAX_OPTIONS) {
		const detail = `the field ${api_slug} has ${options.length} options, which is the most that it may have; delete one that is no longer needed`;
		throw unprocessable("/data", "limit_reached", detail);
	}
}

/** POST /custom_field_definitions/{id}/options: adds an option to a field. */
export const createCustomFieldOption: Operation<
	"createCustomFieldOption"
> = async ({ path, body, account, requestUrl, commit, reply }) => {
	const wanted = body.data.attributes;
	return commit(async (transaction) => {
		const definition = await openDefinition(transaction, account.id, path.id);
		if (!definition) throw notFound();
		const options = await findOptionsOf(transaction, account.id, path.id);
		refuseOption(definition, options, wanted.value);
		const added: OptionTable = {
			account_id: account.id,
			id: newRecordId(),
			definition_id: definition.id,
			label: wanted.label.trim(),
			value: wanted.value,
			position: wanted.position ?? (options.at(-1)?.position ?? 0) + 1,
		};
		await insertOption(transaction, added);
		const place = optionPath(added);
		const links = { self: new URL(place, requestUrl).href };
		return reply(
			201,
			{ data: serializeOption(added), links },
			{ Location: place },
		);
	});
};
