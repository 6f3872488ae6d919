import type { NumberForms } from "./number-forms.ts";

/** The lines of Taiwan. */
export const TAIWANESE_LINES: readonly NumberForms[] = [
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "EGLV",
		bodies: "############ ############@",
		evidence: "twelve digits, the first three of the office",
	},
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "############",
		evidence: "Evergreen asks for its twelve digits without prefix",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "YMLU YMJA YMPR YMSG",
		bodies: "@######### any",
		evidence:
			"a letter (B, E, I, M, T, W) and nine digits, after YMJA on its newer bills; older ones have the port in letters",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies:
			"B######### E######### I######### M######### N######### T######### W#########",
		evidence: "Yang Ming's letter and nine digits without prefix",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "WHLC WHLU 22AA",
		bodies: "###@###### ###@@##### ########## any",
		evidence:
			"ten characters, the first three of the office; 22AA stands for Wan Hai at the customs of Taiwan",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "###@###### ###@@##### 0#########",
		evidence: "Wan Hai's ten characters without prefix",
	},
	{
		line: "TXZJ",
		kind: "bill_of_lading",
		prefixes: "TXZJ TSLU",
		bodies: "any",
		evidence: "T.S. Lines, known by its SCAC alone",
	},
];
