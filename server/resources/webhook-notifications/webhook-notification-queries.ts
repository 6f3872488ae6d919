import { type SelectQueryBuilder, sql } from "kysely";
import type { operations } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { type FoundPage, findPage } from "../../database/find-page.ts";
import type { Schema } from "../../database/schema.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { offsetOf, type Page } from "../../json-api/page.ts";
import type {
	DeliveryTable,
	NotificationBodyTable,
	NotificationTable,
	WebhookTable,
} from "../webhooks/webhook-table.ts";

/** What the log can be narrowed by. */
export type NotificationFilter = NonNullable<
	NonNullable<
		operations["listWebhookNotifications"]["parameters"]["query"]
	>["filter"]
>;

type OfAccount = SelectQueryBuilder<Schema, "webhook_notifications", object>;

/** Looks a notification of an account up. */
export function findNotificationRow(
	db: Queries,
	accountId: string,
	id: string,
): Promise<NotificationTable | undefined> {
	return db
		.selectFrom("webhook_notifications")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

function narrow(query: OfAccount, filter: NotificationFilter): OfAccount {
	const { event, delivery_status: status, webhook, created_at } = filter;
	const { start, end } = created_at ?? {};
	let narrowed = query;
	if (webhook !== undefined)
		narrowed = narrowed.where("webhook_id", "=", webhook.toLowerCase());
	if (event !== undefined) narrowed = narrowed.where("event", "=", event);
	if (status !== undefined)
		narrowed = narrowed.where("delivery_status", "=", status);
	// Only with these words is the index of those that have not succeeded one that the database may use.
	if (status !== undefined && status !== "succeeded")
		narrowed = narrowed.where("delivery_status", "<>", sql.lit("succeeded"));
	if (start !== undefined)
		narrowed = narrowed.where("created_at", ">=", firstStored(start));
	if (end !== undefined)
		narrowed = narrowed.where("created_at", "<=", lastStored(end));
	return narrowed;
}

/** Lists a page of an account's notifications, newest first, and how many there are. */
export function listNotificationRows(
	db: Queries,
	accountId: string,
	filter: NotificationFilter,
	page: Page,
): Promise<FoundPage<NotificationTable>> {
	const ofAccount = db
		.selectFrom("webhook_notifications")
		.where("account_id", "=", accountId);
	return findPage(narrow(ofAccount, filter).selectAll(), page);
}

/** Lists a page of the attempts at a notification, newest first, and how many there are. */
export async function listAttemptRows(
	db: Queries,
	accountId: string,
	notificationId: string,
	page: Page,
): Promise<FoundPage<DeliveryTable>> {
	const attempts = db
		.selectFrom("webhook_deliveries")
		.where("account_id", "=", accountId)
		.where("notification_id", "=", notificationId);
	const rows = await attempts
		.selectAll()
		.orderBy("attempt", "desc")
		.limit(page.size)
		.offset(offsetOf(page))
		.execute();
	const { total } = await attempts
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return { rows, total: Number(total) };
}

/** The bodies of notifications. */
export async function findBodies(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<NotificationBodyTable[]> {
	const find = (batch: readonly string[]) =>
		db
			.selectFrom("webhook_notification_bodies")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", batch)
			.execute();
	return (await Promise.all(idBatches(ids).map(find))).flat();
}

/** The webhooks that notifications are for. */
export async function findWebhooks(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<WebhookTable[]> {
	const find = (batch: readonly string[]) =>
		db
			.selectFrom("webhooks")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", batch)
			.execute();
	return (await Promise.all(idBatches(ids).map(find))).flat();
}
