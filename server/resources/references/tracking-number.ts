/**
 * The key by which submitted numbers are compared: upper case, without the blanks, dots, slashes, dashes and underscores that documents
 * use to group characters.
 */
export function trackingNumberKey(number: string): string {
	return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The most records of one number, the latest ones. A number that is tracked for years has a few. */
export const MOST_OF_A_NUMBER = 1_000;
