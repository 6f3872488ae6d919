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
	url: string;
	active: 0 | 1;
	events: JsonText<EventName[]>;
	/** `whsec_` and 32 random bytes in base64. */
	secret: string;
	headers: JsonText<NonNullable<Webhook["attributes"]["headers"]>>;
	created_at: string;
}

/** One event for one webhook. */
export interface NotificationTable {
	account_id: string;
	id: string;
	webhook_id: string;
	event: EventName;
	/** The exact bytes that are signed and sent, every time. */
	body: string;
	delivery_status: WebhookNotification["attributes"]["delivery_status"];
	created_at: string;
}

/** One attempt to hand a notification over. */
export interface DeliveryTable {
	account_id: string;
	id: string;
	notification_id: string;
	attempt: number;
	attempted_at: string;
	duration_ms: number;
	status_code: number | null;
	error: string | null;
	/** The first kilobyte of the receiver's answer. */
	response_body: string | null;
}
