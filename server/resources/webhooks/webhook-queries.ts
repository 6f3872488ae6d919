import type { EventName } from "../../../generated/openapi.ts";
import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { findPage } from "../../database/find-page.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { Page } from "../../json-api/page.ts";
import type {
	DeliveryTable,
	NotificationTable,
	WebhookTable,
} from "./webhook-table.ts";

/** Looks a webhook of an account up. */
export function findWebhook(
	db: Queries,
	accountId: string,
	id: string,
): Promise<WebhookTable | undefined> {
	return db
		.selectFrom("webhooks")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Lists a page of an account's webhooks, newest first, and how many there are. */
export async function listWebhookRows(
	db: Queries,
	accountId: string,
	page: Page,
) {
	const ofAccount = db
		.selectFrom("webhooks")
		.where("account_id", "=", accountId);
	return findPage(ofAccount.selectAll(), page);
}

/** Adds a webhook. */
export async function insertWebhook(
	db: Queries,
	row: WebhookTable,
): Promise<void> {
	await db.insertInto("webhooks").values(row).execute();
}

/** Changes a webhook and returns it; undefined when the account has none with this id. */
export function setWebhook(
	db: Queries,
	accountId: string,
	id: string,
	changes: Partial<Pick<WebhookTable, "url" | "active" | "events" | "headers">>,
): Promise<WebhookTable | undefined> {
	if (Object.keys(changes).length === 0) return findWebhook(db, accountId, id);
	return db
		.updateTable("webhooks")
		.set(changes)
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
}

/** Removes a webhook with its notifications. Returns whether the account had it. */
export async function removeWebhook(
	db: Queries,
	accountId: string,
	id: string,
): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("webhooks")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	if (numDeletedRows === 0n) return false;
	const notifications = db
		.selectFrom("webhook_notifications")
		.select("id")
		.where("account_id", "=", accountId)
		.where("webhook_id", "=", id);
	await db
		.deleteFrom("webhook_deliveries")
		.where("account_id", "=", accountId)
		.where("notification_id", "in", notifications)
		.execute();
	await db
		.deleteFrom("webhook_notifications")
		.where("account_id", "=", accountId)
		.where("webhook_id", "=", id)
		.execute();
	return true;
}

/** The active webhooks of an account, each with the events it wants. */
export async function findSubscriptions(
	db: Queries,
	accountId: string,
): Promise<{ webhookId: string; events: ReadonlySet<EventName> }[]> {
	const rows = await db
		.selectFrom("webhooks")
		.select(["id", "events"])
		.where("account_id", "=", accountId)
		.where("active", "=", 1)
		.execute();
	return rows.map((row) => ({
		webhookId: row.id,
		events: new Set(fromJsonText(row.events)),
	}));
}

/** Adds notifications. */
export async function insertNotifications(
	db: Queries,
	rows: readonly NotificationTable[],
): Promise<void> {
	for (const values of inBatches(rows)) {
		await db.insertInto("webhook_notifications").values(values).execute();
	}
}

/** Looks a notification up together with the webhook it is for. */
export function findNotification(db: Queries, accountId: string, id: string) {
	return db
		.selectFrom("webhook_notifications as notification")
		.innerJoin("webhooks as webhook", (join) =>
			join
				.onRef("webhook.account_id", "=", "notification.account_id")
				.onRef("webhook.id", "=", "notification.webhook_id"),
		)
		.select([
			"notification.id",
			"notification.body",
			"notification.delivery_status",
			"webhook.url",
			"webhook.active",
			"webhook.secret",
			"webhook.headers",
		])
		.where("notification.account_id", "=", accountId)
		.where("notification.id", "=", id)
		.executeTakeFirst();
}

/** The ids of a webhook's notifications that still wait to be handed over, oldest first. */
export async function findPendingNotificationIds(
	db: Queries,
	accountId: string,
	webhookId: string,
): Promise<string[]> {
	const rows = await db
		.selectFrom("webhook_notifications")
		.select("id")
		.where("account_id", "=", accountId)
		.where("webhook_id", "=", webhookId)
		.where("delivery_status", "=", "pending")
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => row.id);
}

/** Keeps one attempt and returns which it is, from 1; undefined when the notification is gone. */
export async function insertDelivery(
	db: Queries,
	delivery: Omit<DeliveryTable, "attempt">,
): Promise<number | undefined> {
	const { account_id: accountId, notification_id: notificationId } = delivery;
	const found = await db
		.selectFrom("webhook_notifications")
		.select("id")
		.where("account_id", "=", accountId)
		.where("id", "=", notificationId)
		.executeTakeFirst();
	if (!found) return undefined;
	const { earlier } = await db
		.selectFrom("webhook_deliveries")
		.select((eb) => eb.fn.countAll<number>().as("earlier"))
		.where("account_id", "=", accountId)
		.where("notification_id", "=", notificationId)
		.executeTakeFirstOrThrow();
	const attempt = Number(earlier) + 1;
	await db
		.insertInto("webhook_deliveries")
		.values({ ...delivery, attempt })
		.execute();
	return attempt;
}

/** Keeps what has become of a notification. */
export async function setDeliveryStatus(
	db: Queries,
	accountId: string,
	notificationId: string,
	status: NotificationTable["delivery_status"],
): Promise<void> {
	await db
		.updateTable("webhook_notifications")
		.set({ delivery_status: status })
		.where("account_id", "=", accountId)
		.where("id", "=", notificationId)
		.execute();
}
