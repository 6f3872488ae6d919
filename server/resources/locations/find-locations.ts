import { referenceKey } from "../references/reference-key.ts";
import {
	KNOWN_LOCATIONS,
	type KnownLocation,
	type LocationType,
	withoutAccents,
} from "./location-texts.ts";
import { errorsAtStart, forgivenErrors } from "./typing-errors.ts";

/** A location that matches a text, and the rank of the match: 0 is best. */
export interface FoundLocation {
	readonly location: KnownLocation;
	readonly rank: number;
}

const BY_CODE = 0;
const BY_NAME = 1;
const BY_START = 2;
const BY_ERROR = 3;

function rankOf(
	{ codes, words }: KnownLocation,
	key: string,
	forgiven: number,
): number | undefined {
	if (codes.includes(key)) return BY_CODE;
	if (words[0] === key) return BY_NAME;
	if (words.some((word) => word.startsWith(key))) return BY_START;
	if (codes.some((code) => code.startsWith(key))) return BY_START;
	if (forgiven === 0) return undefined;
	let fewest = forgiven + 1;
	for (const word of words)
		fewest = Math.min(fewest, errorsAtStart(key, word, forgiven));
	return fewest <= forgiven ? BY_ERROR + fewest : undefined;
}

/** A text without accents, blanks and punctuation, as people type it. */
function typedKey(text: string): string {
	return referenceKey(withoutAccents(text));
}

/**
 * The locations that match a text, in any order; all locations for an empty text. Matches with typing errors count only when there are
 * no exact ones.
 */
export function findLocations(
	text: string,
	types: ReadonlySet<LocationType> | undefined,
): FoundLocation[] {
	const key = typedKey(text);
	const forgiven = forgivenErrors(key);
	const found: FoundLocation[] = [];
	for (const location of KNOWN_LOCATIONS) {
		if (types && !types.has(location.type)) continue;
		const rank = key === "" ? BY_START : rankOf(location, key, forgiven);
		if (rank !== undefined) found.push({ location, rank });
	}
	const certain = found.filter(({ rank }) => rank < BY_ERROR);
	return certain.length > 0 ? certain : found;
}
