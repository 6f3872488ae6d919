import type { TrackingRequest } from "../../../generated/openapi.ts";
import type { Columns } from "./columns.ts";

/** The columns of a table of tracking requests. */
export const TRACKING_REQUEST_COLUMNS: Columns<TrackingRequest> = {
	ID: ({ id }) => id,
	Number: ({ attributes }) => attributes.request_number,
	Kind: ({ attributes }) => attributes.request_type,
	SCAC: ({ attributes }) => attributes.scac,
	Status: ({ attributes }) => attributes.status,
	Reason: ({ attributes }) => attributes.failed_reason,
	"Is retrying": ({ attributes }) => attributes.is_retrying,
	"Shipment ID": ({ relationships }) => relationships.tracked_object?.data?.id,
	References: ({ attributes }) => attributes.ref_numbers,
	Tags: ({ attributes }) => attributes.shipment_tags,
	Created: ({ attributes }) => attributes.created_at,
	Updated: ({ attributes }) => attributes.updated_at,
	"Duplicate of": ({ attributes }) => attributes.duplicate_of,
};
