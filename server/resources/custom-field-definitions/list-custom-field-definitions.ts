import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { findListPage } from "../../json-api/find-list-page.ts";
import { listByCreation } from "../../json-api/list-in-memory.ts";
import { findAllDefinitions } from "../custom-field-schemas/definition-queries.ts";
import type { DefinitionTable } from "../custom-field-schemas/definition-table.ts";
import { storedEntityType } from "../custom-field-schemas/entity-type.ts";
import { findOptions } from "../custom-field-schemas/option-queries.ts";
import { serializeDefinition } from "./definition-serializer.ts";

/** GET /custom_field_definitions: the account's definitions, newest first. They are few, so filters apply in memory. */
export const listCustomFieldDefinitions: Operation<
	"listCustomFieldDefinitions"
> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const page = readListPage(query, context);
	const entityType = query["filter[entity_type]"];
	const dataType = query["filter[data_type]"];
	const name = (query["filter[display_name]"] ?? "").toLowerCase();
	const isWanted = (row: DefinitionTable) =>
		row.entity_type ===
			storedEntityType((entityType as "Cargo") ?? row.entity_type) &&
		row.data_type === (dataType ?? row.data_type) &&
		row.display_name.toLowerCase().startsWith(name);
	const wanted = (await findAllDefinitions(db, account.id)).filter(isWanted);
	const found = await findListPage(listByCreation(wanted), page);
	const ids = found.rows.map(({ id }) => id);
	const options = await findOptions(db, account.id, ids);
	return reply(200, {
		data: found.rows.map((row) =>
			serializeDefinition(row, options.get(row.id) ?? []),
		),
		...describeList(context, page, found),
	});
};
