import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { unprocessable } from "../../http/replies/api-error.ts";
import { customFieldPath } from "./custom-field-serializer.ts";
import { describeCustomField } from "./describe-custom-fields.ts";
import { type Entity, hasEntity } from "./entity.ts";
import { openField, putCustomField } from "./put-custom-field.ts";

/** POST /custom_fields: sets the value of a field of the record that the body names. */
export const createCustomField: Operation<"createCustomField"> = async ({
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { database } = services;
	const { attributes, relationships } = body.data;
	const { type, id } = relationships.entity.data;
	const entity: Entity = { type, id: id.toLowerCase() };
	const row = await transact(database, async (transaction) => {
		if (!(await hasEntity(transaction, account.id, entity)))
			throw unprocessable(
				"/data/relationships/entity/data/id",
				"not_allowed",
				`the account has no ${type.replace("_", " ")} ${entity.id}`,
			);
		const { api_slug: slug, value } = attributes;
		const field = await openField(transaction, account.id, entity, slug);
		return putCustomField(transaction, services, field, entity, value);
	});
	const data = await describeCustomField(database.db, account.id, row);
	const path = customFieldPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	return reply(201, { data, links }, { Location: path });
};
