import type { NumberForms } from "./number-forms.ts";

/** COSCO and OOCL: ten digits each, from different series. */
export const COSCO_GROUP: readonly NumberForms[] = [
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "COSU COAU",
		bodies: "########## @@@####### @@@@###### any",
		evidence:
			"ten digits: the series of 6 after COSU, of 7 after COAU; some offices begin with letters",
	},
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "CCLU CSLU CBHU",
		bodies: "##########",
		evidence: "an owner code in place of the SCAC, as tracking services accept",
	},
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "6######### 7######### 8#########",
		evidence: "COSCO's ten digits, written without prefix as often as with it",
	},
	{
		line: "OOLU",
		kind: "bill_of_lading",
		prefixes: "OOLU OOCL",
		bodies: "##########",
		evidence: "ten digits of the series of 2, 3 and 4",
	},
	{
		line: "OOLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "2######### 3######### 4#########",
		evidence: "OOCL's ten digits, of a booking or of a bill without its prefix",
	},
];
