import type { NumberForms } from "./number-forms.ts";

/** The lines of Turkey. */
export const TURKISH_LINES: readonly NumberForms[] = [
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "ARKU",
		bodies: "@@@######### any",
		evidence: "the port in three letters and nine digits: format lists",
	},
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@#########",
		evidence:
			"the port and nine digits, of a booking or without prefix: samples",
	},
	{
		line: "TRKU",
		kind: "bill_of_lading",
		prefixes: "TRKU",
		bodies: "######## any",
		evidence: "eight digits: samples",
	},
];
