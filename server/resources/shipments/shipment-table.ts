import type {
	Shipment,
	ShipmentEtaHistory,
	ShipmentProvenance,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Observation } from "../../tracking/observations/observation.ts";

/** A shipment: what it is looked up by, and the record as it is replied. */
export interface ShipmentTable {
	account_id: string;
	id: string;
	created_at: string;
	/** SCAC of the shipping line (never an alias). */
	scac: string;
	bill_of_lading_number: string;
	/** The number that was tracked, as it was sent to the line. */
	normalized_number: string;
	line_tracking_stopped_at: string | null;
	/** The resource object, written when the record changes and read as it is. */
	document: JsonText<Shipment>;
	/** Where each attribute comes from, as it is replied. */
	provenance: JsonText<ShipmentProvenance>;
	/** What each estimated time has been, as it is replied. */
	eta_history: JsonText<ShipmentEtaHistory>;
	/** When the line last said something that it had not said before; null before anything was recorded of that. */
	last_news_at: string | null;
	/** When tracking was last resumed: the windows after which it stops count from then. */
	tracking_resumed_at: string | null;
	/** When what was said is looked at again although nothing is added: an event reported ahead of its time has happened, or a cancellation stands. */
	derive_again_at: string | null;
	/** Raised with every change of the shipment, its containers or their events. */
	revision: number;
}

/** A number by which a shipment is recognized when it is asked for again. */
export interface ShipmentNumberTable {
	account_id: string;
	line_scac: string;
	/** In upper case without separators. */
	number_key: string;
	shipment_id: string;
}

/** What a source said once about a shipment. Never changed, only added; records are derived from all of them. */
export interface ObservationTable {
	account_id: string;
	id: string;
	shipment_id: string;
	source_kind: Observation["source"]["kind"];
	source_code: string;
	/** Identity of the message within its source. */
	key: string;
	/** Digest of what it says: a source that says something else under one key has corrected itself. */
	version: string;
	/** The observation without `raw`. */
	content: JsonText<Omit<Observation, "raw">>;
	/** The message as the source sent it. */
	raw: string;
	/** Digest of `raw`, by which the message is recognized when it is sent again; null when it is to be read again then. */
	text_digest: string | null;
	received_at: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		observations: ObservationTable;
		shipment_numbers: ShipmentNumberTable;
		shipments: ShipmentTable;
	}
}
