import type { NumberForms } from "./number-forms.ts";

/** COSCO and OOCL: ten digits each, from different series. */
export const COSCO_GROUP: readonly NumberForms[] = [
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "COSU COAU",
		bodies: "########## @@@####### @@@@###### any",
		evidence:
			"ten digits, of 6 after COSU and of 7 after COAU: samples, format lists; some offices begin with letters",
	},
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "CCLU CSLU CBHU",
		bodies: "##########",
		evidence: "an owner code in place of the SCAC: format lists",
	},
	{
		line: "COSU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "6######### 7######### 8#########",
		evidence: "ten digits, written without prefix as often as with it: samples",
	},
	{
		line: "OOLU",
		kind: "bill_of_lading",
		prefixes: "OOLU OOCL",
		bodies: "##########",
		evidence: "ten digits, of 2, 3 and 4: samples, format lists",
	},
	{
		line: "OOLU",
		kind: "bill_of_lading",
		prefixes: "",
		bodies: "2######### 3######### 4#########",
		evidence: "the ten digits, of a booking or of a bill without OOLU: samples",
	},
];
