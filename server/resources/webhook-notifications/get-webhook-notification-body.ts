import type { WebhookNotificationDocument } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import {
	findEventTexts,
	findOldestBody,
} from "../account-events/account-event-queries.ts";
import { notificationBody } from "./notification-body.ts";
import { findNotificationRow } from "./webhook-notification-queries.ts";

/** GET /webhook_notifications/{id}/body: the bytes that every attempt sends and signs. */
export const getWebhookNotificationBody: Operation<
	"getWebhookNotificationBody"
> = async ({ path, account, services, reply }) => {
	const { db } = services.database;
	const row = await findNotificationRow(db, account.id, path.id);
	if (!row || row.batch < (await findOldestBody(db, account.id)))
		throw notFound();
	const texts = await findEventTexts(db, [row]);
	const webhook = { id: row.webhook_id, number: row.webhook_number };
	const body = notificationBody(row, webhook, texts.get(row.position) ?? []);
	return reply(200, body as JsonText<WebhookNotificationDocument>);
};
