import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { describeWhole } from "../../json-api/page.ts";
import { findDefinition } from "../custom-field-schemas/definition-queries.ts";
import { findOptionsOf } from "../custom-field-schemas/option-queries.ts";
import { serializeOption } from "./option-serializer.ts";

/** GET /custom_field_definitions/{id}/options: all options of a field, in their order. */
export const listCustomFieldOptions: Operation<
	"listCustomFieldOptions"
> = async ({ path, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const definition = await findDefinition(db, account.id, path.id);
	if (!definition) throw notFound();
	const rows = await findOptionsOf(db, account.id, definition.id);
	return reply(200, {
		data: rows.map(serializeOption),
		...describeWhole(requestUrl, rows.length),
	});
};
