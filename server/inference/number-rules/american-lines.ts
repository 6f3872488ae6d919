import type { NumberForms } from "./number-forms.ts";

/** Lines whose home is the Americas or the Atlantic. */
export const AMERICAN_LINES: readonly NumberForms[] = [
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "MATS",
		bodies: "########## ####### any",
		evidence: "ten digits, or seven of a booking: format lists",
	},
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "##########",
		evidence: "Matson's ten digits without its prefix",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "ACLU",
		bodies: "SA######## S######### any",
		evidence: "SA and eight digits, or S and nine: format lists",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "SA######## S#########",
		evidence: "ACL's S numbers without its prefix",
	},
	{
		line: "CLAM",
		kind: "bill_of_lading",
		prefixes: "CLAM CWLQ CAMN CMCU",
		bodies: "@@@@#@###### any",
		evidence:
			"Crowley: four letters, a digit, a letter and six digits, by format lists",
	},
	{
		line: "CLAM",
		kind: "booking",
		prefixes: "",
		bodies: "CAT######",
		evidence: "Crowley: CAT and six digits, by format lists",
	},
	{
		line: "SMLU",
		kind: "bill_of_lading",
		prefixes: "SMLU",
		bodies: "#######@ #######@### ####### any",
		evidence: "Seaboard: seven digits, a letter and the number of the part",
	},
	{
		line: "IILU",
		kind: "bill_of_lading",
		prefixes: "IILU",
		bodies: "any",
		evidence:
			"Independent Container Line, whose forms are not known well enough",
	},
	{
		line: "SSBF",
		kind: "bill_of_lading",
		prefixes: "SSBF WWSU",
		bodies: "any",
		evidence: "Westwood, whose forms are not known well enough",
	},
	{
		line: "TRBR",
		kind: "booking",
		prefixes: "TRBR TBIE PYRR",
		bodies: "any",
		evidence: "Trailer Bridge, which is asked by booking alone",
	},
	{
		line: "WDSB",
		kind: "bill_of_lading",
		prefixes: "WDSB",
		bodies: "any",
		evidence: "World Direct, whose forms are not known well enough",
	},
];
