import type { ShippingLineFacts } from "./reference-types.ts";

/** The numbers that a line accepts: B a bill of lading, K a booking, C a container. */
type Support = "BKC" | "BK" | "K" | "C";

function line(
	scac: string,
	name: string,
	shortName: string,
	support: Support,
	options: {
		aliases?: readonly string[];
		stripsScacPrefix?: boolean;
	} = {},
): ShippingLineFacts {
	return {
		scac,
		alternativeScacs: options.aliases ?? [],
		name,
		shortName,
		billOfLadingTrackingSupport: support.includes("B"),
		bookingNumberTrackingSupport: support.includes("K"),
		containerNumberTrackingSupport: support.includes("C"),
		stripsScacPrefix: options.stripsScacPrefix ?? false,
	};
}

/** The shipping lines that Landfall can track, by name. */
export const SHIPPING_LINES: readonly ShippingLineFacts[] = [
	line("ANNU", "Australia National Line", "ANL", "BKC"),
	line("APLU", "American President Lines", "APL", "BKC"),
	line("ARKU", "Arkas Container Transport", "Arkas", "BKC"),
	line("ACLU", "Atlantic Container Line", "ACL", "BKC"),
	line("CULU", "China United Lines", "CULines", "BKC"),
	line("CMDU", "CMA CGM", "CMA CGM", "BKC", { stripsScacPrefix: true }),
	line("COSU", "COSCO Shipping Lines", "COSCO", "BK", {
		stripsScacPrefix: true,
	}),
	line("CLAM", "Crowley", "Crowley", "BK", { aliases: ["CWLQ"] }),
	line("EGLV", "Evergreen Marine", "Evergreen", "C", {
		stripsScacPrefix: true,
	}),
	line("GOSU", "Gold Star Line", "Gold Star", "BK"),
	line("HLCU", "Hapag-Lloyd", "Hapag-Lloyd", "BKC"),
	line("HDUJ", "HEDE Shipping", "HEDE", "BKC"),
	line("HDMU", "Hyundai Merchant Marine", "HMM", "BKC", {
		stripsScacPrefix: true,
	}),
	line("IILU", "Independent Container Line", "ICL", "BK"),
	line("KMTU", "Korea Marine Transport", "KMTC", "BKC"),
	line("MAEU", "Maersk", "Maersk", "BKC"),
	line("MATS", "Matson Navigation Company", "Matson", "BK"),
	line("MSCU", "Mediterranean Shipping Company", "MSC", "BKC", {
		aliases: ["MEDU"],
	}),
	line("ONEY", "Ocean Network Express", "ONE", "BKC"),
	line("OOLU", "Orient Overseas Container Line", "OOCL", "BKC", {
		stripsScacPrefix: true,
	}),
	line("PCIU", "Pacific International Lines", "PIL", "C"),
	line("SAFM", "Safmarine Container Line", "Safmarine", "BK"),
	line("SMLU", "Seaboard Marine", "Seaboard", "BK"),
	line("SEAU", "Sealand Americas", "Sealand Americas", "BKC", {
		aliases: ["SEAL"],
	}),
	line("SEJJ", "Sealand Europe", "Sealand Europe", "BKC"),
	line("SQQY", "SeaLead Shipping", "SeaLead", "BKC", { aliases: ["SJHH"] }),
	line("SSPH", "Seth Shipping", "Seth", "BK"),
	line("SMLM", "SM Line", "SM Line", "BK"),
	line("SSBF", "Swire Shipping (Westwood)", "Swire", "BK", {
		aliases: ["WWSU"],
	}),
	line("CHVW", "Swire Shipping", "Swire Shipping", "BK", {
		aliases: ["QWJA", "PLLU"],
	}),
	line("TRBR", "Trailer Bridge", "Trailer Bridge", "K", {
		aliases: ["TBIE", "PYRR"],
	}),
	line("TJFH", "Transfar Shipping", "Transfar", "BK"),
	line("TXZJ", "T.S. Lines", "TS Lines", "C"),
	line("TRKU", "Turkon Line", "Turkon", "BKC"),
	line("WHLC", "Wan Hai Lines", "Wan Hai", "BKC"),
	line("WDSB", "World Direct Shipping", "WDS", "C"),
	line("YMLU", "Yang Ming Marine Transport", "Yang Ming", "BKC", {
		aliases: ["YMPR", "YMSG", "YMJA"],
	}),
	line("ZIMU", "ZIM Integrated Shipping Services", "ZIM", "BK"),
];

/** The line of the test numbers. Tracking requests can name it, but no real carrier stands behind it. */
export const TEST_SHIPPING_LINE: ShippingLineFacts = line(
	"TEST",
	"Landfall Test Carrier",
	"Landfall Test",
	"BK",
);
