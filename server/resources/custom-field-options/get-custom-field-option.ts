import type { Operation } from "../../http/operation.ts";
import { findOption } from "../custom-field-schemas/option-queries.ts";
import { optionNotFound } from "./option-not-found.ts";
import { serializeOption } from "./option-serializer.ts";

/** GET /custom_field_definitions/{id}/options/{option_id}: one option. */
export const getCustomFieldOption: Operation<"getCustomFieldOption"> = async ({
	path,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const row = await findOption(db, account.id, path.id, path.option_id);
	if (!row) throw await optionNotFound(db, account.id, path);
	return reply(200, {
		data: serializeOption(row),
		links: { self: requestUrl },
	});
};
