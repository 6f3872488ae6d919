import type { ContainerMap } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Lifetime } from "../../map/lifetime.ts";

/**
 * The map of a container as it is replied. It is removed when the container goes another way; with whatever else it changes
 * stands beside it.
 */
export interface ContainerMapTable {
	account_id: string;
	container_id: string;
	document: JsonText<ContainerMap>;
	/** How long a client may keep it. */
	phase: Lifetime["phase"];
	/** The vessel that carries the container, with whose positions the map changes; null while none does. */
	vessel_id: string | null;
	/** When this vessel had been seen last; null when it never had been. */
	position_at: string | null;
	/** When the map is another one though nothing was heard in between; null for never. */
	changes_at: string | null;
	/** The entity tag of the document; null when it was drawn before tags were kept. */
	etag: string | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		container_maps: ContainerMapTable;
	}
}
