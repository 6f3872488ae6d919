import type { Part } from "./labelled-number.ts";
import { type Row, row } from "./row.ts";

/**
 * NOBODY MAY TUNE ON THESE. They stand for numbers that nobody has thought of, so no rule, table or weight may be changed because of
 * their results. Only their totals are shown. Whoever learns that a fact in the tables is wrong corrects it from its source, not from
 * here. Whoever wants to work on a form first moves it to the rows of the other files, and adds one here that was never tried.
 */
export const HELD_OUT: Readonly<Partial<Record<Part, readonly Row[]>>> = {
	"own box": [
		row("Maersk", "MAEU", 14, "MALU MCHU KNLU FRLU OCLU TORU LOTU COZU FAAU"),
		row("MSC", "MSCU", 10, "MSZU MSPU GTIU"),
		row("CMA CGM", "CMDU", 12, "CGHU CGTU AMCU STMU"),
		row("HMM", "HDMU", 3, "KOCU"),
		row("ICL", "IILU", 1, "ICUU"),
		row("Westwood", "SSBF", 1, "WSLU"),
	],
	"box of a group": [
		row(
			"Hapag-Lloyd",
			"HLCU",
			8,
			"CSQU ITAU IVLU LBIU LNXU LYKU MOMU QIBU QNNU TMMU FANU UASU AZLU",
		),
		row("Nile Dutch, DAL", "HLCU", 3, "NIDU DAYU"),
		row("MOL, K Line", "ONEY", 8, "MOEU MOGU MOLU MOSU KLFU KXTU KKLU"),
		row("Italia Marittima, Uniglory", "EGLV", 3, "IMTU UGMU"),
		row("NOL, Delmas, OPDR", "CMDU APLU", 3, "NOLU APDU DVRU OPDU"),
		row("CCNI, MCC", "MAEU SEAU", 2, "CNIU MCPU"),
		row("Gold Star", "GOSU ZIMU", 1, "JXJU"),
		row("SeaFreight", "CLAM", 1, "SEFU"),
	],
	"lessor's box": [
		row("Triton", "", 10, "TDTU EQRU YOIU RRIU HNSU TPXU ICSU"),
		row("Textainer", "", 10, "MAGU MAXU GAEU GATU PRSU CHIU AMZU MLCU"),
		row("Seaco", "", 6, "CXRU CXSU IEAU SCZU HJMU"),
		row("CAI, Florens", "", 6, "CZZU CAZU DFOU JTMU PGXU"),
		row("SeaCube, Touax, UES", "", 6, "INTU SZLU WBPU PGTU GRDU GUTU UXXU"),
		row("tanks", "", 4, "SNTU UTCU EURU EUXU EXFU HOYU"),
		row("sold, or of an unknown owner", "", 4, "CTXU RWLU ZZZU QXQU"),
	],
	"box of another line": [
		row("Korea and China", "", 4, "DJLU DYLU CKLU PCLU SNBU SNGU"),
		row("America", "", 3, "KOSU SBGU NPRU"),
		row("India and the Gulf", "", 4, "SIIU NSAU TLXU VMLU BLJU IRSU"),
		row("Europe and Africa", "", 3, "WECU MFRU ESLU TMYU BCLU"),
	],
	"bill with prefix": [
		row("Maersk", "MAEU", 4, "MAEU@@@######"),
		row("MCC", "MAEU", 1, "MCPU#########"),
		row("ONE", "ONEY", 8, "ONEY@@#@@#####00"),
		row(
			"Yang Ming",
			"YMLU",
			5,
			"YMLUW######### YMLUB######### YMLUT######### YMJAW######### YMPRI#########",
		),
		row("HMM", "HDMU", 4, "HDMU%@#######"),
		row("ZIM", "ZIMU", 4, "ZIMU%###### ZIMU%#########"),
		row("OOCL", "OOLU", 5, "OOLU3######### OOLU4#########"),
		row("COSCO", "COSU", 5, "COSU8#########"),
		row("KMTC", "KMTU", 1, "KMTC%#######"),
		row("Hapag-Lloyd", "HLCU", 5, "HLCU@@#*********"),
		row("Seth", "SSPH", 1, "SSPH%#######"),
		row("ICL", "IILU", 1, "IILU%######"),
		row("Transfar", "TJFH", 1, "TJFH%@######"),
		row("Swire", "CHVW", 1, "CHVW@@@####### QWJA@@@######"),
		row("Westwood", "SSBF", 1, "SSBF@@@###### WWSU@@@######"),
		row("Trailer Bridge", "TRBR", 1, "TRBR####### TBIE#######"),
		row("World Direct", "WDSB", 1, "WDSB########"),
		row("Seaboard", "SMLU", 1, "SMLU#######A"),
	],
	"bare bill or booking": [
		row("ONE", "ONEY", 5, "@@#@@#####00"),
		row("OOCL", "OOLU", 4, "3######### 4#########"),
		row("HMM", "HDMU", 3, "%@#######"),
		row("Yang Ming", "YMLU", 3, "W######### T#########"),
		row("Matson", "MATS", 2, "##########"),
		row("CMA CGM", "CMDU", 4, "@@@@######"),
	],
	"bill of another line": [
		row("Europe", "", 3, "LMCU@@@###### GRIU%###### BORU@@@######"),
		row("America", "", 2, "TOTE####### TSGL######## MFTU@@@######"),
		row("Asia", "", 3, "DNYG%######## REGU%######### SIKU%#######"),
		row("Gulf", "", 1, "NSAU@@@###### IRSU@@@#######"),
	],
	"no number of a line": [
		row("house bill", "", 6, "CHSL######### AMAW@@@####### HOU%########"),
		row(
			"order or receipt",
			"",
			4,
			"FCR###### DO-####### T-###### 7########### SO#########",
		),
		row(
			"vehicle, vessel, pallet",
			"",
			3,
			"WVWZZZ1KZ@W###### IMO_9###### 9###### 00340######_#########",
		),
	],
};
