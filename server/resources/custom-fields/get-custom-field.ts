import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { findCustomField } from "./custom-field-queries.ts";
import { describeCustomField } from "./describe-custom-fields.ts";

/** GET /custom_fields/{id}: one value. */
export const getCustomField: Operation<"getCustomField"> = async ({
	path,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const row = await findCustomField(db, account.id, path.id);
	if (!row) throw notFound();
	const data = await describeCustomField(db, account.id, row);
	return reply(200, { data, links: { self: requestUrl } });
};
