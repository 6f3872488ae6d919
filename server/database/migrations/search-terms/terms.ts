/** Shortest part of a number that matches. */
const SHORTEST_PART = 4;

/** The most characters of a term. */
const LONGEST = 40;

/** The most terms of one record. */
const MOST_TERMS = 400;

const keyOf = (text: string) =>
	text
		.normalize("NFKC")
		.toUpperCase()
		.replaceAll(/[^\p{L}\p{N}]/gu, "")
		.slice(0, LONGEST);

function endsOf(number: string): [string, number][] {
	const key = keyOf(number);
	const ends: [string, number][] = key === "" ? [] : [[key, 0]];
	for (let place = 1; place <= key.length - SHORTEST_PART; place++)
		ends.push([key.slice(place), place]);
	return ends;
}

function wordsOf(name: string): [string, number][] {
	const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	return words.map((_, place) => [keyOf(words.slice(place).join("")), place]);
}

/** The terms of numbers and names with their places, as these migrations write them. */
export function termsOf(
	numbers: readonly string[],
	names: readonly string[],
): ReadonlyMap<string, number> {
	const terms = new Map<string, number>();
	const all = [...numbers.flatMap(endsOf), ...names.flatMap(wordsOf)];
	for (const [term, place] of all) {
		if (terms.size >= MOST_TERMS) break;
		terms.set(term, Math.min(place, terms.get(term) ?? place));
	}
	return terms;
}
