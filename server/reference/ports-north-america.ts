import { port } from "./port-row.ts";
import type { PortFacts } from "./reference-types.ts";

/** Container ports of the United States, Canada and Mexico. Mexican states by ISO 3166-2. */
export const PORTS_NORTH_AMERICA: readonly PortFacts[] = [
	// United States, Pacific
	port("USLAX", "Los Angeles", 33.74, -118.26, "America/Los_Angeles", "CA"),
	port("USLGB", "Long Beach", 33.755, -118.215, "America/Los_Angeles", "CA"),
	port("USNTD", "Port Hueneme", 34.148, -119.206, "America/Los_Angeles", "CA"),
	port("USSAN", "San Diego", 32.699, -117.159, "America/Los_Angeles", "CA"),
	port("USOAK", "Oakland", 37.798, -122.318, "America/Los_Angeles", "CA"),
	port("USPDX", "Portland", 45.638, -122.747, "America/Los_Angeles", "OR"),
	port("USSEA", "Seattle", 47.581, -122.35, "America/Los_Angeles", "WA"),
	port("USTIW", "Tacoma", 47.266, -122.4, "America/Los_Angeles", "WA"),
	port("USANC", "Anchorage", 61.242, -149.887, "America/Anchorage", "AK"),
	port("USADQ", "Kodiak", 57.782, -152.435, "America/Anchorage", "AK"),
	port("USDUT", "Dutch Harbor", 53.902, -166.53, "America/Nome", "AK"),
	port("USHNL", "Honolulu", 21.312, -157.88, "Pacific/Honolulu", "HI"),

	// United States, Gulf
	port("USFPO", "Freeport", 28.943, -95.331, "America/Chicago", "TX"),
	port("USHOU", "Houston", 29.68, -94.998, "America/Chicago", "TX"),
	port("USMSY", "New Orleans", 29.913, -90.107, "America/Chicago", "LA"),
	port("USGPT", "Gulfport", 30.355, -89.095, "America/Chicago", "MS"),
	port("USMOB", "Mobile", 30.668, -88.034, "America/Chicago", "AL"),
	port("USTPA", "Tampa", 27.912, -82.43, "America/New_York", "FL"),
	port(
		"USPME",
		"Port Manatee",
		27.63,
		-82.563,
		"America/New_York",
		"FL",
		"Palmetto",
	),

	// United States, Atlantic
	port("USMIA", "Miami", 25.767, -80.158, "America/New_York", "FL"),
	port(
		"USPEF",
		"Port Everglades",
		26.073,
		-80.116,
		"America/New_York",
		"FL",
		"Fort Lauderdale",
	),
	port(
		"USPCV",
		"Port Canaveral",
		28.413,
		-80.619,
		"America/New_York",
		"FL",
		"Cape Canaveral",
	),
	port("USJAX", "Jacksonville", 30.39, -81.537, "America/New_York", "FL"),
	port("USSAV", "Savannah", 32.128, -81.14, "America/New_York", "GA"),
	port("USCHS", "Charleston", 32.833, -79.891, "America/New_York", "SC"),
	port("USILM", "Wilmington", 34.193, -77.956, "America/New_York", "NC"),
	port("USORF", "Norfolk", 36.926, -76.329, "America/New_York", "VA"),
	port("USBAL", "Baltimore", 39.255, -76.547, "America/New_York", "MD"),
	port("USILG", "Wilmington", 39.716, -75.524, "America/New_York", "DE"),
	port("USPHL", "Philadelphia", 39.902, -75.135, "America/New_York", "PA"),
	port(
		"USNYC",
		"New York / New Jersey",
		40.683,
		-74.151,
		"America/New_York",
		"NY",
		"New York",
	),
	port("USBOS", "Boston", 42.342, -71.02, "America/New_York", "MA"),
	port("USPWM", "Portland", 43.647, -70.258, "America/New_York", "ME"),

	// Canada
	port("CAVAN", "Vancouver", 49.288, -123.085, "America/Vancouver", "BC"),
	port("CANNO", "Nanaimo", 49.13, -123.895, "America/Vancouver", "BC"),
	port("CAPRR", "Prince Rupert", 54.295, -130.353, "America/Vancouver", "BC"),
	port("CAMTR", "Montreal", 45.567, -73.519, "America/Toronto", "QC"),
	port("CASJB", "Saint John", 45.266, -66.073, "America/Moncton", "NB"),
	port("CAHAL", "Halifax", 44.628, -63.562, "America/Halifax", "NS"),
	port("CASJF", "St. John's", 47.559, -52.71, "America/St_Johns", "NL"),

	// Mexico
	port("MXESE", "Ensenada", 31.855, -116.63, "America/Tijuana", "BCN"),
	port("MXGYM", "Guaymas", 27.919, -110.87, "America/Hermosillo", "SON"),
	port("MXMZT", "Mazatlan", 23.193, -106.415, "America/Mazatlan", "SIN"),
	port("MXZLO", "Manzanillo", 19.072, -104.291, "America/Mexico_City", "COL"),
	port(
		"MXLZC",
		"Lazaro Cardenas",
		17.955,
		-102.172,
		"America/Mexico_City",
		"MIC",
	),
	port("MXVER", "Veracruz", 19.236, -96.17, "America/Mexico_City", "VER"),
	port("MXTUX", "Tuxpan", 20.958, -97.326, "America/Mexico_City", "VER"),
	port("MXATM", "Altamira", 22.484, -97.86, "America/Monterrey", "TAM"),
	port("MXPGO", "Progreso", 21.346, -89.677, "America/Merida", "YUC"),
	port("MXPMS", "Puerto Morelos", 20.842, -86.878, "America/Cancun", "ROO"),
];
