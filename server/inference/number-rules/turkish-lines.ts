import type { NumberForms } from "./number-forms.ts";

/** The lines of Turkey. */
export const TURKISH_LINES: readonly NumberForms[] = [
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "ARKU",
		bodies: "@@@######### any",
		evidence: "Arkas: the port in three letters and nine digits",
	},
	{
		line: "ARKU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@#########",
		evidence: "Arkas' twelve characters, of a booking or without prefix",
	},
	{
		line: "TRKU",
		kind: "bill_of_lading",
		prefixes: "TRKU",
		bodies: "######## any",
		evidence: "Turkon: eight digits",
	},
];
