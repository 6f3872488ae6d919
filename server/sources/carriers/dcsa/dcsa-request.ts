import { withoutSizeAndType } from "../../../reference/iso-6346.ts";
import type { Inquiry } from "../../contracts/carrier.ts";
import { CarrierError } from "../../requests/carrier-errors.ts";
import type { FilterNames } from "./dcsa-request-versions.ts";

type RequestType = Inquiry["requestType"];

/** Longest number of each type (DCSA Track & Trace 2.2 and 3.0, parameters of the events). */
const MAX_LENGTHS: Readonly<Record<RequestType, number>> = {
	bill_of_lading: 20,
	booking: 35,
	container: 15,
};

/** A line's rules for numbers in requests. */
export interface NumberRules {
	/** Prefixes to strip from bill and booking numbers; none when the line expects them. */
	readonly strippedPrefixes: readonly string[];
	/** Prefix of every bill number, added where it is missing. */
	readonly addedPrefix?: string | undefined;
	/** Whether the line requires a container beside a bill or booking. */
	readonly needsContainer?: boolean | undefined;
}

/** A number in the form of the line's request. */
export interface CarrierNumber {
	/** The bill, booking or container itself. */
	readonly own: string;
	/** The values of the filters. */
	readonly values: Readonly<Partial<Record<RequestType, string>>>;
}

/** Suffix of a number that names one container of the shipment (ISO 6346). */
const CONTAINER_PART = /\/([A-Z]{4}\d{7})$/;

function checked(requestType: RequestType, number: string): string {
	const maxLength = MAX_LENGTHS[requestType];
	if (/^[\x21-\x7e]+$/.test(number) && number.length <= maxLength) {
		return number;
	}
	throw new CarrierError(
		"invalid_number",
		`a ${requestType} number has 1 to ${maxLength} letters and digits`,
	);
}

function withRightPrefix(
	requestType: RequestType,
	number: string,
	{ strippedPrefixes, addedPrefix }: NumberRules,
): string {
	const isOther = (code: string) =>
		number.startsWith(code) && number.length > code.length;
	const bare = number.slice(strippedPrefixes.find(isOther)?.length ?? 0);
	return requestType === "bill_of_lading" &&
		addedPrefix !== undefined &&
		!bare.startsWith(addedPrefix)
		? addedPrefix + bare
		: bare;
}

/**
 * The number in the carrier's form: upper case, without blanks, dots and dashes, with the prefix that the line expects. A container
 * number loses the size and type that may follow it. A slash and a container number may follow a bill or booking. The request then
 * has both, which some lines require. Throws {@link CarrierError} `invalid_number` for an impossible number.
 */
export function carrierNumber(
	inquiry: Inquiry,
	rules: NumberRules,
): CarrierNumber {
	const { requestType } = inquiry;
	const number = inquiry.requestNumber
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[\s.\p{Pd}]/gu, "");
	if (requestType === "container") {
		const bare = number.replaceAll(/[/_]/g, "");
		const own = checked(requestType, withoutSizeAndType(bare));
		return { own, values: { container: own } };
	}
	const container = CONTAINER_PART.exec(number)?.[1];
	if (container === undefined && rules.needsContainer) {
		throw new CarrierError(
			"invalid_number",
			`the line answers for a ${requestType} number only together with a container: <number>/<container>`,
		);
	}
	const written = container === undefined ? number : number.slice(0, -12);
	const own = checked(
		requestType,
		withRightPrefix(requestType, written, rules),
	);
	return container === undefined
		? { own, values: { [requestType]: own } }
		: { own, values: { [requestType]: own, container } };
}

/** The address of all events about a number. */
export function eventsUrl(
	base: { readonly baseUrl: string; readonly eventsPath: string },
	filters: FilterNames,
	{ values }: CarrierNumber,
): URL {
	const url = new URL(base.baseUrl.replace(/\/+$/, "") + base.eventsPath);
	for (const [requestType, value] of Object.entries(values)) {
		url.searchParams.set(filters[requestType as RequestType], value);
	}
	return url;
}
