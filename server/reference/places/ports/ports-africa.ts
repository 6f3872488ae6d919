import type { PortFacts } from "../../reference-types.ts";
import { port } from "./port-row.ts";

/** Container ports of Africa and the islands of the western Indian Ocean. */
export const PORTS_AFRICA: readonly PortFacts[] = [
	// Mediterranean and Morocco
	port("MAPTM", "Tanger Med", 35.885, -5.5, "Africa/Casablanca"),
	port("MATNG", "Tangier", 35.79, -5.8, "Africa/Casablanca"),
	port("MACAS", "Casablanca", 33.605, -7.605, "Africa/Casablanca"),
	port("MAAGA", "Agadir", 30.42, -9.635, "Africa/Casablanca"),
	port("DZORN", "Oran", 35.71, -0.643, "Africa/Algiers"),
	port("DZALG", "Algiers", 36.765, 3.075, "Africa/Algiers"),
	port("DZBJA", "Bejaia", 36.745, 5.09, "Africa/Algiers"),
	port("TNRDS", "Rades", 36.8, 10.275, "Africa/Tunis"),
	port("LYMRA", "Misurata", 32.365, 15.215, "Africa/Tripoli"),
	port("LYBEN", "Benghazi", 32.108, 20.045, "Africa/Tripoli"),
	port("EGALY", "Alexandria", 31.185, 29.873, "Africa/Cairo"),
	port("EGEDK", "El Dekheila", 31.14, 29.81, "Africa/Cairo"),
	port("EGDAM", "Damietta", 31.475, 31.755, "Africa/Cairo"),
	port("EGPSD", "Port Said", 31.22, 32.35, "Africa/Cairo"),
	port("EGSOK", "Sokhna", 29.655, 32.36, "Africa/Cairo"),

	// West Africa
	port("MRNKC", "Nouakchott", 17.99, -16.03, "Africa/Nouakchott"),
	port("SNDKR", "Dakar", 14.685, -17.427, "Africa/Dakar"),
	port("GMBJL", "Banjul", 13.445, -16.572, "Africa/Banjul"),
	port("GNCKY", "Conakry", 9.517, -13.72, "Africa/Conakry"),
	port("SLFNA", "Freetown", 8.495, -13.21, "Africa/Freetown"),
	port("LRMLW", "Monrovia", 6.345, -10.795, "Africa/Monrovia"),
	port("CIABJ", "Abidjan", 5.28, -4.007, "Africa/Abidjan"),
	port("GHTKD", "Takoradi", 4.885, -1.74, "Africa/Accra"),
	port("GHTEM", "Tema", 5.627, 0.012, "Africa/Accra"),
	port("TGLFW", "Lome", 6.137, 1.287, "Africa/Lome"),
	port("BJCOO", "Cotonou", 6.346, 2.43, "Africa/Porto-Novo"),
	port("NGAPP", "Apapa", 6.436, 3.388, "Africa/Lagos", null, "Lagos"),
	port("NGTIN", "Tin Can Island", 6.432, 3.352, "Africa/Lagos", null, "Lagos"),
	port("NGLKK", "Lekki", 6.427, 4.005, "Africa/Lagos"),
	port("NGONN", "Onne", 4.672, 7.153, "Africa/Lagos"),
	port("CMDLA", "Douala", 4.042, 9.679, "Africa/Douala"),
	port("CMKBI", "Kribi", 2.726, 9.86, "Africa/Douala"),
	port("GALBV", "Libreville", 0.288, 9.502, "Africa/Libreville"),
	port("CGPNR", "Pointe Noire", -4.783, 11.833, "Africa/Brazzaville"),
	port("CDMAT", "Matadi", -5.82, 13.455, "Africa/Kinshasa"),
	port("AOLAD", "Luanda", -8.79, 13.262, "Africa/Luanda"),
	port("AOLOB", "Lobito", -12.349, 13.549, "Africa/Luanda"),
	port("NAWVB", "Walvis Bay", -22.95, 14.488, "Africa/Windhoek"),

	// South and East Africa
	port("ZACPT", "Cape Town", -33.91, 18.447, "Africa/Johannesburg"),
	port("ZAPLZ", "Port Elizabeth", -33.955, 25.635, "Africa/Johannesburg"),
	port("ZAZBA", "Ngqura", -33.802, 25.685, "Africa/Johannesburg"),
	port("ZADUR", "Durban", -29.882, 31.022, "Africa/Johannesburg"),
	port("MZMPM", "Maputo", -25.962, 32.546, "Africa/Maputo"),
	port("MZBEW", "Beira", -19.819, 34.835, "Africa/Maputo"),
	port("MZMNC", "Nacala", -14.544, 40.667, "Africa/Maputo"),
	port("TZDAR", "Dar es Salaam", -6.835, 39.295, "Africa/Dar_es_Salaam"),
	port("KEMBA", "Mombasa", -4.045, 39.628, "Africa/Nairobi"),
	port("SOMGQ", "Mogadishu", 2.028, 45.337, "Africa/Mogadishu"),
	port("SOBBO", "Berbera", 10.44, 45.005, "Africa/Mogadishu"),
	port("DJJIB", "Djibouti", 11.592, 43.09, "Africa/Djibouti"),
	port("SDPZU", "Port Sudan", 19.615, 37.225, "Africa/Khartoum"),

	// Indian Ocean islands
	port("MGTMM", "Toamasina", -18.152, 49.425, "Indian/Antananarivo"),
	port("MUPLU", "Port Louis", -20.147, 57.49, "Indian/Mauritius"),
	port("REPDG", "Port Reunion", -20.93, 55.325, "Indian/Reunion"),
	port("YTLON", "Longoni", -12.727, 45.157, "Indian/Mayotte"),
];
