import type { NumberForms } from "./number-forms.ts";

/** MSC: its SCAC is MSCU, but its bills begin with MEDU, which is part of the number. */
export const MSC: readonly NumberForms[] = [
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "MEDU MSCU",
		bodies: "@@###### @####### #@###### @@@##### @@@###### any",
		evidence:
			"two letters and six digits, or a letter and seven: samples, format lists; agencies have other forms",
	},
	{
		line: "MSCU",
		kind: "bill_of_lading",
		// After MSCU, the owner code of most of its containers, eight digits are more likely a container number with one digit too
		// many.
		prefixes: "MEDU",
		bodies: "########",
		evidence: "eight digits: format lists",
	},
	{
		line: "MSCU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@###### @#######",
		evidence: "what is left of a bill without its MEDU",
	},
	{
		line: "MSCU",
		kind: "booking",
		prefixes: "EBKG",
		bodies: "########",
		evidence: "EBKG and eight digits for bookings made online: samples",
	},
	{
		line: "MSCU",
		kind: "booking",
		prefixes: "",
		bodies:
			"###@@###### ###@@####### ###@@@##### ###@@@###### ###@@@@#### ###@@@@##### ###@@@@###### ###@@@@@@####",
		evidence:
			"three digits, letters and digits for bookings of agencies: memory of the trade",
	},
];
