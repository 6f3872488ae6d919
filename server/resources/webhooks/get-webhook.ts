import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { findWebhook } from "./webhook-queries.ts";
import { serializeWebhook } from "./webhook-serializer.ts";

/** GET /webhooks/{id}: one webhook. */
export const getWebhook: Operation<"getWebhook"> = async ({
	path,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const row = await findWebhook(services.database.db, account.id, path.id);
	if (!row) throw notFound();
	return reply(200, {
		data: serializeWebhook(row),
		links: { self: requestUrl },
	});
};
