import type { NumberForms } from "./number-forms.ts";

/** The lines of Turkey. */
export const TURKISH_LINES: readonly NumberForms[] = [
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "ARKU",
		bodies: "@@@######### any",
		evidence: "Arkas: three letters and nine digits, by format lists",
	},
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@#########",
		evidence: "Arkas' twelve characters without its prefix",
	},
	{
		line: "TRKU",
		kind: "bill_of_lading",
		prefixes: "TRKU",
		bodies: "any",
		evidence: "Turkon, whose forms are not known well enough",
	},
];
