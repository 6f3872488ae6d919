import type { ContainerMap } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Lifetime } from "../../map/lifetime.ts";

/**
 * The map of a container as replied. A change of its route deletes the row. The columns have the other conditions under which the map
 * changes.
 */
export interface ContainerMapTable {
	account_id: string;
	container_id: string;
	document: JsonText<ContainerMap>;
	/** How long clients may cache it. */
	phase: Lifetime["phase"];
	/** The vessel that carries the container, whose positions change the map; null without one. */
	vessel_id: string | null;
	/** The time of the vessel's last position on the map; null without one. */
	position_at: string | null;
	/** When the map changes even without new positions; null for never. */
	changes_at: string | null;
	/** The entity tag of the document; null for maps drawn before tags were stored. */
	etag: string | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		container_maps: ContainerMapTable;
	}
}
