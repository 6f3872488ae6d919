/**
 * The key by which submitted numbers are compared: upper case without blanks, dots, slashes, dashes and underscores, with which
 * documents group numbers.
 */
export function trackingNumberKey(number: string): string {
	return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The most records of one number, the latest. Tracked for years, a number has a few. */
export const MOST_OF_A_NUMBER = 1_000;
