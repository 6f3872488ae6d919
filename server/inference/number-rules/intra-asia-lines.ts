import { type NumberForms, ONLY_ITS_CODE } from "./number-forms.ts";

/** Lines of China, Singapore and the Pacific that sail mostly within Asia, or have sailed farther only recently. */
export const INTRA_ASIA_LINES: readonly NumberForms[] = [
	{
		line: "PCIU",
		kind: "bill_of_lading",
		prefixes: "PCIU PABV PILU",
		bodies: "@@@@######## any",
		evidence:
			"four letters and eight digits, PABV being another SCAC of it: samples",
	},
	{
		line: "PCIU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@########",
		evidence: "PIL prints its bills without its SCAC: samples",
	},
	{
		line: "CULU",
		kind: "bill_of_lading",
		prefixes: "CULU CULV",
		bodies: "************** @@@######## any",
		evidence:
			"CULV, the port and eight digits: samples; fourteen characters after CULU: format lists",
	},
	{
		line: "HDUJ",
		kind: "bill_of_lading",
		prefixes: "HDUJ",
		bodies: "************ any",
		evidence: "twelve characters: format lists",
	},
	{
		line: "SQQY",
		kind: "bill_of_lading",
		prefixes: "SQQY SJHH SLKB",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
	{
		line: "TJFH",
		kind: "bill_of_lading",
		prefixes: "TJFH",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
	{
		line: "CHVW",
		kind: "bill_of_lading",
		prefixes: "CHVW QWJA PLLU",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
];
