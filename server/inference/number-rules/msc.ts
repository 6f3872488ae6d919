import type { NumberForms } from "./number-forms.ts";

/** MSC: bills begin with MEDU, which is part of the number, whereas its SCAC is MSCU. */
export const MSC: readonly NumberForms[] = [
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "MEDU MSCU MSCUMEDU",
		bodies: "@@###### @####### #@###### ######## @@@###### @@@##### @@@@####",
		evidence:
			"MEDU, two letters and six digits or a letter and seven: samples, and the format lists of tracking services",
	},
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "MEDU MSCU",
		bodies: "any",
		evidence: "MSC's offices number in more ways than are known",
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
			"###@@####### ###@@###### ###@@##### ###@@@##### ###@@@###### ###@@@@#### ###@@@@##### ###@@@@###### ###@@@@@@####",
		evidence: "bookings of agencies: the agency's three digits, then letters",
	},
];
