import type { Fee, Hold } from "../../../tracking/observations/observation.ts";

/** Patterns for the words of terminals. The first match decides. */
type Words<Name extends string> = readonly (readonly [RegExp, Name])[];

/**
 * Agriculture comes before customs, and scans before exams: `CBP AGRICULTURE` is a hold of the USDA, and `CUSTOMS VACIS` one of the
 * scanner. CFIA and CBSA are the Canadian authorities; NII is a non-intrusive inspection; SSCO is the steamship company.
 */
const HOLD_WORDS: Words<Hold["name"]> = [
	[/\b(usda|aphis|cfia|agri\w*|quarantine)\b/i, "USDA"],
	[/\b(vacis|nii|x-?ray|scan\w*|gamma)\b/i, "VACIS"],
	[/\b(tmf|traffic mitigation|pier ?pass)\b/i, "TMF"],
	[/\b(customs?|cbp|cbsa|uscs|usbp|border)\b/i, "customs"],
	[
		/\b(freight|line|carrier|ocean|ssco?|steamship|b\/?l|obl|mbl)\b/i,
		"freight",
	],
];

/** A bare total. `TOTAL DEMURRAGE` has the word too, but is one fee and no sum of the others. */
const BARE_TOTAL =
	/^(?=.*\b(?:totals?|balance|sum|amount due)\b)(?:\W|\b(?:totals?|balance|sum|grand|all|of|the|amounts?|fees?|charges?|due|owed|owing|outstanding|open|unpaid|payable|to pay|terminal|usd|cad)\b)*$/i;

const FEE_WORDS: Words<Fee["type"]> = [
	[BARE_TOTAL, "total"],
	[/\b(extended|dwell|long[- ]stay)\b/i, "extended_dwell_time"],
	[/\b(demurrage|storage|ground rent)\b/i, "demurrage"],
	[/\b(exams?|inspections?|vacis|x-?ray|cet)\b/i, "exam"],
];

function nameOf<Name extends string>(
	written: string,
	words: Words<Name>,
): Name | "other" {
	// Terminals write EXTENDED_DWELL as well as EXTENDED DWELL.
	const text = written.replaceAll("_", " ");
	return words.find(([pattern]) => pattern.test(text))?.[1] ?? "other";
}

/** Canonical name of a terminal's hold; `other` when no pattern matches. */
export function holdName(written: string): Hold["name"] {
	return nameOf(written, HOLD_WORDS);
}

/** Canonical type of a terminal's fee; `other` when no pattern matches. */
export function feeType(written: string): Fee["type"] {
	return nameOf(written, FEE_WORDS);
}
