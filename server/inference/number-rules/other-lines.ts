import type { NumberForms } from "./number-forms.ts";

function bills(line: string, name: string, prefixes: string): NumberForms {
	return {
		line,
		kind: "bill_of_lading",
		prefixes,
		bodies: "any",
		evidence: `${name}, known by its prefix`,
	};
}

/** Lines and forwarders that cannot be tracked here, and whose numbers are not to be taken for those of others. */
export const OTHER_LINES: readonly NumberForms[] = [
	bills("SITC", "SITC Container Lines", "SITC SITU SITD SITG"),
	bills("RCLU", "Regional Container Lines", "RCLU REGU"),
	bills("ESPU", "Emirates Shipping Line", "ESPU ESLU EPIR"),
	bills("SNKO", "Sinokor", "SNKO SKLU SKOR"),
	bills("HASL", "Heung-A Line", "HASL HALU HALC"),
	bills(
		"IRSL",
		"IRISL, the line of the Islamic Republic of Iran",
		"IRSL HDSL HDXU",
	),
	bills("NSSL", "Namsung", "NSSL NSSU NSRU"),
	bills("CKCO", "CK Line", "CKCO CKLU"),
	bills("DJSC", "Dongjin", "DJSC DJLU"),
	bills("POBU", "Pan Ocean", "POBU"),
	bills("PCSL", "Pan Continental", "PCSL"),
	bills("DYSL", "Dong Young", "DYSL"),
	bills("SNTU", "Sinotrans Container Lines", "SNTU SNLU SNBU"),
	bills("GRIU", "Grimaldi", "GRIU GRIM"),
	bills("HJSC", "Hanjin, closed in 2017", "HJSC HJCU"),
	bills("MOLU", "Mitsui O.S.K. Lines, which has gone into ONE", "MOLU"),
	bills("NYKS", "NYK Line, which has gone into ONE", "NYKS"),
	bills("KKLU", "K Line, which has gone into ONE", "KKLU"),
	bills("CHNJ", "China Shipping, which has gone into COSCO", "CHNJ CSHP"),
	bills(
		"UASC",
		"United Arab Shipping, which has gone into Hapag-Lloyd",
		"UASC UASU",
	),
	bills("CHIW", "CSAV, which has gone into Hapag-Lloyd", "CHIW"),
	bills("CNIU", "CCNI, which has gone into Hamburg Süd", "CNIU"),
	bills("BANQ", "Blue Anchor Line, a house of Kuehne + Nagel", "BANQ"),
	bills("EXDO", "Expeditors, a forwarder", "EXDO"),
	bills("SHPT", "Shipco Transport, a forwarder", "SHPT"),
	bills("ECUI", "ECU Worldwide, a forwarder", "ECUI ECUW"),
	bills("CHSL", "C.H. Robinson, a forwarder", "CHSL"),
	bills("DMAL", "Danmar Lines, a house of DHL", "DMAL"),
	bills("DSVF", "DSV, a forwarder", "DSVF"),
	bills("OERT", "OEC Group, a forwarder", "OERT"),
];
