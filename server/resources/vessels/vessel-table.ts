import type { Vessel } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A vessel that some source has named. Shared by all accounts: it says nothing about who tracks what. */
export interface VesselTable {
	id: string;
	/** Seven-digit IMO number; null when the source gave only a name. */
	imo: string | null;
	/** Null while no source has named it. */
	name: string | null;
	/** Nine-digit MMSI; null while no source of positions has told it. */
	mmsi: string | null;
	/** When it was seen last; null, like all that follows, while it never was. */
	position_at: string | null;
	latitude: number | null;
	longitude: number | null;
	heading_degrees: number | null;
	speed_knots: number | null;
	/** Since when its positions have been asked for without a gap; null while nobody has. */
	followed_from: string | null;
	/** Until when they have been; null while nobody has. */
	asked_until: string | null;
	/** The resource object, read as it is. */
	document: JsonText<Vessel>;
}

/** A vessel as it is written first: nobody has seen it. */
export type NamedVesselRow = Pick<
	VesselTable,
	"id" | "imo" | "name" | "document"
>;

declare module "../../database/schema/schema.ts" {
	interface Schema {
		vessels: VesselTable;
	}
}
