import type {
	InferNumberDocument,
	InferNumberRequest,
	TrackingRequestCreateDocument,
} from "../generated/openapi.ts";

/** A table as CSV: a text, or bytes in UTF-8 or windows-1252, such as those of a file. */
export type CsvInput = string | Uint8Array<ArrayBuffer> | Blob;

/** Converts the simpler arguments of some methods to the bodies of the contract. */
export const bodies = {
	inferNumber: (number: string): InferNumberRequest => ({ number }),

	createTrackingRequest: (
		wanted: TrackingRequestCreateDocument | InferNumberDocument,
	): TrackingRequestCreateDocument =>
		"meta" in wanted ? requestFor(wanted) : wanted,
};

/** A tracking request for an inferred number. Without a selected line the server tries all candidates. */
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
