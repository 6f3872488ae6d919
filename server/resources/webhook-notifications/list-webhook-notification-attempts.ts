import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { describePage, readPage } from "../../json-api/page.ts";
import {
	findNotificationRow,
	listAttemptRows,
} from "./webhook-notification-queries.ts";
import { serializeAttempt } from "./webhook-notification-serializer.ts";

/** GET /webhook_notifications/{id}/attempts: the delivery attempts of a notification, newest first. */
export const listWebhookNotificationAttempts: Operation<
	"listWebhookNotificationAttempts"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const page = readPage(query);
	if (!(await findNotificationRow(db, account.id, path.id))) throw notFound();
	const { rows, total } = await listAttemptRows(db, account.id, path.id, page);
	return reply(200, {
		data: rows.map(serializeAttempt),
		...describePage(requestUrl, page, rows.length, total),
	});
};
