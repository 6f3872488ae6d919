import { hasContainerForm } from "../../reference/iso-6346.ts";

const NUMBER = /^[A-Z\d]+$/;

/** White space, dashes and the minus sign, characters that nobody sees (Unicode Pd, Cf), and what people put between parts. */
const SEPARATORS = /[\s\p{Pd}\u2212\p{Cf}./_]/gu;

/** What stands beside the number on a container: size and type by ISO 6346 (45G1), or as the trade says it (40HC). */
const SIZE_AND_TYPE = /^[1-4L][\dA-Z][A-Z][A-Z\d]$/;
const CONTAINER_LENGTH = 11;

/**
 * A number as it is compared: in upper case, without separators, full-width and other variants of letters and digits as plain ones
 * (Unicode NFKC), a container's without the size and type behind it. Undefined when nothing is left, or anything but letters A
 * to Z and digits.
 */
export function readNumber(text: string): string | undefined {
	const letters = lettersAndDigits(text);
	return letters && withoutSizeAndType(letters);
}

function lettersAndDigits(text: string): string | undefined {
	if (NUMBER.test(text)) return text;
	const bare = text.normalize("NFKC").replace(SEPARATORS, "");
	// Only then in upper case, which makes two letters of some that are none of A to Z.
	return /^[A-Za-z\d]+$/.test(bare) ? bare.toUpperCase() : undefined;
}

function withoutSizeAndType(key: string): string {
	if (!SIZE_AND_TYPE.test(key.slice(CONTAINER_LENGTH))) return key;
	const number = key.slice(0, CONTAINER_LENGTH);
	return hasContainerForm(number) ? number : key;
}

/** No number of a line is shorter than this. */
export const SHORTEST_NUMBER = 4;
/** No number of a line is longer than this. */
export const LONGEST_NUMBER = 20;

/** Whether a number is neither too short nor too long to be one of a line. */
export function hasPossibleLength(key: string): boolean {
	return key.length >= SHORTEST_NUMBER && key.length <= LONGEST_NUMBER;
}
