import type { NumberForms } from "./number-forms.ts";

/** MSC, whose SCAC is MSCU, but whose bills begin with MEDU, which is part of the number. */
export const MSC: readonly NumberForms[] = [
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "MEDU MSCU",
		bodies: "@@###### @####### #@###### ######## @@@##### @@@###### any",
		evidence:
			"MEDU, two letters and six digits or a letter and seven: samples and format lists; agencies have other forms",
	},
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@###### @#######",
		evidence: "what is left of an MSC bill without its MEDU",
	},
	{
		line: "MSCU",
		kind: "booking",
		prefixes: "EBKG",
		bodies: "########",
		evidence: "bookings made online: EBKG and eight digits",
	},
	{
		line: "MSCU",
		kind: "booking",
		prefixes: "",
		bodies:
			"###@@##### ###@@###### ###@@####### ###@@@##### ###@@@###### ###@@@@#### ###@@@@##### ###@@@@###### ###@@@@@@####",
		evidence: "bookings of agencies: three digits, letters and digits",
	},
];
