import { transact } from "../../database/transact.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { deleteCustomFieldRow } from "./custom-field-queries.ts";

/** DELETE /custom_fields/{id}: deletes a value. */
export const deleteCustomField: Operation<"deleteCustomField"> = async ({
	path,
	account,
	services,
	reply,
}) => {
	await transact(services.database, async (transaction) => {
		if (!(await deleteCustomFieldRow(transaction, account.id, path.id)))
			throw notFound();
	});
	return reply(204);
};
