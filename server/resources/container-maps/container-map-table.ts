import type { ContainerMap } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Lifetime } from "../../map/lifetime.ts";
import type { ContainerTable } from "../containers/container-table.ts";

/** The map of a container as it is replied, and what it was drawn from: it is good as long as that is still so. */
export interface ContainerMapTable {
	account_id: string;
	container_id: string;
	document: JsonText<ContainerMap>;
	/** How long a client may keep it. */
	phase: Lifetime["phase"];
	/** The ports of the way, as the container had them. */
	sea_stops: ContainerTable["sea_stops"];
	/** The vessel that carries the container, with whose positions the map changes; null while none does. */
	vessel_id: string | null;
	/** When this vessel had been seen last; empty when it never had been. */
	position_at: string;
	/** When the map is another one though nothing was heard in between; null for never. */
	changes_at: string | null;
}
