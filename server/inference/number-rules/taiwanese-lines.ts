import { type NumberForms, ONLY_ITS_CODE } from "./number-forms.ts";

/** The lines of Taiwan. */
export const TAIWANESE_LINES: readonly NumberForms[] = [
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "EGLV",
		bodies: "############ ############@",
		evidence:
			"twelve digits, the first three of the office: samples, format lists",
	},
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "############",
		evidence: "Evergreen wants its twelve digits without prefix: samples",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "YMLU YMJA YMPR YMSG",
		bodies: "@######### any",
		evidence:
			"a letter and nine digits, after YMJA on newer bills: samples, format lists; older ones have the port in letters",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies:
			"B######### E######### I######### M######### N######### T######### W#########",
		evidence: "the letter and nine digits without prefix: samples",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "WHLC WHLU 22AA",
		bodies: "********** any",
		evidence:
			"ten characters, mostly the office's three digits, one or two letters and more digits, 22AA being another SCAC of it: samples, format lists",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "###@###### ###@@##### 0#########",
		evidence: "the ten characters without prefix, of a booking too: samples",
	},
	{
		line: "TXZJ",
		kind: "bill_of_lading",
		prefixes: "TXZJ TSLU",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
];
