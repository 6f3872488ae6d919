import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { refuseOtherId } from "../../json-api/body-id.ts";
import { findCustomField } from "./custom-field-queries.ts";
import { describeCustomField } from "./describe-custom-fields.ts";
import { changeCustomField } from "./put-custom-field.ts";

/** PATCH /custom_fields/{id}: replaces a value. */
export const updateCustomField: Operation<"updateCustomField"> = async ({
	path,
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { database } = services;
	refuseOtherId(path.id, body.data.id);
	const row = await transact(database, async (transaction) => {
		const found = await findCustomField(transaction, account.id, path.id);
		if (!found) throw notFound();
		const { value } = body.data.attributes;
		return changeCustomField(transaction, services, found, value);
	});
	const data = await describeCustomField(database.db, account.id, row);
	return reply(200, { data, links: { self: requestUrl } });
};
