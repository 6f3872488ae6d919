import type { NumberForms } from "./number-forms.ts";

const BODIES =
	"@@@#### @@@##### @@@###### @@@####### @@@######## @@@######### any";

/** ZIM and the lines that number as it does. */
export const ZIM_GROUP: readonly NumberForms[] = [
	{
		line: "ZIMU",
		kind: "bill_of_lading",
		prefixes: "ZIMU",
		bodies: BODIES,
		evidence: "the port in three letters and four to nine digits",
	},
	{
		line: "GOSU",
		kind: "bill_of_lading",
		prefixes: "GOSU",
		bodies: BODIES,
		evidence: "Gold Star, which is ZIM's and numbers as it does",
	},
	{
		line: "SSPH",
		kind: "bill_of_lading",
		prefixes: "SSPH",
		bodies: BODIES,
		evidence: "Seth Shipping, which numbers as ZIM does",
	},
	{
		line: "ZIMU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@###### @@@####### @@@######## @@@#########",
		evidence: "what is left of a ZIM bill without its ZIMU",
	},
];
