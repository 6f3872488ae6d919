import type { NumberForms } from "./number-forms.ts";

/** The lines of Korea that can be tracked here. */
export const KOREAN_LINES: readonly NumberForms[] = [
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "HDMU HMMU",
		bodies: "@@@@******** @@@@******* any",
		evidence:
			"four letters and eight characters, older bills seven, mostly digits: samples, format lists",
	},
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@#######",
		evidence:
			"four letters and digits, of a booking or without prefix: samples",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "SMLM",
		bodies: "************ any",
		evidence:
			"twelve characters, mostly the office, year and month first: samples, format lists",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@#@###### @@@#@#######",
		evidence: "the twelve characters, of a booking or without prefix: samples",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "KMTU KMTC",
		bodies: "@@@####### @@@@###### any",
		evidence:
			"three letters and seven digits, or four and six, mostly after KMTC: samples, format lists",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: "the ten characters without prefix: format lists",
	},
];
