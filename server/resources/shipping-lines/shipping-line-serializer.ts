import type {
	ShippingLine,
	ShippingLineProvidedData,
} from "../../../generated/openapi.ts";
import { LINE_PAGES } from "../../reference/line-pages.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { ShippingLineFacts } from "../../reference/reference-types.ts";

/** The data that a supported line reports about containers: events, but no fees, weights or last free days. */
function providedData(isAsked: boolean): ShippingLineProvidedData {
	return {
		ssl_lfd: false,
		ssl_lfd_notes: "",
		seal_number: isAsked,
		seal_number_notes: "",
		weight_in_lbs: false,
		weight_in_lbs_notes: "",
		equipment_type: isAsked,
		equipment_type_notes: "",
		equipment_height: isAsked,
		equipment_height_notes: "",
		equipment_length: isAsked,
		equipment_length_notes: "",
		pod_arrived_at: isAsked,
		pod_arrived_at_notes: "",
		pod_discharged_at: isAsked,
		pod_discharged_at_notes: "",
		pod_full_out_at: isAsked,
		pod_full_out_at_notes: "",
		empty_terminated_at: isAsked,
		empty_terminated_at_notes: "",
		final_destination_full_out_at: isAsked,
		final_destination_full_out_at_notes: "",
	};
}

/** The record of a shipping line; `isAsked` is whether this installation polls it. */
export function serializeShippingLine(
	facts: ShippingLineFacts,
	isAsked: boolean,
): ShippingLine {
	const pages = LINE_PAGES[facts.scac];
	return {
		id: referenceId("shipping_line", facts.scac),
		type: "shipping_line",
		attributes: {
			scac: facts.scac,
			name: facts.name,
			alternative_scacs: [...facts.alternativeScacs],
			short_name: facts.shortName,
			bill_of_lading_tracking_support: facts.billOfLadingTrackingSupport,
			booking_number_tracking_support: facts.bookingNumberTrackingSupport,
			container_number_tracking_support: facts.containerNumberTrackingSupport,
			tracking_url: pages?.trackingUrl ?? null,
			contact_url: pages?.contactUrl ?? null,
			provided_data: providedData(isAsked),
		},
	};
}
