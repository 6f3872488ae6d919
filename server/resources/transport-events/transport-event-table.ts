import type { TransportEvent } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A milestone or estimate in a container's journey: its identity, and the record as it is replied. */
export interface TransportEventTable {
	account_id: string;
	id: string;
	container_id: string;
	/** Identity of the milestone within the container; stays when its time is corrected. */
	key: string;
	/** Counts the estimates of one milestone; 0 for what happened. */
	version: number;
	event: TransportEvent["attributes"]["event"];
	timestamp: string;
	is_estimate: 0 | 1;
	/** When the messages ceased to bear it out. */
	invalidated_at: string | null;
	created_at: string;
	/** The resource object, written when the record changes and read as it is. */
	document: JsonText<TransportEvent>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		transport_events: TransportEventTable;
	}
}
