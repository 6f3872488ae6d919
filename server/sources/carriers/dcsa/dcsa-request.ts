import type { Inquiry } from "../carrier.ts";
import { CarrierError } from "../carrier-errors.ts";

/** The filter of each kind of number and how long its value may be (DCSA Track & Trace 2.2, `GET /v2/events`). */
const FILTERS = {
	bill_of_lading: { name: "transportDocumentReference", maxLength: 20 },
	booking: { name: "carrierBookingReference", maxLength: 35 },
	container: { name: "equipmentReference", maxLength: 15 },
} as const satisfies Record<
	Inquiry["requestType"],
	{ name: string; maxLength: number }
>;

/** What a line wants of the numbers it is asked for. */
export interface NumberRules {
	/** Codes to take off the front of bill and booking numbers; none when the line wants them. */
	readonly strippedPrefixes: readonly string[];
}

/**
 * The number as the carrier knows it: upper case, without blanks, dots and dashes, without the line's own code in front.
 * Throws {@link CarrierError} `invalid_number` when no carrier could know it.
 */
export function normalizeNumber(inquiry: Inquiry, rules: NumberRules): string {
	const number = inquiry.requestNumber
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[\s.\p{Pd}]/gu, "");
	const prefix =
		inquiry.requestType === "container"
			? undefined
			: rules.strippedPrefixes.find(
					(code) => number.startsWith(code) && number.length > code.length,
				);
	const sent = number.slice(prefix?.length ?? 0);
	const { maxLength } = FILTERS[inquiry.requestType];
	if (!/^[\x21-\x7e]+$/.test(sent) || sent.length > maxLength) {
		throw new CarrierError(
			"invalid_number",
			`a ${inquiry.requestType} number has 1 to ${maxLength} letters and digits`,
		);
	}
	return sent;
}

/** The first page of events about a number, as {@link normalizeNumber} returned it. */
export function eventsUrl(
	base: { readonly baseUrl: string; readonly eventsPath: string },
	requestType: Inquiry["requestType"],
	number: string,
): URL {
	const url = new URL(base.baseUrl.replace(/\/+$/, "") + base.eventsPath);
	url.searchParams.set(FILTERS[requestType].name, number);
	return url;
}
