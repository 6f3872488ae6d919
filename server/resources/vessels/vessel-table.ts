import type { Vessel } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A vessel that a source has named. Shared by all accounts, without reference to any. */
export interface VesselTable {
	id: string;
	/** Seven-digit IMO number; null when the source gave only a name. */
	imo: string | null;
	/** Null until a source names it. */
	name: string | null;
	/** Nine-digit MMSI; null until a source of positions reports it. */
	mmsi: string | null;
	/** Time of its last position; null, like the position columns below, before the first. */
	position_at: string | null;
	latitude: number | null;
	longitude: number | null;
	heading_degrees: number | null;
	speed_knots: number | null;
	/** Start of the period in which its positions have been polled without a gap; null before the first poll. */
	followed_from: string | null;
	/** End of the period in which its positions have been polled; null before the first poll. */
	asked_until: string | null;
	/** The resource object as replied. */
	document: JsonText<Vessel>;
}

/** A new vessel without positions. */
export type NamedVesselRow = Pick<
	VesselTable,
	"id" | "imo" | "name" | "document"
>;

declare module "../../database/schema/schema.ts" {
	interface Schema {
		vessels: VesselTable;
	}
}
