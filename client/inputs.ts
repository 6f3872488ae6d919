import type {
	InferNumberDocument,
	InferNumberRequest,
	TrackingRequestCreateDocument,
} from "../generated/openapi.ts";

/** The bodies of operations whose methods take something handier than what the contract has them send. */
export const bodies = {
	inferNumber: (number: string): InferNumberRequest => ({ number }),

	createTrackingRequest: (
		wanted: TrackingRequestCreateDocument | InferNumberDocument,
	): TrackingRequestCreateDocument =>
		"meta" in wanted ? requestFor(wanted) : wanted,
};

/** The request to track a number that was inferred. When no line was selected, the server asks those that come into question. */
function requestFor({
	data: { attributes },
}: InferNumberDocument): TrackingRequestCreateDocument {
	const { number_type, validation, shipping_line } = attributes;
	return {
		data: {
			type: "tracking_request",
			attributes: {
				request_type: number_type,
				request_number: validation.parsed_number,
				...(shipping_line.selected
					? { scac: shipping_line.selected.scac }
					: { auto_detect_vocc_scac: true }),
			},
		},
	};
}
