import type { NumberForms } from "./number-forms.ts";

/** Hapag-Lloyd: HLCU is part of the bill's number. */
export const HAPAG_LLOYD: readonly NumberForms[] = [
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "HLCU HLXU",
		bodies: "************ any",
		evidence:
			"HLCU, the office in three characters and nine more, mostly year, month, four letters and a digit",
	},
	{
		line: "HLCU",
		kind: "booking",
		prefixes: "HLCU",
		bodies: "########",
		evidence: "a booking with the SCAC before its eight digits",
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
		bodies: "@@*####@***#",
		evidence: "the office, year and month, and more: a bill without its HLCU",
	},
];
