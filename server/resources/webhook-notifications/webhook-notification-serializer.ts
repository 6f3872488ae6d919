import type {
	LoggedWebhookNotification,
	ReferenceObjectIdentifier,
	WebhookNotificationAttempt,
} from "../../../generated/openapi.ts";
import { isAcknowledged } from "../../receivers/acknowledged.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { DeliveryTable } from "../account-events/notification-table.ts";
import type { LoggedNotification } from "./logged-notification.ts";

/** The path of a notification. */
export function webhookNotificationPath(id: string): string {
	return `/v2/webhook_notifications/${id}`;
}

/** When the next attempt is due; a notification without attempts is due since its event. */
function nextAttemptAt(row: LoggedNotification): string | null {
	if (row.delivery_status !== "pending") return null;
	return row.due_at === null ? row.created_at : toInstant(new Date(row.due_at));
}

/** The record of a notification in the log. */
export function serializeLoggedNotification(
	row: LoggedNotification,
): LoggedWebhookNotification {
	const { id, reference_type: type, reference_id: referenceId } = row;
	return {
		id,
		type: "webhook_notification",
		attributes: {
			id,
			event: row.event,
			delivery_status: row.delivery_status,
			created_at: row.created_at,
			sequence: row.sequence,
			attempts: row.attempts,
			next_attempt_at: nextAttemptAt(row),
		},
		relationships: {
			reference_object: {
				data: { id: referenceId, type } as ReferenceObjectIdentifier,
			},
			webhook: { data: { id: row.webhook_id, type: "webhook" } },
			webhook_notification_logs: { data: [] },
		},
		links: { self: webhookNotificationPath(id) },
	};
}

/** The record of one delivery attempt. */
export function serializeAttempt(
	row: DeliveryTable,
): WebhookNotificationAttempt {
	return {
		id: row.id,
		type: "webhook_notification_attempt",
		attributes: {
			attempt: row.attempt,
			attempted_at: row.attempted_at,
			duration_ms: row.duration_ms,
			succeeded: isAcknowledged({ statusCode: row.status_code }),
			status_code: row.status_code,
			error: row.error,
			response_body: row.response_body,
		},
	};
}
