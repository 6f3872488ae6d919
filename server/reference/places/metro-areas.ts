import type { MetroAreaFacts } from "../reference-types.ts";

function metroArea(
	code: string,
	name: string,
	latitude: number,
	longitude: number,
	timeZone: string,
	stateAbbr: string | null = null,
): MetroAreaFacts {
	return {
		code,
		name,
		stateAbbr,
		countryCode: code.slice(0, 2),
		latitude,
		longitude,
		timeZone,
	};
}

/** The inland cities that carriers name as origin or destination, by UN/LOCODE. None of them is a seaport of the port tables. */
export const METRO_AREAS: readonly MetroAreaFacts[] = [
	// United States, Midwest
	metroArea("USCHI", "Chicago", 41.878, -87.63, "America/Chicago", "IL"),
	metroArea("USCLE", "Cleveland", 41.499, -81.694, "America/New_York", "OH"),
	metroArea("USCMH", "Columbus", 39.961, -82.999, "America/New_York", "OH"),
	metroArea("USCVG", "Cincinnati", 39.103, -84.512, "America/New_York", "OH"),
	metroArea("USDET", "Detroit", 42.331, -83.046, "America/Detroit", "MI"),
	metroArea(
		"USIND",
		"Indianapolis",
		39.768,
		-86.158,
		"America/Indiana/Indianapolis",
		"IN",
	),
	metroArea("USMES", "Minneapolis", 44.978, -93.265, "America/Chicago", "MN"),
	metroArea("USMKC", "Kansas City", 39.1, -94.579, "America/Chicago", "MO"),
	metroArea("USKCK", "Kansas City", 39.114, -94.627, "America/Chicago", "KS"),
	metroArea("USOMA", "Omaha", 41.257, -95.935, "America/Chicago", "NE"),
	metroArea("USSTL", "St. Louis", 38.627, -90.199, "America/Chicago", "MO"),

	// United States, South
	metroArea("USATL", "Atlanta", 33.749, -84.388, "America/New_York", "GA"),
	metroArea("USBHM", "Birmingham", 33.519, -86.81, "America/Chicago", "AL"),
	metroArea("USBNA", "Nashville", 36.163, -86.781, "America/Chicago", "TN"),
	metroArea("USCLT", "Charlotte", 35.227, -80.843, "America/New_York", "NC"),
	metroArea("USDAL", "Dallas", 32.777, -96.797, "America/Chicago", "TX"),
	metroArea("USFWT", "Fort Worth", 32.756, -97.331, "America/Chicago", "TX"),
	metroArea("USELP", "El Paso", 31.762, -106.485, "America/Denver", "TX"),
	metroArea("USHSV", "Huntsville", 34.73, -86.586, "America/Chicago", "AL"),
	metroArea("USLRD", "Laredo", 27.506, -99.507, "America/Chicago", "TX"),
	metroArea(
		"USLUI",
		"Louisville",
		38.253,
		-85.759,
		"America/Kentucky/Louisville",
		"KY",
	),
	metroArea("USMEM", "Memphis", 35.15, -90.049, "America/Chicago", "TN"),
	metroArea("USSAT", "San Antonio", 29.424, -98.494, "America/Chicago", "TX"),

	// United States, Northeast and West
	metroArea("USBUF", "Buffalo", 42.886, -78.878, "America/New_York", "NY"),
	metroArea("USHAR", "Harrisburg", 40.273, -76.887, "America/New_York", "PA"),
	metroArea("USPIT", "Pittsburgh", 40.441, -79.996, "America/New_York", "PA"),
	metroArea("USDEN", "Denver", 39.739, -104.99, "America/Denver", "CO"),
	metroArea("USPHX", "Phoenix", 33.448, -112.074, "America/Phoenix", "AZ"),
	metroArea(
		"USSLC",
		"Salt Lake City",
		40.761,
		-111.891,
		"America/Denver",
		"UT",
	),

	// Canada
	metroArea("CATOR", "Toronto", 43.653, -79.383, "America/Toronto", "ON"),
	metroArea("CACAL", "Calgary", 51.045, -114.072, "America/Edmonton", "AB"),
	metroArea("CAEDM", "Edmonton", 53.546, -113.494, "America/Edmonton", "AB"),
	metroArea("CAREG", "Regina", 50.445, -104.619, "America/Regina", "SK"),
	metroArea("CASAK", "Saskatoon", 52.133, -106.67, "America/Regina", "SK"),
	metroArea("CAWNP", "Winnipeg", 49.895, -97.138, "America/Winnipeg", "MB"),

	// Mexico
	metroArea(
		"MXMEX",
		"Mexico City",
		19.433,
		-99.133,
		"America/Mexico_City",
		"CMX",
	),
	metroArea("MXMTY", "Monterrey", 25.686, -100.316, "America/Monterrey", "NLE"),
	metroArea(
		"MXGDL",
		"Guadalajara",
		20.677,
		-103.347,
		"America/Mexico_City",
		"JAL",
	),

	// Europe
	metroArea("DEDUI", "Duisburg", 51.435, 6.763, "Europe/Berlin"),
	metroArea("DEMUC", "Munich", 48.137, 11.575, "Europe/Berlin"),
	metroArea("DENUE", "Nuremberg", 49.453, 11.077, "Europe/Berlin"),
	metroArea("CHBSL", "Basel", 47.56, 7.588, "Europe/Zurich"),
	metroArea("ATVIE", "Vienna", 48.208, 16.373, "Europe/Vienna"),
	metroArea("CZPRG", "Prague", 50.076, 14.438, "Europe/Prague"),
	metroArea("HUBUD", "Budapest", 47.498, 19.04, "Europe/Budapest"),
	metroArea("PLWAW", "Warsaw", 52.23, 21.012, "Europe/Warsaw"),
	metroArea("ITMIL", "Milan", 45.464, 9.19, "Europe/Rome"),
	metroArea("FRLYS", "Lyon", 45.764, 4.836, "Europe/Paris"),
	metroArea("ESMAD", "Madrid", 40.417, -3.704, "Europe/Madrid"),
];
