import type { OwnerCodes } from "./owner-code.ts";
import { CHECKED_TABLE, merged, own, shared } from "./owner-row.ts";

/** Owner codes of the lines that sail on all oceans, and of lines that merged into them. */
export const GLOBAL_CARRIERS: readonly OwnerCodes[] = [
	own(
		"Maersk",
		"MAEU",
		"MAEU MSKU MRKU MRSU MRFU MNBU MSWU MWCU MWMU MCAU MCHU MCRU MHHU MIEU MMAU MVIU MSAU MSFU MALU APMU",
	),
	merged("Maersk (formerly Sea-Land)", "MAEU", 1999, "SEAU"),
	merged(
		"Maersk (formerly P&O Nedlloyd)",
		"MAEU",
		2005,
		"PONU POCU OCLU KNLU FRLU",
	),
	merged("Maersk (formerly Hamburg Süd)", "MAEU", 2017, "SUDU HASU CNIU"),
	merged("Sealand Maersk Asia (formerly MCC Transport)", "MAEU", null, "MCPU"),
	merged(
		"Maersk (lines bought earlier)",
		"MAEU",
		null,
		"CADU COZU ENAU FAAU GRIU KHJU KHLU LOTU SCMU TORU",
	),

	own(
		"MSC",
		"MSCU",
		"MSCU MEDU MSDU MSMU MSBU MSNU MSPU MSTU MSYU MSZU MSGU MSVU MADU GTIU",
	),
	own("MSC", "MSCU", "MSRU", CHECKED_TABLE),

	own("CMA CGM", "CMDU", "CMAU CGMU ECMU CMNU AMCU"),
	merged("CMA CGM (APL)", "CMDU", 2016, "APLU APZU APHU APRU"),
	merged("CMA CGM (formerly NOL)", "CMDU", 2016, "NOLU NOSU"),
	merged("CMA CGM (ANL)", "CMDU", 1998, "ANNU"),
	merged("CMA CGM (CNC)", "CMDU", 2007, "CNCU"),
	merged("CMA CGM (formerly Delmas)", "CMDU", 2006, "DVRU"),
	merged("CMA CGM (formerly OPDR)", "CMDU", 2015, "OPDU"),
	merged(
		"CMA CGM (formerly Containerships)",
		"CMDU",
		2018,
		"CSFU CSOU CZLU KLCU SMUU",
	),
	merged("CMA CGM (lines bought earlier)", "CMDU", null, "MMCU OTAU SOFU STMU"),

	own("COSCO Shipping Lines", "COSU", "CSNU"),
	own("COSCO Shipping Lines", "COSU", "CSGU", CHECKED_TABLE),
	own(
		"COSCO Shipping Lines",
		"COSU",
		"COSU",
		"older boxes of the line, known from the trade; the register of 2024 no longer has the code",
	),
	shared(
		"Florens",
		"COSU",
		"CBHU",
		"in the register under Florens, the lessor of the COSCO group; the boxes are usually with COSCO",
	),
	shared(
		"COSCO Shipping Development (formerly China Shipping)",
		"COSU",
		"CCLU CSLU",
		"in the register under the leasing company of the COSCO group since the merger of 2016; the boxes are usually with COSCO, some with OOCL",
	),
	own("OOCL", "OOLU", "OOLU OOCU"),

	own("Hapag-Lloyd", "HLCU", "HLBU HLXU HLCU HAMU"),
	merged("Hapag-Lloyd (formerly UASC)", "HLCU", 2017, "UACU UAEU UASU"),
	merged("Hapag-Lloyd (formerly CSAV)", "HLCU", 2014, "CSVU LNXU"),
	merged("Hapag-Lloyd (formerly CP Ships)", "HLCU", 2005, "CPSU TMMU ITAU"),
	merged("Hapag-Lloyd (formerly NileDutch)", "HLCU", 2021, "NIDU NDSU"),
	merged("Hapag-Lloyd (formerly DAL)", "HLCU", 2022, "DAYU"),
	merged(
		"Hapag-Lloyd (lines bought earlier)",
		"HLCU",
		null,
		"CASU CMUU CSQU FANU IVLU MOMU QIBU QNNU TLEU",
	),

	own("Ocean Network Express", "ONEY", "ONEU"),
	merged("Ocean Network Express (formerly NYK)", "ONEY", 2018, "NYKU"),
	merged(
		"Ocean Network Express (formerly MOL)",
		"ONEY",
		2018,
		"MOAU MOEU MOFU MOGU MOLU MORU MOSU MOTU",
	),
	merged(
		"Ocean Network Express (formerly K Line)",
		"ONEY",
		2018,
		"KKFU KKTU KKLU KLFU KLTU KXTU AKLU EKLU ESSU PXCU",
	),

	own("Evergreen", "EGLV", "EGHU EGSU EISU EITU EMCU UGMU"),
	own("Evergreen", "EGLV", "EGMU EMEU EVGU", CHECKED_TABLE),
	merged("Evergreen Marine UK (formerly Hatsu)", "EGLV", 2007, "HMCU"),
	merged(
		"Italia Marittima (formerly Lloyd Triestino)",
		"EGLV",
		1998,
		"IMTU LTIU",
	),

	own("HMM", "HDMU", "HMMU HDMU"),
	shared(
		"Korea Ocean Business Corporation",
		"HDMU",
		"KOCU",
		"in the register under a leasing company of the Korean state, which buys containers for Korean lines; seen with HMM",
	),
	own("Yang Ming", "YMLU", "YMLU YMMU"),
	own("ZIM", "ZIMU", "ZIMU ZCSU ZCLU ZMOU"),
	shared(
		"Gold Star Line",
		"ZIMU",
		"JXLU JXJU",
		"in the register under Gold Star Line, which is ZIM's; public tables show the boxes with both",
	),
	own("Gold Star Line", "GOSU", "GSLU GMOU"),
	own("Gold Star Line", "GOSU", "GOSU GMSU", CHECKED_TABLE),
	own("Wan Hai Lines", "WHLC", "WHLU WHSU TPCU"),
	own("Wan Hai Lines", "WHLC", "WHAU WHCU", CHECKED_TABLE),
	own("Pacific International Lines", "PCIU", "PCIU PIDU PILU"),
];
