import type {
	EventName,
	WebhookNotification,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import { type Clock, toInstant } from "../../clock.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { findSubscriptions, insertNotifications } from "./webhook-queries.ts";
import type { NotificationTable } from "./webhook-table.ts";

/** A record that travels with a notification. */
export type IncludedRecord = NonNullable<
	WebhookNotificationDocument["included"]
>[number];

/** Something that happened to what an account tracks. */
export interface AccountEvent {
	readonly event: EventName;
	/** The record that the event is about. */
	readonly reference: WebhookNotification["relationships"]["reference_object"]["data"];
	readonly included: readonly JsonText<IncludedRecord>[];
}

function notificationBody(
	id: string,
	webhookId: string,
	event: AccountEvent,
	createdAt: string,
): string {
	const data = toJsonText<WebhookNotification>({
		id,
		type: "webhook_notification",
		attributes: {
			id,
			event: event.event,
			delivery_status: "pending",
			created_at: createdAt,
		},
		relationships: {
			reference_object: { data: event.reference },
			webhook: { data: { id: webhookId, type: "webhook" } },
			webhook_notification_logs: { data: [] },
		},
	});
	return `{"data":${data},"included":[${event.included.join(",")}]}`;
}

/**
 * Writes a notification, and the job that delivers it, for every active webhook that wants an event.
 * Runs in the transaction that commits what happened, so that neither can be without the other.
 */
export async function notify(
	db: Queries,
	clock: Clock,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<void> {
	if (events.length === 0) return;
	const subscriptions = await findSubscriptions(db, accountId);
	const createdAt = toInstant(clock.now());
	const notificationIds: string[] = [];
	for (const event of events) {
		// Written event by event: all bodies of a large shipment together would not fit into memory.
		const notifications = subscriptions
			.filter((subscription) => subscription.events.has(event.event))
			.map(({ webhookId }): NotificationTable => {
				const id = newRecordId();
				return {
					account_id: accountId,
					id,
					webhook_id: webhookId,
					event: event.event,
					body: notificationBody(id, webhookId, event, createdAt),
					delivery_status: "pending",
					created_at: createdAt,
				};
			});
		await insertNotifications(db, notifications);
		notificationIds.push(...notifications.map(({ id }) => id));
	}
	await enqueueDeliveries(db, clock, accountId, notificationIds);
}

/** Adds the job that delivers each of these notifications, unless it waits already. */
export async function enqueueDeliveries(
	db: Queries,
	clock: Clock,
	accountId: string,
	notificationIds: readonly string[],
): Promise<void> {
	await enqueue(
		db,
		clock,
		notificationIds.map((notificationId) => ({
			name: "deliver-webhook",
			accountId,
			payload: { notificationId },
			dedupeKey: `deliver-webhook ${notificationId}`,
		})),
	);
}
