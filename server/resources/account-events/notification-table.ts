import type { WebhookNotification } from "../../../generated/openapi.ts";

/** One event for one webhook, and what has become of it. What the event says stands in `account_events`. */
export interface NotificationTable {
	account_id: string;
	webhook_number: number;
	/** The position of its event. */
	position: number;
	delivery_status: WebhookNotification["attributes"]["delivery_status"];
	/** Attempts that were made, ever. */
	attempts: number;
	/** Attempts that have failed since it was made pending; the schedule goes by them. */
	failures: number;
	/**
	 * When it is attempted again, by the clock, in milliseconds. Null when no attempt is planned: of a pending one
	 * because it is due since its event.
	 */
	due_at: string | null;
}

/** One attempt to hand a notification over. */
export interface DeliveryTable {
	account_id: string;
	notification_id: string;
	/** Which attempt it was, from 1. */
	attempt: number;
	/** Id of the attempt as a record. */
	id: string;
	attempted_at: string;
	duration_ms: number;
	status_code: number | null;
	error: string | null;
	/** The first kilobyte of the receiver's answer. */
	response_body: string | null;
}

/** What waits for a webhook, and how its receiver has behaved lately. There is one for each webhook. */
export interface DeliveryQueueTable {
	webhook_id: string;
	account_id: string;
	webhook_number: number;
	/** Every notification up to this position was attempted once, or has a time in `due_at`. */
	frontier: number;
	/** Nothing is to be done before then, by the clock; null when nothing waits, or whoever has taken it knows. */
	due_at: string | null;
	/** Attempts that have failed in a row, those of the open circuit not counted. */
	failures: number;
	/** When the first of them failed; null after a success. */
	failing_since: string | null;
	/** Until when nothing is attempted, by the clock; null when the circuit is closed. */
	open_until: string | null;
	/** Who attempts now; null when nobody does. */
	lease_owner: string | null;
	/** Until when its taker may, by the wall. */
	lease_until: string | null;
}

/** How the receiver of a webhook has behaved lately. */
export type Health = Pick<
	DeliveryQueueTable,
	"failures" | "failing_since" | "open_until"
>;

/** Nothing has failed since the last success. */
export const HEALTHY: Health = {
	failures: 0,
	failing_since: null,
	open_until: null,
};

/** How many events of a container the account was told of. */
export interface EventSequenceTable {
	account_id: string;
	container_id: string;
	last_sequence: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		delivery_queues: DeliveryQueueTable;
		event_sequences: EventSequenceTable;
		webhook_deliveries: DeliveryTable;
		webhook_notifications: NotificationTable;
	}
}
