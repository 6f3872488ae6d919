import type { NumberForms } from "./number-forms.ts";

const FAMILY =
	"three letters and seven digits, or four and six: one numbering for all brands of CMA CGM";
const BODIES =
	"@@@####### @@@@###### @@@#######@ @@@######## @@######## #@@####### @@@###### @@#@######";

/** CMA CGM and its brands. Their prefix tells the brand; without it nothing does. */
export const CMA_CGM_GROUP: readonly NumberForms[] = [
	{
		line: "CMDU",
		kind: "bill_of_lading",
		prefixes: "CMDU CMAU",
		bodies: `${BODIES} any`,
		evidence: FAMILY,
	},
	{
		line: "APLU",
		kind: "bill_of_lading",
		prefixes: "APLU",
		bodies: `${BODIES} ######### any`,
		evidence: `${FAMILY}; APL's older bills nine digits`,
	},
	{
		line: "ANNU",
		kind: "bill_of_lading",
		prefixes: "ANNU",
		bodies: `${BODIES} any`,
		evidence: FAMILY,
	},
	{
		line: "11DX",
		kind: "bill_of_lading",
		prefixes: "CHNL 11DX",
		bodies: `${BODIES} any`,
		evidence: "CNC, the brand of CMA CGM within Asia",
	},
	{
		line: "CMDU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: FAMILY,
	},
	{
		line: "APLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: FAMILY,
	},
	{
		line: "ANNU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@####### @@@@######",
		evidence: FAMILY,
	},
];
