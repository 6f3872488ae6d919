import { withoutSizeAndType } from "../../reference/iso-6346.ts";

const NUMBER = /^[A-Z\d]+$/;

/** Separators: white space, dashes, the minus sign, invisible characters (Unicode Pd, Cf) and punctuation between parts. */
const SEPARATORS = /[\s\p{Pd}\u2212\p{Cf}./_]/gu;

/**
 * The key of a number: upper case, without separators, with variants of letters and digits as plain ones (Unicode NFKC). A container
 * number loses its size and type. Undefined when the key is empty or has characters other than A to Z and digits.
 */
export function readNumber(text: string): string | undefined {
	const letters = lettersAndDigits(text);
	return letters && withoutSizeAndType(letters);
}

function lettersAndDigits(text: string): string | undefined {
	if (NUMBER.test(text)) return text;
	const bare = text.normalize("NFKC").replace(SEPARATORS, "");
	// Upper case comes last: it turns some letters outside A to Z into two letters.
	return /^[A-Za-z\d]+$/.test(bare) ? bare.toUpperCase() : undefined;
}

/** No number of a line is shorter than this. */
export const SHORTEST_NUMBER = 4;
/** No number of a line is longer than this. */
export const LONGEST_NUMBER = 20;

/** Whether a number is neither too short nor too long to be one of a line. */
export function hasPossibleLength(key: string): boolean {
	return key.length >= SHORTEST_NUMBER && key.length <= LONGEST_NUMBER;
}
