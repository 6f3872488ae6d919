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
	/** The number in upper case without separators. Requests with the same key and line are duplicates. */
	number_key: string;
	request_type: Attributes["request_type"];
	/** SCAC as submitted, in upper case, perhaps an alias. Empty until the line is detected. */
	scac: string;
	/** SCAC of the line that `scac` names. Empty until the line is detected; two such requests for one number are duplicates. */
	line_scac: string;
	ref_numbers: JsonText<string[]>;
	shipment_tags: JsonText<string[]>;
	/** The customer for the created shipment; null for none. */
	customer_id: string | null;
	/** Values of custom fields for the shipment and its containers, as submitted. */
	initial_custom_fields: JsonText<InitialCustomFields> | null;
	status: Attributes["status"];
	failed_reason: Attributes["failed_reason"];
	/** The request that tracks the shipment of a duplicate. */
	duplicate_of: string | null;
	is_retrying: 0 | 1;
	retry_count: number | null;
	/** The tracked object. */
	shipment_id: string | null;
	/** Digest of the line's last recorded answer, because most answers repeat it. */
	answer_digest: string | null;
	created_at: string;
	updated_at: string;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		tracking_requests: TrackingRequestTable;
	}
}
