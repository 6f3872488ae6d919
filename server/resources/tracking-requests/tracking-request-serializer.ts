import type { TrackingRequest } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** The path of a tracking request. */
export function trackingRequestPath(id: string): string {
	return `/v2/tracking_requests/${id}`;
}

/** The record of a tracking request. */
export function serializeTrackingRequest(
	row: TrackingRequestTable,
): TrackingRequest {
	return {
		id: row.id,
		type: "tracking_request",
		attributes: {
			request_number: row.request_number,
			request_type: row.request_type,
			scac: row.scac === "" ? null : row.scac,
			ref_numbers: fromJsonText(row.ref_numbers),
			shipment_tags: fromJsonText(row.shipment_tags),
			initial_custom_fields:
				row.initial_custom_fields === null
					? null
					: fromJsonText(row.initial_custom_fields),
			created_at: row.created_at,
			updated_at: row.updated_at,
			status: row.status,
			failed_reason: row.failed_reason,
			duplicate_of: row.duplicate_of,
			is_retrying: row.is_retrying === 1,
			retry_count: row.retry_count,
		},
		relationships: {
			tracked_object: {
				data:
					row.shipment_id === null
						? null
						: { id: row.shipment_id, type: "shipment" },
			},
			customer: {
				data:
					row.customer_id === null
						? null
						: { id: row.customer_id, type: "party" },
			},
			user: { data: null },
		},
		links: { self: trackingRequestPath(row.id) },
	};
}
