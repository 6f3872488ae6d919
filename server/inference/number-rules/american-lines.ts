import { type NumberForms, ONLY_ITS_CODE } from "./number-forms.ts";

/** Lines whose home is the Americas or the North Atlantic. */
export const AMERICAN_LINES: readonly NumberForms[] = [
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "MATS",
		bodies: "########## #######",
		evidence: "ten digits, of which the first seven are the booking: samples",
	},
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "#######00#",
		evidence:
			"the booking's seven digits and 000, counted up for more bills: samples",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "ACLU",
		bodies: "SA######## S######### any",
		evidence: "SA and eight digits, or S and nine: samples, format lists",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "SA######## S#########",
		evidence: "the same without ACLU: samples",
	},
	{
		line: "CLAM",
		kind: "bill_of_lading",
		prefixes: "CLAM CWLQ CAMN CMCU",
		bodies: "@@@@#@###### any",
		evidence: "four letters, a digit, a letter and six digits: format lists",
	},
	{
		line: "CLAM",
		kind: "booking",
		prefixes: "",
		bodies: "CAT######",
		evidence: "CAT and six digits: format lists",
	},
	{
		line: "SMLU",
		kind: "bill_of_lading",
		prefixes: "SMLU",
		bodies: "#######@ #######@### any",
		evidence:
			"seven digits, a letter, and the number of the part: import records",
	},
	{
		line: "IILU",
		kind: "bill_of_lading",
		prefixes: "IILU",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
	{
		line: "SSBF",
		kind: "bill_of_lading",
		prefixes: "SSBF WWSU",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
	{
		line: "TRBR",
		kind: "booking",
		prefixes: "TRBR TBIE PYRR",
		bodies: "any",
		evidence:
			"no form of its bookings is known, which alone it can be asked for",
	},
	{
		line: "WDSB",
		kind: "bill_of_lading",
		prefixes: "WDSB",
		bodies: "any",
		evidence: ONLY_ITS_CODE,
	},
];
