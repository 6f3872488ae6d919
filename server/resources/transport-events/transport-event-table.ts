import type { TransportEvent } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A milestone or estimate of a container's journey: its identity and its record as replied. */
export interface TransportEventTable {
	account_id: string;
	id: string;
	container_id: string;
	/** Identity of the milestone within the container, which corrections of its time keep. */
	key: string;
	/** Number of the estimate of its milestone; 0 for a fact. */
	version: number;
	event: TransportEvent["attributes"]["event"];
	timestamp: string;
	/** When the messages stopped supporting it. */
	invalidated_at: string | null;
	created_at: string;
	/** The resource object as replied, written when the record changes; stored as `shortEventText` writes it. */
	document: JsonText<TransportEvent>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		transport_events: TransportEventTable;
	}
}
