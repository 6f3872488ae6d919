import type { NumberForms } from "./number-forms.ts";

const FAMILY =
	"three letters and seven digits, or four and six, one numbering for all brands of CMA CGM: samples, format lists";
const BODIES = "@@@####### @@@@###### @@@#######@";
const BARE_BODIES = "@@@####### @@@@######";

/** CMA CGM and its brands: only the prefix tells the brand. */
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
		line: "CMDU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: BARE_BODIES,
		evidence: FAMILY,
	},
	{
		line: "APLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: BARE_BODIES,
		evidence: FAMILY,
	},
	{
		line: "ANNU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: BARE_BODIES,
		evidence: FAMILY,
	},
];
