import { imoCheckDigit } from "../../../server/reference/imo-number.ts";

/** A vessel of the simulated world. Its name and numbers are invented; check digits are valid. */
export interface Vessel {
	readonly imo: string;
	/** Nine digits; the first three belong to the flag (ITU-R M.585). */
	readonly mmsi: string;
	readonly name: string;
	/** ISO 3166-1 alpha-2. */
	readonly flag: string;
}

/** Prefixes of vessel names that differ from the line's short name. */
const PREFIXES: Readonly<Record<string, string>> = {
	ACLU: "ATLANTIC",
	ANNU: "ANL",
	APLU: "APL",
	CMDU: "CMA CGM",
	COSU: "COSCO",
	EGLV: "EVER",
	GOSU: "GSL",
	HDMU: "HMM",
	HLCU: "HAPAG",
	KMTU: "KMTC",
	MAEU: "MAERSK",
	MSCU: "MSC",
	ONEY: "ONE",
	OOLU: "OOCL",
	PCIU: "KOTA",
	SMLM: "SM",
	TXZJ: "TS",
	WHLC: "WAN HAI",
	YMLU: "YM",
	ZIMU: "ZIM",
};

const NAMES =
	"ACACIA ADRIA ALBATROSS ALTAIR AMBER ANDROMEDA ANTARES APOLLO ARCTURUS ARGO ARIES ATLAS AURORA AZALEA BELLATRIX BOREAS CAMELLIA CANOPUS CAPELLA CARINA CASTOR CEDAR CERES CONDOR CORAL CORONA CYGNUS CYPRESS DAHLIA DELPHINUS DENEB DIAMOND DORADO EAGLE ELARA EMERALD FALCON FORTUNA GALAXY GARNET GEMINI GRACE HARMONY HELIOS HERON HORIZON IRIS JADE JASMINE JUNO JUPITER KESTREL LAUREL LIBRA LOTUS LYRA MAGNOLIA MARIGOLD MERIDIAN MIMOSA MIRA NEPTUNE OLIVE OPAL ORCHID ORION OSPREY PEARL PEGASUS PELICAN PERSEUS PHOENIX POLARIS PROSPER RIGEL RUBY SAPPHIRE SIRIUS SPICA TOPAZ TRITON TULIP URANUS VEGA VIOLET ZEPHYR".split(
		" ",
	);
const ENDINGS = ["", " BRIDGE", " SPIRIT", " PIONEER", " GLORY", " TRIUMPH"];
/** Flags and their maritime identification digits. */
const FLAGS = [
	["PA", "371"],
	["LR", "636"],
	["MH", "538"],
	["SG", "563"],
	["HK", "477"],
	["MT", "248"],
	["CY", "210"],
	["BS", "311"],
] as const;

/**
 * The vessel with a running number in the world and one within its line. IMO numbers start at 93xxxxx. Among the first four thousand
 * vessels, no two share an IMO number or an MMSI.
 */
export function vesselNumbered(
	overall: number,
	line: { readonly scac: string; readonly shortName: string },
	withinLine: number,
): Vessel {
	const body = String(930_000 + overall * 17).slice(0, 6);
	const ending = ENDINGS[Math.floor(withinLine / NAMES.length)];
	const prefix = PREFIXES[line.scac] ?? plainWords(line.shortName);
	const [flag, digits] = FLAGS[overall % FLAGS.length] ?? FLAGS[0];
	const name = `${prefix} ${NAMES[withinLine % NAMES.length]}`;
	return {
		imo: body + imoCheckDigit(body),
		mmsi: digits + String(100_000 + overall * 37).slice(0, 6),
		name: `${name}${ending ?? ` ${withinLine}`}`,
		flag,
	};
}

function plainWords(text: string): string {
	const words = text.toUpperCase().split(/[^A-Z]+/);
	return words.slice(0, 2).join(" ").trim();
}
