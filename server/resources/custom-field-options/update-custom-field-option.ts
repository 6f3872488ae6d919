import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { unprocessable } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { openDefinition } from "../custom-field-schemas/definition-queries.ts";
import { setOption } from "../custom-field-schemas/option-queries.ts";
import { optionNotFound } from "./option-not-found.ts";
import { serializeOption } from "./option-serializer.ts";

/** PATCH /custom_field_definitions/{id}/options/{option_id}: changes the label or the position of an option. */
export const updateCustomFieldOption: Operation<
	"updateCustomFieldOption"
> = async ({ path, body, account, requestUrl, services, reply }) => {
	refuseOtherId(path.option_id, body.data.id);
	const { label, position, value } = body.data.attributes;
	const changes = {
		...(label !== undefined && { label: label.trim() }),
		...(position !== undefined && { position }),
	};
	const row = await transact(services.database, async (transaction) => {
		const { id, option_id: optionId } = path;
		const definition = await openDefinition(transaction, account.id, id);
		const set =
			definition &&
			(await setOption(transaction, account.id, id, optionId, changes));
		if (!set) throw await optionNotFound(transaction, account.id, path);
		if (value === undefined || value === set.value) return set;
		const detail = `value is ${set.value} and cannot be changed; add another option`;
		throw unprocessable("/data/attributes/value", "not_allowed", detail);
	});
	return reply(200, {
		data: serializeOption(row),
		links: { self: requestUrl },
	});
};
