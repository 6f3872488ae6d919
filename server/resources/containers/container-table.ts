import type {
	Container,
	ContainerEtaHistory,
	ContainerProvenance,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { SeaStop } from "../../tracking/journey/journey.ts";
import type { PackedOrigins } from "../provenance/packed-origins.ts";

/** A container on one journey: its look-up columns and its record as replied. */
export interface ContainerTable {
	account_id: string;
	id: string;
	shipment_id: string;
	created_at: string;
	/** ISO 6346 number. */
	number: string;
	/** The customer of its shipment; null for none. */
	customer_id: string | null;
	/** The resource object as replied, written when the record changes. */
	document: JsonText<Container>;
	/** The source of each attribute, and the history of each estimated time. */
	origins: PackedOrigins<ContainerProvenance, ContainerEtaHistory>;
	/** The ports of its sea route in order, for its map. */
	sea_stops: JsonText<readonly SeaStop[]>;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		containers: ContainerTable;
	}
}
