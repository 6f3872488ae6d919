import type { NumberForms } from "./number-forms.ts";

/** The lines of Korea that can be tracked here. */
export const KOREAN_LINES: readonly NumberForms[] = [
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "HDMU HMMU",
		bodies: "@@@@######## @@@@####### any",
		evidence:
			"four letters and eight digits, the last two of the bill within the booking; older bills seven",
	},
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@#######",
		evidence: "HMM's four letters and digits, of a booking or without prefix",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "SMLM",
		bodies: "@@@@######## @@@@#@###### @@@#@####### any",
		evidence: "twelve characters: the office, year and month, and digits",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@#@###### @@@#@#######",
		evidence: "SM Line's twelve characters, of a booking or without prefix",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "KMTU KMTC",
		bodies: "@@@####### @@@@###### any",
		evidence:
			"three letters and seven digits, or four and six, after KMTC on its own bills",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: "KMTC's ten characters without prefix",
	},
];
