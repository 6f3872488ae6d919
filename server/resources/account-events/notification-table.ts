import type { WebhookNotification } from "../../../generated/openapi.ts";

/** One event for one webhook, with the state of its delivery. The event itself is in `account_events`. */
export interface NotificationTable {
	account_id: string;
	webhook_number: number;
	/** The position of its event. */
	position: number;
	delivery_status: WebhookNotification["attributes"]["delivery_status"];
	/** Number of all attempts. */
	attempts: number;
	/** Failed attempts since it became pending; they determine the retry delay. */
	failures: number;
	/**
	 * When the next retry is due, by the application clock. Null without a planned retry: a pending notification without
	 * one is due at once.
	 */
	due_at: string | null;
}

/** Where a notification stands in the log of its account: the position of its event, and the number of its webhook. */
export type NotificationPosition = Pick<
	NotificationTable,
	"position" | "webhook_number"
>;

/** One attempt to deliver a notification. */
export interface DeliveryTable {
	account_id: string;
	notification_id: string;
	/** The number of the attempt, from 1. */
	attempt: number;
	/** Id of the attempt in the API. */
	id: string;
	attempted_at: string;
	duration_ms: number;
	status_code: number | null;
	error: string | null;
	/** The first kilobyte of the receiver's response. */
	response_body: string | null;
}

/** The delivery queue of a webhook and the state of its circuit breaker. Each webhook has one row. */
export interface DeliveryQueueTable {
	webhook_id: string;
	account_id: string;
	webhook_number: number;
	/** Every notification up to this position has been attempted, or has a time in `due_at`. */
	frontier: number;
	/** When the next delivery is due, by the application clock; null when none is, or while a courier holds the lease. */
	due_at: string | null;
	/** Consecutive failed attempts, without those while the circuit is open. */
	failures: number;
	/** When the first consecutive attempt failed; null after a success. */
	failing_since: string | null;
	/** When the open circuit allows the next attempt, by the application clock; null when it is closed. */
	open_until: string | null;
	/** The process that holds the lease; null without a lease. */
	lease_owner: string | null;
	/** When the lease expires (wall-clock time). */
	lease_until: string | null;
}

/** The failures of a webhook's receiver since its last success. */
export type Health = Pick<
	DeliveryQueueTable,
	"failures" | "failing_since" | "open_until"
>;

/** The state without failures since the last success. */
export const HEALTHY: Health = {
	failures: 0,
	failing_since: null,
	open_until: null,
};

/** The number of the last event of a container that the account was notified of. */
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
