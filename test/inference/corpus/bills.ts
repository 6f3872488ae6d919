import { type Row, row } from "./row.ts";

/**
 * Bills in full, with the SCAC or alias in front. Weights follow the lines' shares. A form that its row lists twice is twice as
 * frequent.
 */
export const PREFIXED_BILLS: readonly Row[] = [
	row("MSC", "MSCU", 20, "MEDU@@###### MEDU@@###### MEDU@####### MSCU@@######"),
	row("Maersk", "MAEU", 14, "MAEU2######## MAEU#########"),
	row("Hamburg Süd", "MAEU", 0.2, "SUDU@#@@@######@"),
	row("Sealand", "SEAU MAEU", 0.2, "SEAU#########"),
	row("Sealand Europe", "SEJJ MAEU", 0.2, "SEJJ#########"),
	row("Safmarine", "SAFM MAEU", 0.1, "SAFM#########"),
	row("CMA CGM", "CMDU", 11, "CMDU@@@####### CMDU%####### CMDU@@@@######"),
	row("APL", "APLU", 2, "APLU@@@#######"),
	row("ANL", "ANNU", 0.5, "ANNU@@@#######"),
	row("COSCO", "COSU", 10, "COSU6#########"),
	row("OOCL", "OOLU", 6, "OOLU2#########"),
	row("Hapag-Lloyd", "HLCU", 9, "HLCU%2###@@@@# HLCU%######### HLCU%2###*****"),
	row("ONE", "ONEY", 8, "ONEY%@######00 ONEY%@########"),
	row("Evergreen", "EGLV", 7, "EGLV############"),
	row("HMM", "HDMU", 4, "HDMU@@@@######## HDMU%@########"),
	row("ZIM", "ZIMU", 4, "ZIMU%####### ZIMU%########"),
	row("Yang Ming", "YMLU", 3, "YMLUE######### YMLUI######### YMJAI#########"),
	row("Wan Hai", "WHLC", 2, "WHLC###@######"),
	row("SM Line", "SMLM", 1, "SMLM%@########"),
	row("PIL", "PCIU", 1, "PCIU%@########"),
	row("KMTC", "KMTU", 1, "KMTU%####### KMTU%@######"),
	row("Matson", "MATS", 1, "MATS##########"),
	row("ACL", "ACLU", 1, "ACLUSA######## ACLUS#########"),
	row("HEDE", "HDUJ", 0.5, "HDUJ%***######"),
	row("Crowley", "CLAM", 1, "CLAM%@#@###### CWLQ%@#@######"),
	row("SeaLead", "SQQY", 0.5, "SQQY%####### SJHH%#######"),
	row("CULines", "CULU", 0.5, "CULU%#######"),
	row("Arkas", "ARKU", 0.5, "ARKU%#########"),
	row("Turkon", "TRKU", 0.5, "TRKU%@@@######"),
	row("Seaboard", "SMLU", 1, "SMLU@@@#######"),
	row("Gold Star", "GOSU", 0.5, "GOSU%####### GOSU%########"),
	row("TS Lines", "TXZJ", 0.5, "TXZJ%@########"),
];

/**
 * Bills without prefix, and bookings. A row states only what the number shows: where bills and bookings look the same, its type is not
 * judged. Numbers that the brands of CMA CGM share are drawn by the brands' shares.
 */
export const BARE_BILLS: readonly Row[] = [
	row("Maersk", "MAEU", 22, "2######## #########"),
	row("Hapag-Lloyd", "HLCU", 10, "########", "booking"),
	row("CMA CGM", "CMDU", 12, "@@@####### %#######"),
	row("APL", "APLU", 2, "@@@#######"),
	row("ANL", "ANNU", 0.5, "@@@#######"),
	row("MSC", "MSCU", 6, "EBKG########", "booking"),
	row("COSCO", "COSU", 13, "6#########"),
	row("OOCL", "OOLU", 8, "2#########"),
	row("Evergreen", "EGLV", 11, "############"),
	row("ONE", "ONEY", 8, "%@######00 %@########"),
	row("HMM", "HDMU", 4, "@@@@######## %@########"),
	row("Yang Ming", "YMLU", 3, "E######### I#########"),
	row("Wan Hai", "WHLC", 2, "###@######"),
	row("SM Line", "SMLM", 0.5, "%@########"),
	row("ACL", "ACLU", 0.5, "SA########"),
	row("Hamburg Süd", "MAEU", 0.2, "#@@@######"),
];

/** Bills of lines that Landfall cannot query, in the form of those lines. */
export const FOREIGN_BILLS: readonly Row[] = [
	row("SITC", "", 4, "SITG%@@###### SITD%###@###"),
	row("Sinokor", "", 3, "SNKO############"),
	row("Heung-A", "", 2, "HASL@############"),
	row("Pan Continental", "", 1, "PCSL@@@@@########"),
	row("CK Line", "", 1, "CKCO%#######"),
	row("Dongjin", "", 1, "DJSC%#########"),
	row("Namsung", "", 1, "NSSL@@@@########"),
	row("Emirates", "", 1, "ESPU%########"),
	row("FESCO", "", 1, "FESO%########"),
	row("King Ocean", "", 1, "KOSL#######"),
];

/** Other texts that people type into the same field: house bills, orders, seals, air waybills, telephone numbers. */
export const NO_NUMBERS: readonly Row[] = [
	row(
		"house bill",
		"",
		12,
		"EXDO########## BANQ%####### DMAL@@@###### ECUI%@@@#####",
	),
	row(
		"house bill without a known code",
		"",
		12,
		"%####### S######## @@@@%######",
	),
	row("purchase order", "", 10, "45######## PO###### PO-2026-##### P#######"),
	row("seal", "", 8, "ML-CN####### UL-####### HLG####### FX########"),
	row(
		"air waybill",
		"",
		6,
		"176-######## 020-######## 157######## 618_########",
	),
	row(
		"telephone",
		"",
		5,
		"+1_###_###_#### 0049_40_###### 021-######## 86_138_####_####",
	),
	row(
		"invoice or entry",
		"",
		5,
		"INV######## INV######## @##-#######-# 1Z######03######## 1Z######03######## 2026-11-##",
	),
	row(
		"with a word in front",
		"",
		4,
		"SEAL_####### BKG_######## HBL_%####### REF########",
	),
	row("words and scraps", "", 2, "CONTAINER TBA MSC MAERSK @@ ### ####"),
];
