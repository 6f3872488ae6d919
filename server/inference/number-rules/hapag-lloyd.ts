import type { NumberForms } from "./number-forms.ts";

/** Hapag-Lloyd: HLCU is part of the bill's number. */
export const HAPAG_LLOYD: readonly NumberForms[] = [
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "HLCU",
		bodies: "************",
		evidence:
			"HLCU, the office in three characters, nine more, often year and month and four letters: samples and format lists",
	},
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "HLCU HLXU",
		bodies: "any",
		evidence: "Hapag-Lloyd's offices number in more ways than are known",
	},
	{
		line: "HLCU",
		kind: "booking",
		prefixes: "HLCU",
		bodies: "########",
		evidence: "a booking, eight digits, with the SCAC before it",
	},
	{
		line: "HLCU",
		kind: "booking",
		prefixes: "",
		bodies: "########",
		evidence: "bookings have eight digits",
	},
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####@@@@* @@@####@@@** @@#####@@@@* @@#####@@@**",
		evidence: "the office, year and month, and more: a bill without its HLCU",
	},
];
