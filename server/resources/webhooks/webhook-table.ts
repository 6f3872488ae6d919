import type {
	EventName,
	Webhook,
	WebhookNotification,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** Where an account wants to be told of events. */
export interface WebhookTable {
	account_id: string;
	id: string;
	/** Counts up within the account from 1; never given to another webhook. */
	number: number;
	url: string;
	active: 0 | 1;
	events: JsonText<EventName[]>;
	/** `whsec_` and 32 random bytes in base64. */
	secret: string;
	/** The secret before, which signs as well until it ends; null when there was none. */
	previous_secret: string | null;
	/** Until when the previous secret signs, by the wall; null without one. */
	previous_secret_until: string | null;
	headers: JsonText<NonNullable<Webhook["attributes"]["headers"]>>;
	created_at: string;
	/** When deliveries were ended because of the receiver; null while they are not. */
	deactivated_at: string | null;
	/** Why: it has only failed for days, or said that it is gone. Null when it is active or its owner has paused it. */
	deactivation_reason: "failing" | "gone" | null;
}

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
