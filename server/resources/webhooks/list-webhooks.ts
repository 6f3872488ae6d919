import type { Operation } from "../../http/operation.ts";
import { describePage, readPage } from "../../json-api/page.ts";
import { listWebhookRows } from "./webhook-queries.ts";
import { serializeWebhook } from "./webhook-serializer.ts";

/** GET /webhooks: the account's webhooks, newest first. */
export const listWebhooks: Operation<"listWebhooks"> = async ({
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const page = readPage(query.page);
	const { rows, total } = await listWebhookRows(
		services.database.db,
		account.id,
		page,
	);
	return reply(200, {
		data: rows.map(serializeWebhook),
		...describePage(requestUrl, page, rows.length, total),
	});
};
