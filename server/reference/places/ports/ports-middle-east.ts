import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of the Middle East. */
export const PORTS_MIDDLE_EAST: readonly PortFacts[] = [
	// Levant and Red Sea
	port("SYLTK", "Latakia", 35.52, 35.768, "Asia/Damascus"),
	port("LBBEY", "Beirut", 33.907, 35.527, "Asia/Beirut"),
	port("ILHFA", "Haifa", 32.828, 35.012, "Asia/Jerusalem"),
	port("ILASH", "Ashdod", 31.835, 34.645, "Asia/Jerusalem"),
	port("JOAQB", "Aqaba", 29.462, 34.982, "Asia/Amman"),
	port(
		"SAKAC",
		"King Abdullah Port",
		22.525,
		39.095,
		"Asia/Riyadh",
		null,
		"King Abdullah Economic City",
	),
	port("SAJED", "Jeddah", 21.465, 39.168, "Asia/Riyadh"),
	port("YEADE", "Aden", 12.797, 45.0, "Asia/Aden"),

	// Gulf and Arabian Sea
	port("OMSLL", "Salalah", 16.945, 54.008, "Asia/Muscat"),
	port("OMDQM", "Duqm", 19.665, 57.715, "Asia/Muscat"),
	port("OMSOH", "Sohar", 24.51, 56.62, "Asia/Muscat"),
	port("AEKLF", "Khor Fakkan", 25.355, 56.372, "Asia/Dubai"),
	port("AESHJ", "Sharjah", 25.358, 55.371, "Asia/Dubai"),
	port("AEJEA", "Jebel Ali", 25.005, 55.06, "Asia/Dubai", null, "Dubai"),
	port(
		"AEKHL",
		"Khalifa Port",
		24.815,
		54.655,
		"Asia/Dubai",
		null,
		"Abu Dhabi",
	),
	port("QAHMD", "Hamad", 25.015, 51.608, "Asia/Qatar"),
	port("BHKBS", "Khalifa Bin Salman", 26.2, 50.71, "Asia/Bahrain"),
	port("SADMM", "Dammam", 26.488, 50.205, "Asia/Riyadh"),
	port("SAJUB", "Jubail", 27.033, 49.675, "Asia/Riyadh"),
	port("KWSAA", "Shuaiba", 29.035, 48.157, "Asia/Kuwait"),
	port("KWSWK", "Shuwaikh", 29.354, 47.925, "Asia/Kuwait"),
	port("IQUQR", "Umm Qasr", 30.035, 47.945, "Asia/Baghdad"),
	port("IRBND", "Bandar Abbas", 27.108, 56.06, "Asia/Tehran"),
];
