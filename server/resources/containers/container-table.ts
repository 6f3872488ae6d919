import type {
	Container,
	ContainerEtaHistory,
	ContainerProvenance,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { SeaStop } from "../../tracking/derive/journey.ts";

/** A container on one journey: what it is looked up by, and the record as it is replied. */
export interface ContainerTable {
	account_id: string;
	id: string;
	shipment_id: string;
	created_at: string;
	/** ISO 6346 number. */
	number: string;
	/** The resource object, written when the record changes and read as it is. */
	document: JsonText<Container>;
	/** Where each attribute comes from, as it is replied. */
	provenance: JsonText<ContainerProvenance>;
	/** What each estimated time has been, as it is replied. */
	eta_history: JsonText<ContainerEtaHistory>;
	/** The ports of its way by sea, in order: what its map is drawn from. */
	sea_stops: JsonText<readonly SeaStop[]>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		containers: ContainerTable;
	}
}
