import type { NumberForms } from "./number-forms.ts";

/** Lines of China, Singapore and the Pacific that are at home within Asia or young beyond it. */
export const INTRA_ASIA_LINES: readonly NumberForms[] = [
	{
		line: "PCIU",
		kind: "bill_of_lading",
		prefixes: "PCIU PABV PILU",
		bodies: "@@@@######## any",
		evidence:
			"Pacific International Lines: four letters and eight digits; PABV is another SCAC of it",
	},
	{
		line: "PCIU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@########",
		evidence: "Pacific International Lines prints its bills without its SCAC",
	},
	{
		line: "CULU",
		kind: "bill_of_lading",
		prefixes: "CULU CULV",
		bodies: "************** @@@######## any",
		evidence: "CULV, the port and eight digits; fourteen characters after CULU",
	},
	{
		line: "HDUJ",
		kind: "bill_of_lading",
		prefixes: "HDUJ",
		bodies: "************ any",
		evidence: "HEDE: twelve characters, by format lists",
	},
	{
		line: "SQQY",
		kind: "bill_of_lading",
		prefixes: "SQQY SJHH SLKB",
		bodies: "any",
		evidence: "SeaLead, known by its SCACs and SLKB alone",
	},
	{
		line: "TJFH",
		kind: "bill_of_lading",
		prefixes: "TJFH",
		bodies: "any",
		evidence: "Transfar, known by its SCAC alone",
	},
	{
		line: "CHVW",
		kind: "bill_of_lading",
		prefixes: "CHVW QWJA PLLU",
		bodies: "any",
		evidence: "Swire Shipping, known by its SCACs alone",
	},
];
