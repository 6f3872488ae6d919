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
import {
	findSubscriptions,
	insertNotifications,
	makeQueuesDue,
	takeSequences,
} from "./webhook-queries.ts";
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
	/** The container that it happened to; null when it is about no single one. */
	readonly containerId: string | null;
	readonly included: readonly JsonText<IncludedRecord>[];
}

/** An event with the webhooks that are told of it, and its place among the events of its container. */
interface Told {
	readonly event: AccountEvent;
	readonly webhookIds: readonly string[];
	readonly sequence: number | null;
}

function notificationBody(
	row: NotificationTable,
	{ reference, included }: AccountEvent,
): string {
	const data = toJsonText<WebhookNotification>({
		id: row.id,
		type: "webhook_notification",
		attributes: {
			id: row.id,
			event: row.event,
			delivery_status: row.delivery_status,
			created_at: row.created_at,
			sequence: row.sequence,
		},
		relationships: {
			reference_object: { data: reference },
			webhook: { data: { id: row.webhook_id, type: "webhook" } },
			webhook_notification_logs: { data: [] },
		},
	});
	return `{"data":${data},"included":[${included.join(",")}]}`;
}

/** Numbers the events that somebody is told of, container by container; what nobody hears of leaves no gap. */
async function tell(
	db: Queries,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<Told[]> {
	const subscriptions = await findSubscriptions(db, accountId);
	const told = events
		.map((event) => ({
			event,
			webhookIds: subscriptions
				.filter((subscription) => subscription.events.has(event.event))
				.map(({ webhookId }) => webhookId),
		}))
		.filter(({ webhookIds }) => webhookIds.length > 0);
	const counts = new Map<string, number>();
	for (const { containerId } of told.map(({ event }) => event)) {
		if (containerId === null) continue;
		counts.set(containerId, (counts.get(containerId) ?? 0) + 1);
	}
	const next = await takeSequences(db, accountId, counts);
	return told.map((one) => {
		const { containerId } = one.event;
		if (containerId === null) return { ...one, sequence: null };
		const sequence = next.get(containerId) ?? 1;
		next.set(containerId, sequence + 1);
		return { ...one, sequence };
	});
}

/**
 * Writes a notification for every active webhook that wants an event and whose account pays for it, and has their queues
 * looked at. Runs in the transaction that commits what happened, so that neither can be without the other.
 */
export async function notify(
	db: Queries,
	clock: Clock,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<void> {
	if (events.length === 0) return;
	const now = clock.now();
	const dueAt = now.toISOString();
	const webhooks = new Set<string>();
	for (const { event, webhookIds, sequence } of await tell(
		db,
		accountId,
		events,
	)) {
		// Written event by event: all bodies of a large shipment together would not fit into memory.
		const rows = webhookIds.map(
			(webhookId): NotificationTable => ({
				account_id: accountId,
				id: newRecordId(),
				webhook_id: webhookId,
				event: event.event,
				reference_type: event.reference.type,
				reference_id: event.reference.id,
				container_id: event.containerId,
				sequence,
				delivery_status: "pending",
				attempts: 0,
				failures: 0,
				due_at: dueAt,
				created_at: toInstant(now),
			}),
		);
		const bodies = rows.map((row) => ({
			account_id: accountId,
			id: row.id,
			body: notificationBody(row, event),
		}));
		await insertNotifications(db, rows, bodies);
		for (const webhookId of webhookIds) webhooks.add(webhookId);
	}
	await makeQueuesDue(db, [...webhooks], dueAt);
}
