import type { NumberForms } from "./number-forms.ts";

/** Hapag-Lloyd: HLCU is part of the bill's number. */
export const HAPAG_LLOYD: readonly NumberForms[] = [
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "HLCU HLXU",
		bodies: "************ any",
		evidence:
			"the office in three characters and nine more, mostly year, month, four letters and a digit: samples, format lists",
	},
	{
		line: "HLCU",
		kind: "booking",
		prefixes: "HLCU",
		bodies: "########",
		evidence: "the eight digits of a booking with the SCAC before them",
	},
	{
		line: "HLCU",
		kind: "booking",
		prefixes: "",
		bodies: "########",
		evidence: "eight digits: samples",
	},
	{
		line: "HLCU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@*####@***#",
		evidence: "the office, year and month, and more, without HLCU: samples",
	},
];
