import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of Australia, New Zealand and the Pacific islands. */
export const PORTS_OCEANIA: readonly PortFacts[] = [
	// Australia
	port("AUDRW", "Darwin", -12.49, 130.881, "Australia/Darwin", "NT"),
	port("AUTSV", "Townsville", -19.25, 146.832, "Australia/Brisbane", "QLD"),
	port("AUBNE", "Brisbane", -27.37, 153.174, "Australia/Brisbane", "QLD"),
	port(
		"AUSYD",
		"Sydney",
		-33.969,
		151.213,
		"Australia/Sydney",
		"NSW",
		"Port Botany",
	),
	port("AUMEL", "Melbourne", -37.815, 144.914, "Australia/Melbourne", "VIC"),
	port("AUADL", "Adelaide", -34.769, 138.491, "Australia/Adelaide", "SA"),
	port("AUFRE", "Fremantle", -32.044, 115.744, "Australia/Perth", "WA"),
	port("AUBWT", "Burnie", -41.052, 145.915, "Australia/Hobart", "TAS"),
	port("AUBEL", "Bell Bay", -41.139, 146.855, "Australia/Hobart", "TAS"),

	// New Zealand
	port("NZAKL", "Auckland", -36.843, 174.785, "Pacific/Auckland"),
	port("NZTRG", "Tauranga", -37.66, 176.178, "Pacific/Auckland"),
	port("NZNPE", "Napier", -39.475, 176.92, "Pacific/Auckland"),
	port("NZWLG", "Wellington", -41.275, 174.788, "Pacific/Auckland"),
	port("NZNSN", "Nelson", -41.26, 173.275, "Pacific/Auckland"),
	port("NZLYT", "Lyttelton", -43.607, 172.718, "Pacific/Auckland"),
	port("NZTIU", "Timaru", -44.39, 171.26, "Pacific/Auckland"),
	port("NZPOE", "Port Chalmers", -45.815, 170.625, "Pacific/Auckland"),
	port("NZBLU", "Bluff", -46.595, 168.34, "Pacific/Auckland"),

	// Pacific islands
	port("PGLAE", "Lae", -6.74, 146.983, "Pacific/Port_Moresby"),
	port("PGPOM", "Port Moresby", -9.428, 147.113, "Pacific/Port_Moresby"),
	port("FJSUV", "Suva", -18.135, 178.425, "Pacific/Fiji"),
	port("NCNOU", "Noumea", -22.265, 166.433, "Pacific/Noumea"),
	port("PFPPT", "Papeete", -17.53, -149.575, "Pacific/Tahiti"),
	port("WSAPW", "Apia", -13.827, -171.762, "Pacific/Apia"),
	port("ASPPG", "Pago Pago", -14.277, -170.685, "Pacific/Pago_Pago"),
	port("GUAPR", "Apra", 13.463, 144.668, "Pacific/Guam"),
];
