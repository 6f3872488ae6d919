import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { findDefinition } from "../custom-field-schemas/definition-queries.ts";
import { findOptionsOf } from "../custom-field-schemas/option-queries.ts";
import { serializeDefinition } from "./definition-serializer.ts";

/** GET /custom_field_definitions/{id}: one definition. */
export const getCustomFieldDefinition: Operation<
	"getCustomFieldDefinition"
> = async ({ path, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const row = await findDefinition(db, account.id, path.id);
	if (!row) throw notFound();
	const options = await findOptionsOf(db, account.id, row.id);
	return reply(200, {
		data: serializeDefinition(row, options),
		links: { self: requestUrl },
	});
};
