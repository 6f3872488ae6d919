import type { TrackingRequestImport } from "../../../../generated/openapi.ts";
import { meaningOf } from "./header-words.ts";

type Separator = TrackingRequestImport["attributes"]["separator"];

/** The characters that separate cells. */
export const SEPARATORS = {
	comma: ",",
	semicolon: ";",
	tab: "\t",
} as const satisfies Record<Separator, string>;

/** Longest header row (bytes). */
const MOST_BYTES = 65_536;

/** The separator that gives a header row the most known columns; among equals the one with the most columns. */
export function findSeparator(bytes: Buffer): Separator {
	const start = bytes.subarray(0, MOST_BYTES).toString();
	const header = /[^\r\n]+/.exec(start)?.[0] ?? "";
	const found = Object.entries(SEPARATORS).map(([name, character]) => {
		const cells = header.split(character);
		const known = cells.filter((cell) => meaningOf(cell) !== undefined);
		return { name: name as Separator, rank: [known.length, cells.length] };
	});
	const [best] = found.toSorted(
		({ rank: [knownA = 0, a = 0] }, { rank: [knownB = 0, b = 0] }) =>
			knownB - knownA || b - a,
	);
	return best?.name ?? "comma";
}
