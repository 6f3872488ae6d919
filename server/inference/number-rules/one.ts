import type { NumberForms } from "./number-forms.ts";

/** Ocean Network Express: the bill is the booking with ONEY before it. */
export const ONE: readonly NumberForms[] = [
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "ONEY ONEU",
		bodies: "************ @@@@####### @@@@######### any",
		evidence:
			"twelve characters, the office first, 00 last for a booking's first bill: samples, format lists",
	},
	{
		line: "ONEY",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "@@@@######## @@@@@####### @@@@@@###### @@#@@####### @@#@@@######",
		evidence:
			"the twelve characters, of a booking or of a bill without ONEY: samples",
	},
];
