import type { RawEvent } from "../../../generated/openapi.ts";

/**
 * The part of an observation in the history of one container. Its record is made from what the source said when it is
 * read; the row has only what follows from where it stands and from what else was said.
 */
export interface RawEventTable {
	account_id: string;
	id: string;
	container_id: string;
	/** The observation that was recorded first under its identity: corrections do not make it another event. */
	observation_id: string;
	/** The observation that stands; null in what the first release recorded, until the next message about the container. */
	version_id: string | null;
	/** Order within the container's history. */
	position: number;
	event: RawEvent["attributes"]["event"];
	is_estimate: 0 | 1;
	/** UN/LOCODE of the place, which other messages can have given. */
	locode: string | null;
	vessel_name: string | null;
	vessel_imo: string | null;
	/** When the source took it back, or said something else in its place. */
	invalidated_at: string | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		raw_events: RawEventTable;
	}
}
