import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listWebhookRows } from "./webhook-queries.ts";
import { serializeWebhook } from "./webhook-serializer.ts";

/** GET /webhooks: the account's webhooks, newest first. */
export const listWebhooks: Operation<"listWebhooks"> = async (context) => {
	const { query, account, services, reply } = context;
	const page = readListPage(query, context);
	const found = await listWebhookRows(services.database.db, account.id, page);
	return reply(200, {
		data: found.rows.map(serializeWebhook),
		...describeList(context, page, found),
	});
};
