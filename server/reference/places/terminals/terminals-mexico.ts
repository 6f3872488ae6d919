import type { TerminalFacts } from "../../reference-types.ts";
import { terminal } from "./terminal-row.ts";

/** Container terminals of Mexico, whose customs knows no FIRMS codes. */
export const TERMINALS_MEXICO: readonly TerminalFacts[] = [
	terminal("MXESE", "EIT", {
		name: "Hutchison Ports EIT",
		address: [null, "Ensenada", "BCN", null],
	}),
	terminal("MXZLO", "Contecon", {
		name: "Contecon Manzanillo",
		smdg: "CMSA",
		address: [null, "Manzanillo", "COL", "28210"],
	}),
	terminal("MXZLO", "SSA", {
		name: "SSA Mexico Manzanillo",
		smdg: "SSAMX",
		address: [null, "Manzanillo", "COL", "28200"],
	}),
	terminal("MXZLO", "TIMSA", {
		name: "Hutchison Ports TIMSA",
		smdg: "TIMSA",
		address: [null, "Manzanillo", "COL", "28250"],
	}),
	terminal("MXLZC", "APM", {
		name: "APM Terminals Lazaro Cardenas",
		address: [null, "Lazaro Cardenas", "MIC", "60950"],
	}),
	terminal("MXLZC", "LCT", {
		name: "Hutchison Ports LCT",
		smdg: "LCT",
		address: [null, "Lazaro Cardenas", "MIC", "60950"],
	}),
	terminal("MXATM", "ATP", {
		name: "Altamira Terminal Portuaria",
		address: [null, "Altamira", "TAM", null],
	}),
	terminal("MXATM", "IPM", {
		name: "Infraestructura Portuaria Mexicana",
		address: [null, "Altamira", "TAM", null],
	}),
	terminal("MXVER", "ICAVE", {
		name: "Hutchison Ports ICAVE",
		smdg: "ICAVE",
		address: [null, "Veracruz", "VER", "91692"],
	}),
	terminal("MXPGO", "TCY", {
		name: "APM Terminals Progreso",
		smdg: "TCY",
		address: [null, "Progreso", "YUC", "97320"],
	}),
];
