import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { removeWebhook } from "./remove-webhook.ts";

/** DELETE /webhooks/{id}: ends a webhook and every delivery to it. */
export const deleteWebhook: Operation<"deleteWebhook"> = async ({
	path,
	account,
	services,
	reply,
}) => {
	const { database, clock } = services;
	if (!(await removeWebhook(database, clock, account.id, path.id))) {
		throw notFound();
	}
	return reply(204);
};
