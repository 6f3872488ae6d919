import type { RawEvent } from "../../../generated/openapi.ts";

/**
 * An observation in the history of one container. The record is built from the observation on each read. The row has only the values
 * that depend on its order and on other observations.
 */
export interface RawEventTable {
	account_id: string;
	id: string;
	container_id: string;
	/** The number of the first observation with its identity; corrections belong to the same raw event. */
	observation: number;
	/** The number of the current observation; null in rows written before it was stored, until the next message about the container. */
	version: number | null;
	/** Order within the container's history. */
	position: number;
	event: RawEvent["attributes"]["event"];
	is_estimate: 0 | 1;
	/** UN/LOCODE of the place, perhaps from other messages. */
	locode: string | null;
	vessel_name: string | null;
	vessel_imo: string | null;
	/** When the source retracted or replaced it. */
	invalidated_at: string | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		raw_events: RawEventTable;
	}
}
