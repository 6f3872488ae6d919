import type { operations } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { firstStored, lastStored } from "../../database/stored-instant.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { offsetOf, type Page } from "../../json-api/page.ts";
import { type Period, readPeriod } from "../../json-api/period.ts";
import { findAccountEvents } from "../account-events/account-event-queries.ts";
import type { AccountEventTable } from "../account-events/account-event-table.ts";
import { positionsOfPeriod } from "../account-events/log-period.ts";
import type {
	DeliveryTable,
	NotificationTable,
} from "../account-events/notification-table.ts";
import type { WebhookTable } from "../webhooks/webhook-table.ts";
import { logList } from "./log/log-list.ts";
import type { LogSearch } from "./log/log-queries.ts";
import type { LoggedNotification } from "./logged-notification.ts";
import { idOfNotification } from "./notification-body.ts";
import { readNotificationId } from "./notification-id.ts";

type NotificationQuery = NonNullable<
	operations["listWebhookNotifications"]["parameters"]["query"]
>;

/** The filters of the log. */
export interface NotificationFilter {
	readonly event?: NotificationQuery["filter[event]"];
	readonly delivery_status?: NotificationQuery["filter[delivery_status]"];
	readonly webhook?: string | undefined;
	readonly created_at?: Period;
}

/** Reads the filters of a query. */
export function readNotificationFilter(
	query: NotificationQuery,
): NotificationFilter {
	return {
		event: query["filter[event]"],
		delivery_status: query["filter[delivery_status]"],
		webhook: query["filter[webhook]"],
		created_at: readPeriod(query, "created_at"),
	};
}

/** A notification with its event, before its webhook is read. */
type FoundNotification = NotificationTable & AccountEventTable;

function logged(row: FoundNotification, webhookId: string): LoggedNotification {
	const id = idOfNotification(row, row.webhook_number);
	return { ...row, id, webhook_id: webhookId };
}

/** Finds a notification of an account. Its id contains its position and is verified, because clients can invent ids. */
export async function findNotificationRow(
	db: Queries,
	accountId: string,
	id: string,
): Promise<LoggedNotification | undefined> {
	const key = readNotificationId(accountId, id);
	if (!key) return undefined;
	const row = await db
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
		.select("webhook.id as webhook_id")
		.where("notification.account_id", "=", accountId)
		.where("notification.webhook_number", "=", key.webhookNumber)
		.where("notification.position", "=", key.position)
		.executeTakeFirst();
	if (!row) return undefined;
	const found = logged(row, row.webhook_id);
	return found.id === id ? found : undefined;
}

/** The number of a webhook; undefined when the account has none with this id. */
export async function findWebhookNumber(
	db: Queries,
	accountId: string,
	id: string,
): Promise<number | undefined> {
	const row = await db
		.selectFrom("webhooks")
		.select("number")
		.where("account_id", "=", accountId)
		.where("id", "=", id.toLowerCase())
		.executeTakeFirst();
	return row?.number;
}

/** The values of a filter; undefined when nothing can match. */
async function readSearch(
	db: Queries,
	accountId: string,
	filter: NotificationFilter,
): Promise<LogSearch | undefined> {
	const { event, delivery_status: status, webhook, created_at } = filter;
	const { start, end } = created_at ?? {};
	const from = start === undefined ? undefined : firstStored(start);
	const to = end === undefined ? undefined : lastStored(end);
	const webhookNumber =
		webhook === undefined
			? undefined
			: await findWebhookNumber(db, accountId, webhook);
	if (webhook !== undefined && webhookNumber === undefined) return undefined;
	const positions = await positionsOfPeriod(db, accountId, from, to);
	return positions && { webhookNumber, event, status, positions };
}

/** Lists a page of an account's notifications, newest first, and their number. */
export async function listNotificationRows(
	db: Queries,
	accountId: string,
	filter: NotificationFilter,
	page: Page,
): Promise<FoundPage<LoggedNotification>> {
	const search = await readSearch(db, accountId, filter);
	if (!search) return { rows: [], total: 0, isLonger: false, next: undefined };
	const found = await findListPage(logList(db, accountId, search), page);
	const rows = found.rows.map(({ notification }) => notification);
	return { ...found, rows: await withEvents(db, accountId, rows) };
}

/** Notifications with their events and the ids of their webhooks. */
async function withEvents(
	db: Queries,
	accountId: string,
	rows: readonly NotificationTable[],
): Promise<LoggedNotification[]> {
	const positions = [...new Set(rows.map((row) => row.position))];
	const events = await findAccountEvents(db, accountId, positions);
	const numbers = [...new Set(rows.map((row) => row.webhook_number))];
	const ids = await findWebhookIds(db, accountId, numbers);
	return rows.flatMap((row) => {
		const event = events.get(row.position);
		const webhookId = ids.get(row.webhook_number);
		if (!event || webhookId === undefined) return [];
		return logged({ ...event, ...row }, webhookId);
	});
}

/** The ids of webhooks by their numbers. */
export async function findWebhookIds(
	db: Queries,
	accountId: string,
	numbers: readonly number[],
): Promise<Map<number, string>> {
	const found = new Map<number, string>();
	for (const batch of idBatches(numbers)) {
		const rows = await db
			.selectFrom("webhooks")
			.select(["number", "id"])
			.where("account_id", "=", accountId)
			.where("number", "in", batch)
			.execute();
		for (const { number, id } of rows) found.set(number, id);
	}
	return found;
}

/** Lists a page of the attempts to deliver a notification, newest first, and their number. */
export async function listAttemptRows(
	db: Queries,
	accountId: string,
	notificationId: string,
	page: Page,
): Promise<Pick<FoundPage<DeliveryTable>, "rows" | "total">> {
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

/** The webhooks of notifications. */
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
