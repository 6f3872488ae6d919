import type { NumberForms } from "./number-forms.ts";

function known(line: string, name: string, prefixes: string): NumberForms {
	return {
		line,
		kind: "bill_of_lading",
		prefixes,
		bodies: "any",
		evidence: `${name}, known by its prefix`,
	};
}

function bare(line: string, name: string, bodies: string): NumberForms {
	return {
		line,
		kind: "bill_of_lading",
		prefixes: "",
		bodies,
		evidence: `${name}: samples`,
	};
}

/** Unsupported lines and forwarders, whose numbers must not be taken for those of others. */
export const OTHER_LINES: readonly NumberForms[] = [
	known("11DX", "CNC, CMA CGM's brand within Asia", "11DX CHNL"),
	known("12AT", "Interasia Lines", "12AT"),
	bare("12AT", "Interasia Lines", "@##@@#####"),
	known("CKCO", "CK Line", "CKCO CKLU"),
	known("DJSC", "Dongjin", "DJSC DJLU"),
	known("DYSL", "Dong Young", "DYSL"),
	known("ESPU", "Emirates Shipping Line", "ESPU ESLI EPIR"),
	known("FESO", "FESCO", "FESO"),
	known("HASL", "Heung-A Line", "HASL HALU"),
	known("HXCG", "Huaxin Container Lines", "HXCG"),
	known("IRSL", "IRISL, the line of Iran", "IRSL HDXU"),
	known("KOSL", "King Ocean", "KOSL"),
	known("NSSL", "Namsung", "NSSL NSSU"),
	known("PCSL", "Pan Continental", "PCSL PCCL"),
	known("POBU", "Pan Ocean", "POBU"),
	known("RCLU", "Regional Container Lines", "RCLU REGU"),
	bare("RCLU", "Regional Container Lines", "@@@@@########"),
	known("SITC", "SITC Container Lines", "SITC SITD SITG SITU"),
	known("SNKO", "Sinokor", "SNKO SKLU"),
	known("12IH", "Sinotrans Container Lines", "12IH SNLF SNLU"),
	bare("12IH", "Sinotrans Container Lines", "SNL@@#########"),
	known("TRLN", "Transliner", "TRLN"),
	known("ZGSH", "Zhonggu", "ZGSH"),
	known("CHIW", "CSAV, which has gone into Hapag-Lloyd", "CHIW"),
	known(
		"UASC",
		"United Arab Shipping, which has gone into Hapag-Lloyd",
		"UASC UASU",
	),
	known("CHNJ", "China Shipping, which has gone into COSCO", "CHNJ"),
	known("CNIU", "CCNI, which has gone into Hamburg Süd", "CNIU"),
	known("HJSC", "Hanjin, closed in 2017", "HJSC HJCU"),
	known("KKLU", "K Line, which has gone into ONE", "KKLU"),
	known("MOLU", "Mitsui O.S.K. Lines, which has gone into ONE", "MOLU"),
	known("NYKS", "NYK Line, which has gone into ONE", "NYKS"),
	known("BANQ", "Blue Anchor Line, Kuehne + Nagel's house bills", "BANQ"),
	known("CHSL", "C.H. Robinson, a forwarder", "CHSL"),
	known("DMAL", "Danmar Lines, DHL's house bills", "DMAL"),
	known("DSVF", "DSV, a forwarder", "DSVF"),
	known("ECUI", "ECU Worldwide, a forwarder", "ECUI ECUW"),
	known("EXDO", "Expeditors, a forwarder", "EXDO"),
	known("OERT", "OEC Group, a forwarder", "OERT"),
	known("SHPT", "Shipco Transport, a forwarder", "SHPT"),
	known("UWLD", "UWL, a forwarder", "UWLD"),
];
