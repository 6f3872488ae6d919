import { type Row, row } from "./row.ts";

/**
 * Owner codes of the lines' own boxes. Weights are shares of the world's capacity in per cent, from the fleet statistics of 2026. Lines
 * too small for these have a small weight.
 */
export const OWN_BOXES: readonly Row[] = [
	row("MSC", "MSCU", 21, "MSCU MEDU MSDU MSMU MSNU MSBU"),
	row(
		"Maersk",
		"MAEU",
		14,
		"MAEU MSKU MRKU MRSU MSFU MSWU MVIU MNBU MWCU MWMU MMAU MCRU MCAU MHHU MIEU MSAU APMU",
	),
	row("CMA CGM", "CMDU", 12.5, "CMAU CGMU ECMU"),
	row("COSCO", "COSU", 6, "CSNU"),
	row("OOCL", "OOLU", 3, "OOLU OOCU"),
	row("Hapag-Lloyd", "HLCU", 7, "HLXU HLBU HLCU HAMU"),
	row("ONE", "ONEY", 6, "ONEU"),
	row("Evergreen", "EGLV", 6, "EGHU EGSU EISU EMCU EITU"),
	row("HMM", "HDMU", 3, "HMMU HDMU"),
	row("ZIM", "ZIMU", 2.3, "ZIMU ZCSU ZMOU ZCLU"),
	row("Yang Ming", "YMLU", 2.1, "YMLU YMMU"),
	row("Wan Hai", "WHLC", 1.7, "WHLU WHSU"),
	row("PIL", "PCIU", 1.2, "PCIU"),
	row("KMTC", "KMTU", 0.5, "KMTU"),
	row("TS Lines", "TXZJ", 0.4, "TSSU TSTU"),
	row("SM Line", "SMLM", 0.2, "SMCU"),
	row("Matson", "MATS", 0.2, "MATU"),
	row("Arkas", "ARKU", 0.2, "ARKU"),
	row("Turkon", "TRKU", 0.1, "TRKU"),
	row("ACL", "ACLU", 0.2, "ACLU"),
	row("Crowley", "CLAM", 0.2, "CMCU"),
	row("Seaboard", "SMLU", 0.2, "SMLU"),
	row("CULines", "CULU", 0.1, "CULU"),
];

/** Boxes of brands, and of lines that merged into others: the group accepts queries for them. */
export const GROUP_BOXES: readonly Row[] = [
	row("P&O Nedlloyd, Hamburg Süd", "MAEU", 8, "PONU POCU SUDU HASU"),
	row("Sea-Land, Safmarine", "MAEU SEAU SAFM", 3, "SEAU SCMU"),
	row("APL", "CMDU APLU", 8, "APLU APHU APZU APRU"),
	row("ANL", "CMDU ANNU", 1, "ANNU"),
	row("UASC, CP Ships, CSAV", "HLCU", 8, "UACU UAEU CPSU CSVU CASU TLEU"),
	row("NYK, K Line, MOL", "ONEY", 10, "NYKU KKFU KKTU MOAU MOFU MOTU MORU"),
	row("Hatsu, Lloyd Triestino", "EGLV", 3, "HMCU LTIU"),
	row("Gold Star", "GOSU ZIMU", 1, "GSLU JXLU"),
	row("Horizon", "MATS", 1, "HRZU"),
];

/** Codes of lessors that belong to a line and travel mostly with it: none determines the line for sure. */
export const SHARED_BOXES: readonly Row[] = [
	row("China Shipping, Florens with COSCO", "COSU", 85, "CBHU CCLU CSLU"),
	row("China Shipping, Florens with OOCL", "OOLU", 10, "CBHU CCLU CSLU"),
	row("China Shipping, Florens with others", "", 5, "CBHU CCLU CSLU"),
];

/** Boxes of lessors, by fleet; they travel with any line that hires them. */
export const LESSOR_BOXES: readonly Row[] = [
	row(
		"Triton",
		"",
		28,
		"TCNU TCLU TCKU TRHU TTNU TRLU TLLU TRIU TDRU TOLU TPHU MTRU",
	),
	row("Textainer", "", 18, "TEMU TGHU TGBU TXGU TEXU AMFU XINU WCIU CLHU"),
	row("Seaco", "", 14, "SEGU GESU CXDU CRXU GCEU CRSU"),
	row("CAI", "", 8, "CAIU CAXU BMOU BEAU SKYU CAAU"),
	row("Florens", "", 14, "FSCU FCIU FFAU FBIU FBLU DFSU FTAU"),
	row("SeaCube", "", 6, "CRLU GAOU DRYU IPXU INBU INKU"),
	row("Touax", "", 4, "TGCU TGSU GLDU"),
	row("UES", "", 3, "UESU UETU GVCU GVDU"),
	row("Blue Sky", "", 3, "BSIU SKIU"),
	row("others", "", 2, "CARU ARDU RFCU FBXU WFHU CICU"),
];

/** Boxes of lines that Landfall cannot query. */
export const FOREIGN_BOXES: readonly Row[] = [
	row("SITC", "", 4, "SITU"),
	row("Sinokor", "", 3, "SKLU SKHU SKRU"),
	row("Heung-A", "", 2, "HALU"),
	row("RCL", "", 3, "REGU"),
	row("Namsung", "", 1, "NSSU NSRU"),
	row("Emirates", "", 2, "ESPU"),
	row("Samudera", "", 2, "SIKU"),
	row("FESCO", "", 2, "FESU"),
	row("Interasia", "", 1, "IAAU"),
	row("Messina, Tarros", "", 2, "LMCU GETU TARU"),
	row("Borchard", "", 1, "BORU"),
	row("Eimskip, Royal Arctic", "", 1, "EIMU RALU"),
	row("Dole", "", 1, "DFIU DTPU"),
];

/** Chassis and generator sets: categories Z and J, with the letters of the line's boxes. */
export const EQUIPMENT: readonly Row[] = [
	row("chassis", "MATS", 1, "MATZ"),
	row("generator sets", "MAEU", 1, "MSKJ MAEJ"),
];
