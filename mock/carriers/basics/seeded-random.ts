/**
 * Repeatable random values: the same key and name always give the same value, in any order of calls. So a journey needs no stored
 * state, and one more drawn value changes none of the others.
 */
export interface SeededRandom {
	/** A number of at least 0 and below 1. */
	fraction(what: string): number;
	/** A number from `least` up to `most`. */
	between(what: string, least: number, most: number): number;
	/** A whole number from `least` to `most`, both included. */
	integer(what: string, least: number, most: number): number;
	/** True with the given probability. */
	chance(what: string, probability: number): boolean;
	/** One item of the list, which must not be empty. */
	pick<Item>(what: string, list: readonly Item[]): Item;
	/** The shape with every `#` replaced by a digit, every `@` by a letter, and every `*` by a digit or a letter. */
	text(what: string, shape: string): string;
	/** Independent random values for a part. */
	of(part: string): SeededRandom;
}

const DIGITS = "0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ALPHABETS: Readonly<Record<string, string>> = {
	"#": DIGITS,
	"@": LETTERS,
	"*": DIGITS + LETTERS,
};

/** 32 bits from a text: FNV-1a, mixed by the finalizer of MurmurHash3 so that similar texts give unlike values. */
function hash32(text: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** The random values of a key. */
export function randomFor(key: string): SeededRandom {
	const fraction = (what: string) => hash32(`${key}|${what}`) / 2 ** 32;
	const integer = (what: string, least: number, most: number) =>
		least + Math.floor(fraction(what) * (most - least + 1));
	return {
		fraction,
		integer,
		between: (what, least, most) => least + fraction(what) * (most - least),
		chance: (what, probability) => fraction(what) < probability,
		pick: (what, list) => {
			const item = list[integer(what, 0, list.length - 1)];
			if (item === undefined) throw new Error(`nothing to pick for ${what}`);
			return item;
		},
		text: (what, shape) =>
			shape.replace(/[#@*]/g, (sign, at: number) => {
				const alphabet = ALPHABETS[sign] ?? DIGITS;
				return alphabet.charAt(
					integer(`${what} ${at}`, 0, alphabet.length - 1),
				);
			}),
		of: (part) => randomFor(`${key}|${part}`),
	};
}

/** The random values that all journeys of a world share, such as the weather. */
export function worldRandom(seed: string): SeededRandom {
	return randomFor(`world ${seed}`);
}

/** A UUID (version 8, RFC 9562 section 5.8) derived from a text. */
export function uuidFrom(text: string): string {
	const words = [0, 1, 2, 3].map((part) =>
		hash32(`${part}|${text}`).toString(16).padStart(8, "0"),
	);
	const hex = words.join("");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
