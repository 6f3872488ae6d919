/**
 * What makes two submitted numbers the same: upper case without blanks, dots, slashes, dashes and underscores.
 * People copy numbers from documents that group them in all these ways.
 */
export function trackingNumberKey(number: string): string {
	return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Records of one number that are looked at, the latest. Tracked for years, a number has a few. */
export const MOST_OF_A_NUMBER = 1_000;
