import type { TerminalFacts } from "../../reference-types.ts";
import { terminal } from "./terminal-row.ts";

/** Container terminals on the Gulf coast of the United States, from east to west. */
export const TERMINALS_US_GULF: readonly TerminalFacts[] = [
	terminal("USTPA", "Tampa Bay", {
		name: "Tampa Bay Container Terminal",
		firms: "M669",
		smdg: "PTCT",
		address: ["2999 Guy N Verger Blvd", "Tampa", "FL", "33605"],
	}),
	terminal("USPME", "Manatee", {
		name: "SeaPort Manatee",
		smdg: "PMT",
		address: ["1705 Piney Point Rd", "Palmetto", "FL", "34221"],
	}),
	terminal("USMOB", "APM Mobile", {
		name: "APM Terminals Mobile",
		firms: "R103",
		smdg: "APMT",
		address: ["901 Ezra Trice Blvd", "Mobile", "AL", "36603"],
	}),
	terminal("USGPT", "Gulfport", {
		name: "Port of Gulfport",
		smdg: "POGT",
		address: ["1000 30th Ave", "Gulfport", "MS", "39501"],
	}),
	terminal("USMSY", "Napoleon", {
		name: "Napoleon Avenue Container Terminal",
		firms: "P260",
		smdg: "NOLA",
		address: ["5901 Terminal Dr", "New Orleans", "LA", "70115"],
	}),
	terminal("USMSY", "NOT", {
		name: "New Orleans Terminal",
		firms: "Q795",
		smdg: "NOT",
		address: ["50 Napoleon Ave", "New Orleans", "LA", "70115"],
	}),
	terminal("USHOU", "Barbours Cut", {
		name: "Barbours Cut Container Terminal",
		firms: "S787",
		smdg: "BCMT",
		address: ["1515 E Barbours Cut Blvd", "La Porte", "TX", "77571"],
	}),
	terminal("USHOU", "Bayport", {
		name: "Bayport Container Terminal",
		firms: "V136",
		smdg: "BPTM",
		address: ["12621 Port Rd", "Pasadena", "TX", "77586"],
	}),
	terminal("USHOU", "Jacintoport", {
		name: "Jacintoport International",
		smdg: "JPI",
		address: ["16398 Jacintoport Blvd", "Houston", "TX", "77015"],
	}),
	terminal("USFPO", "Freeport", {
		name: "Port Freeport",
		smdg: "PFT",
		address: ["1001 Navigation Blvd", "Freeport", "TX", "77541"],
	}),
];
