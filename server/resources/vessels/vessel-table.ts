import type { Vessel } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A vessel that some source has named. Shared by all accounts: it says nothing about who tracks what. */
export interface VesselTable {
	id: string;
	/** Seven-digit IMO number; null when the source gave only a name. */
	imo: string | null;
	/** Null while no source has named it. */
	name: string | null;
	/** The resource object, read as it is. */
	document: JsonText<Vessel>;
}
