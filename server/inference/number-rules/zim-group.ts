import type { NumberForms } from "./number-forms.ts";

const BODIES =
	"@@@#### @@@##### @@@###### @@@####### @@@######## @@@######### any";

/** ZIM, and the lines with the same numbering. */
export const ZIM_GROUP: readonly NumberForms[] = [
	{
		line: "ZIMU",
		kind: "bill_of_lading",
		prefixes: "ZIMU",
		bodies: BODIES,
		evidence:
			"the port in three letters and four to nine digits: samples, format lists",
	},
	{
		line: "GOSU",
		kind: "bill_of_lading",
		prefixes: "GOSU",
		bodies: BODIES,
		evidence: "it is ZIM's, and numbers as ZIM does: samples",
	},
	{
		line: "SSPH",
		kind: "bill_of_lading",
		prefixes: "SSPH",
		bodies: BODIES,
		evidence: "it numbers as ZIM does: samples, format lists",
	},
	{
		line: "ZIMU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@###### @@@####### @@@######## @@@#########",
		evidence: "what is left of a ZIM bill without its ZIMU",
	},
];
