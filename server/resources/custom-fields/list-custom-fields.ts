import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { storedEntityType } from "../custom-field-schemas/entity-type.ts";
import { listCustomFieldRows } from "./custom-field-queries.ts";
import { describeCustomFields } from "./describe-custom-fields.ts";

/** GET /custom_fields: the values of all records of the account, newest first. */
export const listCustomFields: Operation<"listCustomFields"> = async (
	context,
) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const page = readListPage(query, context);
	const entityType = query["filter[entity_type]"];
	const filter = {
		entityType: entityType && storedEntityType(entityType as "Cargo"),
		entityId: query["filter[entity_id]"]?.toLowerCase(),
		definitionId: query["filter[definition_id]"]?.toLowerCase(),
	};
	const found = await listCustomFieldRows(db, account.id, filter, page);
	return reply(200, {
		data: await describeCustomFields(db, account.id, found.rows),
		...describeList(context, page, found),
	});
};
