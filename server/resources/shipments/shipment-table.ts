import type { Shipment } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Observation } from "../../tracking/observation.ts";

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
	/** The observation without `raw`. */
	content: JsonText<Omit<Observation, "raw">>;
	/** The message as the source sent it. */
	raw: string;
	received_at: string;
}
