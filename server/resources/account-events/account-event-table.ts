import type {
	EventName,
	WebhookNotification,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A record that travels with the notifications of an event. */
export type IncludedRecord = NonNullable<
	WebhookNotificationDocument["included"]
>[number];

/** The record that an event is about. */
export type EventReference =
	WebhookNotification["relationships"]["reference_object"]["data"];

/** Something that happened to what an account tracks and that at least one webhook was to be notified of. Never changed. */
export interface AccountEventTable {
	account_id: string;
	/** Its place among all events of the account, from 1, in the order of their commits. */
	position: number;
	event: EventName;
	reference_type: EventReference["type"];
	reference_id: string;
	/** The container that the event is about; null for an event that is about no single one. */
	container_id: string | null;
	/** Its place among the events of the container; null without one. */
	sequence: number | null;
	created_at: string;
	/** The position of the first event of its commit. */
	batch: number;
	/** The places of its records in {@link EventRecordTable}, in their order. */
	records: JsonText<number[]>;
}

/** A record that travels with events of one commit, stored once however many of them carry it. Never changed. */
export interface EventRecordTable {
	account_id: string;
	/** The position of the commit's first event. */
	batch: number;
	place: number;
	text: JsonText<IncludedRecord>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		account_events: AccountEventTable;
		event_records: EventRecordTable;
	}
}
