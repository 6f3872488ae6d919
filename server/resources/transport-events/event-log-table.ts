import type { JsonText } from "../../database/json-text.ts";

/** Transport events that one commit wrote, new or corrected. Never changed. */
export interface EventLogTable {
	account_id: string;
	/** Its number in the log of the account, from 1, in commit order. */
	position: number;
	created_at: string;
	/** The ids of the events, in order. */
	events: JsonText<string[]>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		transport_event_log: EventLogTable;
	}
}
