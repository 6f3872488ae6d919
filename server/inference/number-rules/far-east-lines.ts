import type { NumberForms } from "./number-forms.ts";

/** The large lines of Japan, Korea and Taiwan. */
export const FAR_EAST_LINES: readonly NumberForms[] = [
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "ONEY",
		bodies: "************",
		evidence:
			"twelve characters, the office's four to six and digits, 00 last for the first bill of a booking",
	},
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "ONEY ONEU",
		bodies: "@@@@####### @@@@######### @@@######### any",
		evidence: "format lists of tracking services",
	},
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "",
		bodies:
			"@@@@@@####00 @@@@@#####00 @@@@######00 @@#@@#####00 @@#@@@####00 @@##@@####00 @@@#@@####00 @@@#@#####00",
		evidence: "twelve characters of which the last two are 00",
	},
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@@@###### @@#@@####### @@@@@#######",
		evidence: "ONE's twelve characters, of a bill or a booking",
	},
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "EGLV",
		bodies: "############ ############@",
		evidence: "twelve digits, the office's three first",
	},
	{
		line: "EGLV",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "############",
		evidence: "Evergreen asks for the twelve digits without prefix",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "YMLU YMJA YMPR YMSG",
		bodies: "@######### @######## @########## #########",
		evidence:
			"a letter for the trade (B, E, I, T, W) and nine digits: samples and format lists",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "YMLU YMJA YMPR YMSG",
		bodies: "any",
		evidence: "older numbers with the port in letters",
	},
	{
		line: "YMLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "B######### E######### I######### T######### W#########",
		evidence: "Yang Ming's letter and nine digits without its prefix",
	},
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "HDMU HMMU",
		bodies: "@@@@######## @@@@####### @@@@#### ************ any",
		evidence:
			"two letters for each port and eight digits (older bills seven): samples and format lists",
	},
	{
		line: "HDMU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@#######",
		evidence: "HMM's four letters and digits without its prefix",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "WHLC WHLU 22AA",
		bodies: "###@###### ###@@##### ###@####### ********** any",
		evidence:
			"ten characters, the office's three digits first; 22AA is its code at the customs of Taiwan",
	},
	{
		line: "WHLC",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "###@###### ###@@#####",
		evidence: "Wan Hai's ten characters without its prefix",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "SMLM",
		bodies: "@@@@######## ************ any",
		evidence:
			"two letters for each port and eight digits, as Hanjin wrote them",
	},
	{
		line: "SMLM",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@########",
		evidence: "SM Line's twelve characters without its prefix",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "KMTU KMTC",
		bodies: "@@@####### @@@@###### @@@@####### any",
		evidence:
			"three letters and seven digits or four and six, after KMTC on its own bills",
	},
	{
		line: "KMTU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: "KMTC's ten characters without its prefix",
	},
];
