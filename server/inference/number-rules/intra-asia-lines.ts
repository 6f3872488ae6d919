import type { NumberForms } from "./number-forms.ts";

/** Lines of Asia that are at home in shorter trades, or young in the long ones. */
export const INTRA_ASIA_LINES: readonly NumberForms[] = [
	{
		line: "PCIU",
		kind: "bill_of_lading",
		prefixes: "PCIU PABV PILU",
		bodies: "@@@@######## @@@@######### @@@######### any",
		evidence:
			"PIL: the ports in letters and digits; PABV is its SCAC at the customs of the United States",
	},
	{
		line: "CULU",
		kind: "bill_of_lading",
		prefixes: "CULU",
		bodies: "************** any",
		evidence: "CULines: fourteen characters, by format lists",
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
		evidence: "SeaLead, whose forms vary with the trade",
	},
	{
		line: "TXZJ",
		kind: "bill_of_lading",
		prefixes: "TXZJ TSLU",
		bodies: "any",
		evidence: "T.S. Lines, whose forms are not known well enough",
	},
	{
		line: "TJFH",
		kind: "bill_of_lading",
		prefixes: "TJFH",
		bodies: "any",
		evidence: "Transfar, whose forms are not known well enough",
	},
	{
		line: "CHVW",
		kind: "bill_of_lading",
		prefixes: "CHVW QWJA PLLU",
		bodies: "any",
		evidence: "Swire Shipping, whose forms are not known well enough",
	},
];
