import { SHIPPING_LINES } from "../../../reference/shipping-lines.ts";

/** Words that people add to names or leave out. */
const COMMON = new Set(
	"ag co company container containers corp corporation group inc integrated line lines ltd marine merchant navigation ocean sa services shipping the transport".split(
		" ",
	),
);

/** Short names that are not part of the full name. */
const SHORT: ReadonlyMap<string, string> = new Map([
	["cma", "CMDU"],
	["hapag", "HLCU"],
	["hyundai", "HDMU"],
]);

const wordsOf = (name: string) =>
	name
		.normalize("NFKC")
		.toLowerCase()
		.replaceAll(/['’.]/g, "")
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "");

const exactKey = (name: string) => wordsOf(name).join("");

/** The key of a name: its words without the common ones; all words when it has only common ones. */
function looseKey(name: string): string {
	const words = wordsOf(name);
	const rare = words.filter((word) => !COMMON.has(word));
	return (rare.length > 0 ? rare : words).join("");
}

/** Maps keys of names to SCACs, without ambiguous keys. */
function keysBy(keyOf: (name: string) => string): ReadonlyMap<string, string> {
	const found = new Map<string, string | undefined>();
	for (const { scac, name, shortName } of SHIPPING_LINES) {
		for (const key of new Set([keyOf(name), keyOf(shortName)]))
			found.set(key, found.has(key) ? undefined : scac);
	}
	return new Map(
		[...found].filter(
			(pair): pair is [string, string] => pair[1] !== undefined,
		),
	);
}

const EXACT = keysBy(exactKey);
const LOOSE = keysBy(looseKey);

/** No name of a line is longer. */
const LONGEST_NAME = 200;

/**
 * The SCAC of a line by its name as people write it; undefined for an unknown, an ambiguous or a longer name, because normalizing can
 * take the square of the length.
 */
export function scacOfName(name: string): string | undefined {
	if (name.length > LONGEST_NAME) return undefined;
	const loose = looseKey(name);
	return EXACT.get(exactKey(name)) ?? LOOSE.get(loose) ?? SHORT.get(loose);
}
