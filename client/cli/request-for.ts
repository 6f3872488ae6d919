import type { InferNumberDocument, LandfallClient } from "../index.ts";

/** What the client takes to track a number. */
export type Wanted = Exclude<
	Parameters<LandfallClient["trackingRequests"]["create"]>[0],
	InferNumberDocument
>;

/** A text that the server takes as a number, of those that have letters or digits. */
const TAKEN = /^[\w ./-]{1,50}$/;

/**
 * The request to track a number, with what is not given completed by the inference. The number stays as it was given: the server
 * reads it in any spelling, and a line can know only the one with hyphens. Inference reads texts that the server refuses in a
 * request, such as one with a long dash or a tab; of these, the number is what inference has read.
 */
export function requestFor(
	number: string,
	{ data: { attributes } }: InferNumberDocument,
	given: {
		readonly scac: string | undefined;
		readonly request_type?: Wanted["request_type"] | undefined;
	},
): Wanted {
	const { number_type, shipping_line, validation } = attributes;
	const scac = given.scac ?? shipping_line.selected?.scac;
	return {
		request_type: given.request_type ?? number_type,
		request_number: TAKEN.test(number) ? number : validation.parsed_number,
		...(scac === undefined ? { auto_detect_vocc_scac: true } : { scac }),
	};
}
