import { withoutSizeAndType } from "../../reference/iso-6346.ts";

/**
 * The key by which submitted numbers are compared: upper case, without the blanks, dots, slashes, dashes and underscores that documents
 * use to group characters.
 */
export function trackingNumberKey(number: string): string {
	return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The {@link trackingNumberKey} of a submitted number; a container number loses the size and type that may follow it. */
export function submittedNumberKey(type: string, number: string): string {
	const key = trackingNumberKey(number);
	return type === "container" ? withoutSizeAndType(key) : key;
}

/** The most records of one number, the latest ones. A number that is tracked for years has a few. */
export const MOST_OF_A_NUMBER = 1_000;
