import type {
	EventName,
	WebhookNotification,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { PackedTexts } from "../../database/packed-texts/packed-texts.ts";

/** A record that the notifications of an event include. */
export type IncludedRecord = NonNullable<
	WebhookNotificationDocument["included"]
>[number];

/** The subject of an event. */
export type EventReference =
	WebhookNotification["relationships"]["reference_object"]["data"];

/** An event of an account for which at least one webhook has a notification. Never changed. */
export interface AccountEventTable {
	account_id: string;
	/** Its number among all events of the account, from 1, in commit order. */
	position: number;
	event: EventName;
	reference_type: EventReference["type"];
	reference_id: string;
	/** The container of the event; null for an event that does not concern a single container. */
	container_id: string | null;
	/** Its number among the events of the container; null without a container. */
	sequence: number | null;
	created_at: string;
	/** The position of the first event of its commit. */
	batch: number;
	/** The places of its included records in {@link EventRecordTable}, in order. */
	records: JsonText<number[]>;
	/** The trace of the work that committed it, as W3C `traceparent`; null without one. */
	traceparent: string | null;
}

/** Records that events of one commit include, stored once for all of them. Never changed. */
export interface EventRecordTable {
	account_id: string;
	/** The position of the commit's first event. */
	batch: number;
	/** The place of the first record; the others follow. */
	place: number;
	text: PackedTexts<JsonText<IncludedRecord>>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		account_events: AccountEventTable;
		event_records: EventRecordTable;
	}
}
