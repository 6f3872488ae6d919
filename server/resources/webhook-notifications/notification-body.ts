import type {
	ReferenceObjectIdentifier,
	WebhookNotification,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { AccountEventTable } from "../account-events/account-event-table.ts";
import { notificationId } from "./notification-id.ts";

/** A webhook as far as its notifications name it. */
export interface NotifiedWebhook {
	readonly id: string;
	readonly number: number;
}

/** The id of the notification of an event for a webhook. */
export function idOfNotification(
	event: Pick<AccountEventTable, "account_id" | "position" | "created_at">,
	webhookNumber: number,
): string {
	return notificationId(event.account_id, {
		createdAtSeconds: Date.parse(event.created_at) / 1_000,
		position: event.position,
		webhookNumber,
	});
}

/**
 * The exact bytes of a notification, composed around the stored texts of its records. They are signed and sent, every time
 * the same: stored notifications rely on this form, so that what this function writes never changes.
 */
export function notificationBody(
	event: AccountEventTable,
	webhook: NotifiedWebhook,
	included: readonly string[],
): string {
	const id = idOfNotification(event, webhook.number);
	const data = toJsonText<WebhookNotification>({
		id,
		type: "webhook_notification",
		attributes: {
			id,
			event: event.event,
			delivery_status: "pending",
			created_at: event.created_at,
			sequence: event.sequence,
		},
		relationships: {
			reference_object: {
				data: {
					id: event.reference_id,
					type: event.reference_type,
				} as ReferenceObjectIdentifier,
			},
			webhook: { data: { id: webhook.id, type: "webhook" } },
			webhook_notification_logs: { data: [] },
		},
	});
	return `{"data":${data},"included":[${included.join(",")}]}`;
}
