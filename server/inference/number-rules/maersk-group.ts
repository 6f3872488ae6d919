import type { NumberForms } from "./number-forms.ts";

const BRAND =
	"a brand that Maersk has closed; its bills carry Maersk's numbers, under the brand's SCAC or Maersk's";

/** Maersk and its brands: one numbering for all of them. */
export const MAERSK_GROUP: readonly NumberForms[] = [
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "MAEU MRKU MSKU",
		bodies: "######### @@@###### @@@@##### #@@@#####",
		evidence:
			"nine digits, the number of the booking too; older bills three letters and six digits",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "######### @@@######",
		evidence: "Maersk prints its bills without its SCAC",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "MCPU",
		bodies: "######### @@@###### any",
		evidence: "MCC Transport, which has gone into Maersk",
	},
	{
		line: "SEAU",
		kind: "bill_of_lading",
		prefixes: "SEAU SEAL",
		bodies: "######### @@@######",
		evidence: BRAND,
	},
	{
		line: "SAFM",
		kind: "bill_of_lading",
		prefixes: "SAFM",
		bodies: "######### @@@######",
		evidence: BRAND,
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "SEAU SEAL SAFM",
		bodies: "######### @@@######",
		evidence: BRAND,
	},
	{
		line: "SEJJ",
		kind: "bill_of_lading",
		prefixes: "SEJJ",
		bodies: "######### @@@###### any",
		evidence: "Sealand Europe and Mediterranean, the former Seago Line",
	},
	{
		line: "SUDU",
		kind: "bill_of_lading",
		prefixes: "SUDU",
		bodies: "#@@@###### ************ @@@######### #########",
		evidence:
			"Hamburg Süd: a digit, the office's three letters and six digits, or twelve characters",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "SUDU",
		bodies: "#@@@###### ************ @@@######### #########",
		evidence: "Hamburg Süd, a brand that Maersk has closed",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "#@@@######",
		evidence:
			"Hamburg Süd, a brand that Maersk has closed: a digit, the office and six digits",
	},
];
