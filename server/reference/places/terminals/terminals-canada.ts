import type { TerminalFacts } from "../../reference-types.ts";
import { terminal } from "./terminal-row.ts";

/** Container terminals of Canada, with the sublocation codes of its customs. */
export const TERMINALS_CANADA: readonly TerminalFacts[] = [
	terminal("CAVAN", "Centerm", {
		name: "DP World Centerm",
		firms: "3380",
		smdg: "CTM",
		address: ["777 Centennial Rd", "Vancouver", "BC", "V6A 1A3"],
	}),
	terminal("CAVAN", "Deltaport", {
		name: "GCT Deltaport",
		firms: "3891",
		smdg: "DLT",
		address: ["2 Roberts Bank Way", "Delta", "BC", "V4M 4G5"],
	}),
	terminal("CAVAN", "Vanterm", {
		name: "GCT Vanterm",
		firms: "3395",
		smdg: "VTM",
		address: ["1300 Stewart St", "Vancouver", "BC", "V5L 4X5"],
	}),
	terminal("CAVAN", "Fraser Surrey", {
		name: "DP World Fraser Surrey",
		smdg: "FSD",
		address: ["11060 Elevator Rd", "Surrey", "BC", "V3V 2R7"],
	}),
	terminal("CANNO", "Duke Point", {
		name: "DP World Duke Point",
		address: [null, "Nanaimo", "BC", null],
	}),
	terminal("CAPRR", "Fairview", {
		name: "DP World Fairview Container Terminal",
		firms: "5086",
		smdg: "FCTPRR",
		address: [null, "Prince Rupert", "BC", "V8J 4B1"],
	}),
	terminal("CAMTR", "Cast", {
		name: "Montreal Gateway Terminals Cast (Section 77)",
		firms: "2425",
		smdg: "MGTCAS",
		address: ["305 Rue Curatteau", "Montreal", "QC", "H1L 6R6"],
	}),
	terminal("CAMTR", "Racine", {
		name: "Montreal Gateway Terminals Racine",
		firms: "2591",
		smdg: "MGTRAC",
		address: ["305 Rue Curatteau", "Montreal", "QC", "H1L 6R6"],
	}),
	terminal("CAMTR", "Maisonneuve", {
		name: "Termont Maisonneuve (Section 68)",
		firms: "2619",
		smdg: "TMTMAI",
		address: ["450 Rue De Boucherville", "Montreal", "QC", "H1N 0C6"],
	}),
	terminal("CAMTR", "Viau", {
		name: "Termont Viau (Section 52)",
		firms: "5540",
		smdg: "VIAU",
		address: ["450 Rue De Boucherville", "Montreal", "QC", "H1N 0C6"],
	}),
	terminal("CASJB", "Saint John", {
		name: "DP World Saint John",
		smdg: "DPWSJB",
		address: [null, "Saint John", "NB", "E2M 7Y5"],
	}),
	terminal("CAHAL", "South End", {
		name: "PSA Halifax Atlantic Hub (South End)",
		firms: "2036",
		smdg: "HAFXT",
		address: ["577 Marginal Rd", "Halifax", "NS", "B3H 4P6"],
	}),
	terminal("CAHAL", "Fairview Cove", {
		name: "PSA Halifax Fairview Cove",
		smdg: "FCOVE",
		address: ["6708 Bayne St", "Halifax", "NS", "B3K 5M6"],
	}),
];
