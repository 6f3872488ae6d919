import type { OwnerCodes } from "./owner-code.ts";
import { CHECKED_TABLE, leased } from "./owner-row.ts";

/** Owner codes of companies that lease containers, tanks among them, to any line. */
export const LESSORS: readonly OwnerCodes[] = [
	leased(
		"Triton",
		"TCNU TCLU TCKU TRHU TRIU TTNU TLLU TDRU TDTU TIIU TRDU TRVU EQRU HNSU IKSU MTRU YOIU",
	),
	leased(
		"Triton (formerly TAL)",
		"TRLU TOLU TPHU ICSU",
		2016,
		"the register; the merger of Triton and TAL",
	),
	leased("Triton", "TBIU TBRU TNTU", null, CHECKED_TABLE),
	leased(
		"Triton (Global Container International)",
		"GCXU",
		2025,
		"the register; bought by Triton in 2025",
	),

	leased(
		"Textainer",
		"TGHU TEMU TGBU TXGU TEXU TENU AMFU AMZU AXIU CEOU CHIU CLHU GAEU GATU GAZU HCIU KWCU LLTU MAGU MAXU MGLU MLCU OCGU PRSU RFSU WCIU XINU",
	),
	leased("Textainer", "THLU TXBU TXTU", null, CHECKED_TABLE),
	leased(
		"Textainer (Seaco)",
		"SEGU SEKU SELU SEMU GESU GCEU GSTU SBOU SCEU SCPU SCXU SCZU SPLU CLOU CUCU DNAU EMAU FVIU HJMU HNPU IEAU IKKU ITLU UFCU XTRU",
		2025,
		"the register; Seaco was bought by Textainer in December 2025",
	),
	leased(
		"Textainer (Seaco, formerly Cronos)",
		"CRXU CRSU CRTU CXDU CXRU CXSU CXTU",
		2025,
		"the register; Seaco was bought by Textainer in December 2025",
	),

	leased(
		"CAI",
		"CAIU CAXU CAAU CAJU CAZU CESU CIPU CMHU CNEU CZZU NEVU OTEU SKYU STJU",
	),
	leased("CAI", "CAHU CAOU SKZU", null, CHECKED_TABLE),
	leased(
		"CAI (formerly Beacon)",
		"BMOU BEAU BENU",
		2023,
		"the register; both belong to Mitsubishi HC Capital and merged in 2023",
	),

	leased(
		"Florens",
		"FSCU FCIU FFAU FBIU FBLU FCGU FCLU FCXU FJKU FNBU FNGU FNTU FTAU JTMU PGXU",
	),
	leased(
		"Florens (formerly Dong Fang)",
		"DFSU DFOU",
		2016,
		"the register; the lessors of COSCO and China Shipping merged",
	),

	leased(
		"SeaCube",
		"CRLU GAOU DRYU IPXU INBU INKU INNU INTU IRNU CTWU GIPU GSPU MGNU MTSU MTYU OTPU SDDU SZLU WBPU",
	),
	leased("Touax", "TGCU TGSU GLDU GRDU PGTU"),
	leased("Touax", "TBTU TGKU TLRU", null, CHECKED_TABLE),
	leased("UES International", "UESU UETU UXXU GUTU GVCU GVDU"),
	leased("UES International", "UECU", null, CHECKED_TABLE),
	leased("Blue Sky Intermodal", "BSIU SKIU"),
	leased("CIMC", "CICU SPEU"),
	leased("Dong Fang", "LYGU", null, CHECKED_TABLE),
	leased("Waterfront Container Leasing", "WFHU EASU PHHU"),
	leased(
		"CARU Containers",
		"CARU CAEU CATU CORU CUBU ALNU ARDU ARTU CLCU DAMU HAKU LCRU LGEU MANU MARU OFFU PSCU RLXU RTHU SCSU TRTU WEDU WSCU",
	),
	leased("CARU Goldgie", "CAGU YOLU"),
	leased("Flex-Box", "FBXU FAMU FCBU FXLU LVNU RAVU RJCU FECU FXEU LATU"),
	leased("Spinnaker", "CNSU PHLU SDOU SESU SLEU SLSU SPKU"),
	leased("Multiboxx", "MBBU MBDU MBGU MBTU MTBU"),
	leased("Unitas Containers", "UNIU UNRU UNXU PQIU"),
	leased("Noble Container Leasing", "NLLU SAXU GCUU"),
	leased("One Way Lease", "ANYU LSEU OWLU"),
	leased("Sogeco", "CLTU SGCU SGRU"),
	leased("Container Providers International", "CPIU CDDU CPWU"),
	leased("Asia Container Leasing", "AAAU"),
	leased("Trident Container Leasing", "TLNU"),
	leased("Grand View Container Trading", "GVTU"),
	leased("CS Leasing", "SLZU"),
	leased("Unit45", "PVDU RCDU RSTU"),

	// Tank containers.
	leased("Eurotainer", "EURU EUXU EVAU ERFU ETNU CCRU FWUU LOGU SECU TMLU"),
	leased("EXSIF", "EXFU EXXU ICLU TPMU TPTU USPU"),
	leased("Trifleet", "TIFU TCUU TMIU INGU"),
	leased(
		"Stolt Tank Containers",
		"SNTU SNIU STBU SWTU TABU TAIU UTCU BVIU DLKU",
	),
	leased("Tankspan Leasing", "TASU ICTU"),
	leased("TWS", "TWSU TCVU EBCU FACU"),
	leased("Albatross Tank Leasing", "ATLU AFTU AAMU"),
	leased("Raffles Lease", "RFCU RLTU FPTU MBJU"),
	leased("Peacock Container", "ATVU PCVU GCSU GMCU TWRU"),
	leased("Multistar Leasing", "RMCU"),
];
