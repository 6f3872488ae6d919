import { isContainerNumber } from "../../../server/reference/iso-6346.ts";
import type { ShippingLineFacts } from "../../../server/reference/reference-types.ts";
import { SHIPPING_LINES } from "../../../server/reference/shipping-lines.ts";

/** The kinds of number that a shipping line can be asked for. */
export type NumberKind = "bill" | "booking" | "container";

/** A normalized number of a line: upper case and, except for containers, without the leading SCAC. */
export interface RequestedNumber {
	readonly line: ShippingLineFacts;
	readonly kind: NumberKind;
	readonly number: string;
}

const linesByScac = new Map<string, ShippingLineFacts>();
for (const line of SHIPPING_LINES) {
	for (const scac of [line.scac, ...line.alternativeScacs]) {
		linesByScac.set(scac, line);
	}
}

/** The line with a SCAC or alias, in any case. */
export function lineByScac(scac: string): ShippingLineFacts | undefined {
	return linesByScac.get(scac.toUpperCase());
}

const SHORTEST_NUMBER = 4;
const SHAPE = /^[A-Z0-9]{4,20}$/;

/**
 * Normalizes a number of a line, or returns a sentence that says what is wrong with it.
 * Bills and bookings are 4 to 20 letters and digits; containers have the form and check digit of ISO 6346.
 */
export function readNumber(
	line: ShippingLineFacts,
	kind: NumberKind,
	text: string,
): RequestedNumber | string {
	const number = text.toUpperCase();
	if (kind === "container") {
		return isContainerNumber(number)
			? { line, kind, number }
			: `${text} is not a container number of ISO 6346`;
	}
	if (!SHAPE.test(number)) {
		return `${text} is not 4 to 20 letters and digits`;
	}
	return { line, kind, number: withoutScac(line, number) };
}

function withoutScac(line: ShippingLineFacts, number: string): string {
	const scacs = [line.scac, ...line.alternativeScacs];
	const scac = scacs.find((prefix) => number.startsWith(prefix));
	const rest = number.slice(scac?.length ?? 0);
	return rest.length < SHORTEST_NUMBER ? number : rest;
}

/** Lines whose bills begin with an alias instead of the SCAC. */
const BILL_PREFIXES: Readonly<Record<string, string>> = { MSCU: "MEDU" };
const LONGEST_BILL = 20;

/** A bill as the line writes it: with a leading SCAC, unless the line omits it. */
export function writtenBill(line: ShippingLineFacts, bare: string): string {
	if (line.stripsScacPrefix) return bare;
	const written = (BILL_PREFIXES[line.scac] ?? line.scac) + bare;
	return written.length > LONGEST_BILL ? bare : written;
}

/** The key of a number in the world's memory. */
export function numberKey({ line, kind, number }: RequestedNumber): string {
	return `${line.scac}:${kind}:${number}`;
}

/** The number of a key; undefined for an invalid key. */
export function readNumberKey(key: string): RequestedNumber | undefined {
	const [scac = "", kind, number = ""] = key.split(":");
	const line = lineByScac(scac);
	const isKind = kind === "bill" || kind === "booking" || kind === "container";
	return line !== undefined && isKind ? { line, kind, number } : undefined;
}

/** Whether a number is reserved as unknown: it contains NOTFOUND or ends in 0404. */
export function isReservedUnknown(number: string): boolean {
	return number.includes("NOTFOUND") || number.endsWith("0404");
}
