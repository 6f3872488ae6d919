import type { NumberForms } from "./number-forms.ts";

/** Lines whose home is the Americas or the North Atlantic. */
export const AMERICAN_LINES: readonly NumberForms[] = [
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "MATS",
		bodies: "########## #######",
		evidence: "ten digits, of which the first seven are the booking",
	},
	{
		line: "MATS",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "#######00#",
		evidence:
			"the booking's seven digits and 000, counted up for each more bill",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "ACLU",
		bodies: "SA######## S######### any",
		evidence: "SA and eight digits, or S and nine",
	},
	{
		line: "ACLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "SA######## S#########",
		evidence: "ACL's numbers without prefix",
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
		bodies: "#######@ #######@### any",
		evidence: "Seaboard: seven digits, a letter, and the number of the part",
	},
	{
		line: "IILU",
		kind: "bill_of_lading",
		prefixes: "IILU",
		bodies: "any",
		evidence: "Independent Container Line, known by its SCAC alone",
	},
	{
		line: "SSBF",
		kind: "bill_of_lading",
		prefixes: "SSBF WWSU",
		bodies: "any",
		evidence: "Westwood, known by its SCACs alone",
	},
	{
		line: "TRBR",
		kind: "booking",
		prefixes: "TRBR TBIE PYRR",
		bodies: "any",
		evidence: "Trailer Bridge, which is asked for bookings alone",
	},
	{
		line: "WDSB",
		kind: "bill_of_lading",
		prefixes: "WDSB",
		bodies: "any",
		evidence: "World Direct Shipping, known by its SCAC alone",
	},
];
