import { withoutSizeAndType } from "../../reference/iso-6346.ts";

/**
 * The key by which numbers are compared, those that are submitted as well as those that are looked for: upper case, without the blanks,
 * dots, slashes, dashes and underscores that documents use to group characters, and without the size and type behind a container number.
 */
export function trackingNumberKey(number: string): string {
	const characters = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
	return withoutSizeAndType(characters);
}

/** The most records of one number, the latest ones. A number that is tracked for years has a few. */
export const MOST_OF_A_NUMBER = 1_000;
