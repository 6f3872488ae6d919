import type {
	TrackingRequestCreateDocument,
	TrackingRequestDocument,
} from "../../../generated/openapi.ts";
import type { Tenant } from "../installation/test-landfall.ts";
import { eventually } from "../time/eventually.ts";

type Attributes = TrackingRequestCreateDocument["data"]["attributes"];

/** A number to track; by default a bill of lading of MSC. */
export type NumberToTrack = Partial<
	Pick<
		Attributes,
		| "request_number"
		| "request_type"
		| "scac"
		| "ref_numbers"
		| "shipment_tags"
		| "initial_custom_fields"
	>
> & { readonly auto_detect_vocc_scac?: boolean };

/** The body of a request to track a number. */
export function trackingRequestBody(wanted: NumberToTrack = {}) {
	return {
		data: {
			type: "tracking_request" as const,
			attributes: {
				request_type: "bill_of_lading" as const,
				request_number: "MEDUPLAIN482917",
				scac: "MSCU",
				...wanted,
			},
		},
	};
}

/** Submits a number and waits until its request is no longer pending. */
export async function trackNumber(
	tenant: Tenant,
	wanted: NumberToTrack = {},
): Promise<TrackingRequestDocument> {
	const { data } = await tenant.client.createTrackingRequest(
		trackingRequestBody(wanted),
	);
	return eventually(
		`${data.attributes.request_number} is tracked`,
		async () => {
			const document = await tenant.client.getTrackingRequest(data.id);
			return document.data.attributes.status !== "pending" && document;
		},
	);
}

/** Submits a number that its line knows and returns the id of the shipment. */
export async function trackShipment(
	tenant: Tenant,
	wanted: NumberToTrack = {},
): Promise<string> {
	const { data } = await trackNumber(tenant, wanted);
	const shipment = data.relationships.tracked_object.data;
	if (!shipment) throw new Error(`${data.attributes.status}, not created`);
	return shipment.id;
}
