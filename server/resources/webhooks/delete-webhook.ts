import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { removeWebhook } from "./webhook-queries.ts";

/** DELETE /webhooks/{id}: ends a webhook and every delivery to it. */
export const deleteWebhook: Operation<"deleteWebhook"> = async ({
	path,
	account,
	services,
	reply,
}) => {
	const isRemoved = await services.database.db
		.transaction()
		.execute((transaction) => removeWebhook(transaction, account.id, path.id));
	if (!isRemoved) throw notFound();
	return reply(204);
};
