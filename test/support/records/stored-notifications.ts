import type { Database } from "../../../server/database/database.ts";
import type { Schema } from "../../../server/database/schema/schema.ts";
import { findEventTexts } from "../../../server/resources/account-events/account-event-queries.ts";
import {
	idOfNotification,
	notificationBody,
} from "../../../server/resources/webhook-notifications/notification-body.ts";

/** Owner of the notifications; without one all are read. */
interface Owner {
	readonly accountId?: string;
	readonly webhookId?: string;
}

/** A stored notification with its event, ids and body. */
export type StoredNotification = Awaited<
	ReturnType<typeof storedNotifications>
>[number];

/** The stored notifications of an account or a webhook, oldest first. */
export async function storedNotifications(
	db: Database["db"],
	{ accountId, webhookId }: Owner = {},
) {
	let query = db
		.selectFrom("webhook_notifications as notification")
		.innerJoin("account_events as event", (join) =>
			join
				.onRef("event.account_id", "=", "notification.account_id")
				.onRef("event.position", "=", "notification.position"),
		)
		.innerJoin("webhooks as webhook", (join) =>
			join
				.onRef("webhook.account_id", "=", "notification.account_id")
				.onRef("webhook.number", "=", "notification.webhook_number"),
		)
		.selectAll("event")
		.selectAll("notification")
		.select("webhook.id as webhook_id");
	if (accountId !== undefined)
		query = query.where("notification.account_id", "=", accountId);
	if (webhookId !== undefined)
		query = query.where("webhook.id", "=", webhookId);
	const rows = await query
		.orderBy("notification.position")
		.orderBy("notification.webhook_number")
		.execute();
	const stored = [];
	for (const row of rows) {
		const texts = await findEventTexts(db, [row]);
		const webhook = { id: row.webhook_id, number: row.webhook_number };
		const body = notificationBody(row, webhook, texts.get(row.position) ?? []);
		stored.push({ ...row, id: idOfNotification(row, webhook.number), body });
	}
	return stored;
}

/** Changes the row of a notification. */
export async function setStoredNotification(
	db: Database["db"],
	id: string,
	changes: Partial<Schema["webhook_notifications"]>,
): Promise<void> {
	const own = (await storedNotifications(db)).find((one) => one.id === id);
	if (!own) throw new Error(`there is no notification ${id}`);
	await db
		.updateTable("webhook_notifications")
		.set(changes)
		.where("account_id", "=", own.account_id)
		.where("webhook_number", "=", own.webhook_number)
		.where("position", "=", own.position)
		.execute();
}
