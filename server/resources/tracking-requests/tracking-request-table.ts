import type {
	InitialCustomFields,
	TrackingRequest,
} from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

type Attributes = TrackingRequest["attributes"];

/** A tracking request. */
export interface TrackingRequestTable {
	account_id: string;
	id: string;
	/** As submitted. */
	request_number: string;
	/** The number in upper case without separators: two requests for one number and line are duplicates. */
	number_key: string;
	request_type: Attributes["request_type"];
	/** As submitted, in upper case; can be an alias. Empty while the line is not detected. */
	scac: string;
	/** SCAC of the shipping line that `scac` stands for. Empty as well, so that two detections for one number are duplicates. */
	line_scac: string;
	ref_numbers: JsonText<string[]>;
	shipment_tags: JsonText<string[]>;
	/** The party that the shipment is for. */
	customer_id: string | null;
	/** Values of custom fields for the shipment and its containers, as submitted. */
	initial_custom_fields: JsonText<InitialCustomFields> | null;
	status: Attributes["status"];
	failed_reason: Attributes["failed_reason"];
	is_retrying: 0 | 1;
	retry_count: number | null;
	/** The tracked object. */
	shipment_id: string | null;
	/** Digest of the answer of the line that was recorded last: most answers say nothing new. */
	answer_digest: string | null;
	created_at: string;
	updated_at: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		tracking_requests: TrackingRequestTable;
	}
}
