import type {
	Shipment,
	ShipmentEtaHistory,
	ShipmentProvenance,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { PackedOrigins } from "../provenance/packed-origins.ts";

/** A shipment: its look-up columns and its record as replied. */
export interface ShipmentTable {
	account_id: string;
	id: string;
	created_at: string;
	/** SCAC of the shipping line, never an alias. */
	scac: string;
	bill_of_lading_number: string;
	/** The tracked number, as sent to the line. */
	normalized_number: string;
	line_tracking_stopped_at: string | null;
	/** The customer of the shipment; null for none. */
	customer_id: string | null;
	/** The resource object as replied, written when the record changes. */
	document: JsonText<Shipment>;
	/** The source of each attribute, and the history of each estimated time. */
	origins: PackedOrigins<ShipmentProvenance, ShipmentEtaHistory>;
	/** Time of the line's last new message; null before the first. */
	last_news_at: string | null;
	/** When tracking was last resumed, which restarts the windows after which it stops. */
	tracking_resumed_at: string | null;
	/** When to derive the record again without new messages: an early event has happened, or a cancellation takes effect. */
	derive_again_at: string | null;
	/** Version, incremented with every change of the shipment, its containers or their events. */
	revision: number;
}

/** A number that identifies a shipment when it is submitted again. */
export interface ShipmentNumberTable {
	account_id: string;
	line_scac: string;
	/** In upper case without separators. */
	number_key: string;
	shipment_id: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		shipment_numbers: ShipmentNumberTable;
		shipments: ShipmentTable;
	}
}
