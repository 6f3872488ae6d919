import type {
	ReferenceObjectIdentifier,
	WebhookNotification,
} from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { AccountEventTable } from "../account-events/account-event-table.ts";
import { notificationId } from "./notification-id.ts";

/** The parts of a webhook that its notifications contain. */
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
 * The exact bytes of a notification, composed from the stored texts of its records. Every attempt signs and sends the same
 * bytes, so the output of this function must never change.
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
