import type { ShippingLine } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { ShippingLineFacts } from "../../reference/reference-types.ts";

/** The record of a shipping line. */
export function serializeShippingLine(facts: ShippingLineFacts): ShippingLine {
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
		},
	};
}
