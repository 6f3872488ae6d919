import { isContainerNumber } from "../../reference/iso-6346.ts";
import { listed } from "../vocabulary/number-words.ts";
import { findOwner } from "./find-owner.ts";

/** Digits and the letters they look like. */
const LETTERS_LIKE: Readonly<Record<string, string>> = {
	"0": "OQD",
	"1": "IL",
	"2": "Z",
	"5": "S",
	"6": "G",
	"8": "B",
};

/** Letters and the digits they look like. */
const DIGIT_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(LETTERS_LIKE).flatMap(([digit, letters]) =>
		[...letters].map((letter) => [letter, digit]),
	),
);

const CONTAINER_LENGTH = 11;
const CATEGORY_POSITION = 3;
/** Most mistakes in a container number. The same confusion throughout, such as O for 0, is one mistake. */
const MOST_SLIPS = 3;
/** Most mistakes with an unknown owner code. */
const MOST_SLIPS_OF_STRANGERS = 2;

/** A container number with confused letters and digits, corrected. */
export interface LookalikeReading {
	/** The corrected number. */
	readonly corrected: string;
	readonly passes: boolean;
	/** The mistakes in words: which characters, and their corrections. */
	readonly slips: string;
}

/**
 * Reads letters as similar digits and digits as similar letters, where a container number has those. Undefined when the result
 * is no container number, or has a wrong check digit and an unknown owner.
 */
export function readLookalikes(key: string): LookalikeReading | undefined {
	if (key.length !== CONTAINER_LENGTH) return undefined;
	let corrections: readonly string[] = [""];
	const mistaken = new Map<string, number[]>();
	for (let position = 0; position < CONTAINER_LENGTH; position++) {
		const character = key.charAt(position);
		const choices = charactersAt(position, character);
		if (choices === undefined) return undefined;
		if (choices !== character) {
			mistaken.set(character, [...(mistaken.get(character) ?? []), position]);
		}
		if (mistaken.size > MOST_SLIPS) return undefined;
		corrections = corrections.flatMap((start) =>
			Array.from(choices, (choice) => start + choice),
		);
	}
	const corrected = bestOf(corrections, mistaken.size);
	if (corrected === undefined) return undefined;
	return {
		corrected,
		passes: isContainerNumber(corrected),
		slips: Array.from(mistaken, slip).join("; "),
	};
}

/** The possible characters at a position of a container number; undefined when there is none. */
function charactersAt(position: number, character: string): string | undefined {
	const isDigit = character <= "9";
	if (position > CATEGORY_POSITION) {
		return isDigit ? character : DIGIT_LIKE[character];
	}
	const letters = isDigit ? LETTERS_LIKE[character] : character;
	if (position < CATEGORY_POSITION) return letters;
	return letters !== undefined && "UJZ".includes(letters) ? letters : undefined;
}

function slip([character, positions]: readonly [string, number[]]): string {
	const is = character <= "9" ? "digit" : "letter";
	const belongs = is === "digit" ? "letter" : "digit";
	const places = listed(positions.map((position) => String(position + 1)));
	return positions.length === 1
		? `character ${places} is the ${is} ${character}, a ${belongs} belongs there`
		: `characters ${places} are the ${is} ${character}, ${belongs}s belong there`;
}

/** The first correction that is valid and has a known owner; otherwise one that is valid; otherwise one with a known owner. */
function bestOf(
	corrections: readonly string[],
	slips: number,
): string | undefined {
	const ofKnown = corrections.filter((number) => findOwner(number));
	const passing = ofKnown.find(isContainerNumber);
	if (passing !== undefined) return passing;
	const stranger =
		slips <= MOST_SLIPS_OF_STRANGERS
			? corrections.find(isContainerNumber)
			: undefined;
	return stranger ?? ofKnown[0];
}
