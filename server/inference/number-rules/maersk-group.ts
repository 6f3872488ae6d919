import type { NumberForms } from "./number-forms.ts";

const CLOSED_BRAND =
	"a brand that Maersk has closed; its bills have Maersk's numbers, under the brand's SCAC or under Maersk's";

/** Maersk and its brands: one numbering for all of them. */
export const MAERSK_GROUP: readonly NumberForms[] = [
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "MAEU MRKU MSKU",
		bodies: "######### @@@######",
		evidence:
			"nine digits, which are those of the booking, or three letters and six digits: samples, format lists",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "######### @@@######",
		evidence: "Maersk prints its numbers without its SCAC: samples",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "MCPU",
		bodies: "######### @@@###### any",
		evidence: "MCC Transport, now part of Maersk",
	},
	{
		line: "SEAU",
		kind: "bill_of_lading",
		prefixes: "SEAU SEAL",
		bodies: "######### @@@######",
		evidence: CLOSED_BRAND,
		confidence: 0.8,
	},
	{
		line: "SAFM",
		kind: "bill_of_lading",
		prefixes: "SAFM",
		bodies: "######### @@@######",
		evidence: CLOSED_BRAND,
		confidence: 0.8,
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "SEAU SEAL SAFM",
		bodies: "######### @@@######",
		evidence: CLOSED_BRAND,
		confidence: 0.15,
	},
	{
		line: "SEJJ",
		kind: "bill_of_lading",
		prefixes: "SEJJ",
		bodies: "######### @@@###### any",
		evidence:
			"the former Seago Line, now part of Maersk, with the same numbering",
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "SUDU",
		bodies: "#@@@###### ************ ######### any",
		evidence: `Hamburg Süd, ${CLOSED_BRAND}`,
		confidence: 0.85,
	},
	{
		line: "MAEU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "#@@@###### @#@@@######@",
		evidence:
			"Hamburg Süd, a digit, the office's three letters and six digits: samples",
	},
];
