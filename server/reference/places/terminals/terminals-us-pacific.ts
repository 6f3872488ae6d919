import type { TerminalFacts } from "../../reference-types.ts";
import { terminal } from "./terminal-row.ts";

/** Container terminals on the Pacific coast of the United States, in Alaska and in Hawaii. */
export const TERMINALS_US_PACIFIC: readonly TerminalFacts[] = [
	terminal("USLAX", "Pier 400", {
		name: "APM Terminals Pier 400",
		firms: "W185",
		smdg: "APMT",
		address: ["2500 Navy Way", "San Pedro", "CA", "90731"],
	}),
	terminal("USLAX", "Everport", {
		name: "Everport Terminal Services Los Angeles",
		firms: "Y124",
		smdg: "ETS",
		address: ["389 Terminal Island Way", "San Pedro", "CA", "90731"],
	}),
	terminal("USLAX", "Fenix", {
		name: "Fenix Marine Services Pier 300",
		firms: "Y257",
		smdg: "EAGLE",
		address: ["614 Terminal Way", "San Pedro", "CA", "90731"],
	}),
	terminal("USLAX", "TraPac", {
		name: "TraPac Los Angeles",
		firms: "Y258",
		smdg: "TRAP",
		address: ["630 W Harry Bridges Blvd", "Wilmington", "CA", "90744"],
	}),
	terminal("USLAX", "WBCT", {
		name: "West Basin Container Terminal",
		firms: "Y773",
		smdg: "WBCT",
		address: ["2050 John S Gibson Blvd", "San Pedro", "CA", "90731"],
	}),
	terminal("USLAX", "YTI", {
		name: "Yusen Terminals",
		firms: "Y790",
		smdg: "YUSEN",
		address: ["701 New Dock St", "San Pedro", "CA", "90731"],
	}),
	terminal("USLGB", "ITS", {
		name: "International Transportation Service",
		firms: "Y309",
		smdg: "ITS",
		address: ["1281 Pier G Way", "Long Beach", "CA", "90802"],
	}),
	terminal("USLGB", "LBCT", {
		name: "Long Beach Container Terminal",
		firms: "WAC8",
		smdg: "LBCT",
		address: ["201 S Pico Ave", "Long Beach", "CA", "90802"],
	}),
	terminal("USLGB", "PCT", {
		name: "Pacific Container Terminal",
		firms: "W182",
		smdg: "SSAPCT",
		address: ["1521 Pier J Ave", "Long Beach", "CA", "90802"],
	}),
	terminal("USLGB", "Pier A", {
		name: "SSA Terminals Pier A",
		firms: "Z978",
		smdg: "SSATA",
		address: ["700 Pier A Plaza", "Long Beach", "CA", "90813"],
	}),
	terminal("USLGB", "Pier C", {
		name: "SSA Terminals Pier C60 (Matson)",
		smdg: "MATU",
		address: ["1521 Pier C St", "Long Beach", "CA", "90813"],
	}),
	terminal("USLGB", "TTI", {
		name: "Total Terminals International",
		firms: "Z952",
		smdg: "TTI",
		address: ["301 Mediterranean Way", "Long Beach", "CA", "90802"],
	}),
	terminal("USNTD", "Hueneme", {
		name: "Port of Hueneme",
		smdg: "HUE",
		address: [null, "Port Hueneme", "CA", "93041"],
	}),
	terminal("USSAN", "Tenth Avenue", {
		name: "Tenth Avenue Marine Terminal",
		smdg: "TAMT",
		address: ["623 Switzer St", "San Diego", "CA", "92101"],
	}),
	terminal("USOAK", "Nutter", {
		name: "Ben E. Nutter Terminal (Everport)",
		firms: "WBA5",
		smdg: "BENT",
		address: ["5190 7th St", "Oakland", "CA", "94607"],
	}),
	terminal("USOAK", "Matson", {
		name: "Matson Terminal Oakland",
		smdg: "MATS",
		address: ["1579 Middle Harbor Rd", "Oakland", "CA", "94607"],
	}),
	terminal("USOAK", "OICT", {
		name: "Oakland International Container Terminal",
		firms: "Z985",
		smdg: "B58",
		address: ["1717 Middle Harbor Rd", "Oakland", "CA", "94607"],
	}),
	terminal("USOAK", "TraPac", {
		name: "TraPac Oakland",
		firms: "Y549",
		smdg: "TPOAK",
		address: [null, "Oakland", "CA", "94607"],
	}),
	terminal("USPDX", "Terminal 6", {
		name: "Port of Portland Terminal 6",
		firms: "X005",
		smdg: "PT6",
		address: ["7201 N Marine Dr", "Portland", "OR", "97203"],
	}),
	terminal("USSEA", "Terminal 5", {
		name: "SSA Terminal 5",
		firms: "Y400",
		smdg: "SSA5",
		address: ["3443 W Marginal Way SW", "Seattle", "WA", "98106"],
	}),
	terminal("USSEA", "Terminal 18", {
		name: "SSA Terminal 18",
		firms: "X117",
		smdg: "SSA18",
		address: ["1050 SW Spokane St", "Seattle", "WA", "98134"],
	}),
	terminal("USSEA", "Terminal 30", {
		name: "SSA Terminal 30",
		firms: "Y197",
		smdg: "SSA30",
		address: ["2431 E Marginal Way S", "Seattle", "WA", "98134"],
	}),
	terminal("USTIW", "Husky", {
		name: "Husky Terminal",
		firms: "Z693",
		smdg: "HUSKY",
		address: ["1101 Port of Tacoma Rd", "Tacoma", "WA", "98421"],
	}),
	terminal("USTIW", "PCT", {
		name: "Pierce County Terminal",
		firms: "X215",
		smdg: "PCT",
		address: ["4015 SR-509 N Frontage Rd", "Tacoma", "WA", "98421"],
	}),
	terminal("USTIW", "WUT", {
		name: "Washington United Terminals",
		firms: "Z705",
		smdg: "WUT",
		address: ["1815 Port of Tacoma Rd", "Tacoma", "WA", "98421"],
	}),
	terminal("USTIW", "West Sitcum", {
		name: "West Sitcum Terminal (Matson)",
		firms: "X335",
		smdg: "WSIT",
		address: ["1002 Milwaukee Way", "Tacoma", "WA", "98421"],
	}),
	terminal("USANC", "Port of Alaska", {
		name: "Don Young Port of Alaska",
		smdg: "POAT",
		address: ["1871 Anchorage Port Rd", "Anchorage", "AK", "99501"],
	}),
	terminal("USHNL", "Matson", {
		name: "Matson Terminal Sand Island",
		smdg: "MATS",
		address: ["1411 Sand Island Pkwy", "Honolulu", "HI", "96819"],
	}),
	terminal("USHNL", "Pasha", {
		name: "Pasha Hawaii Pier 51",
		smdg: "PASHA",
		address: ["1601 Sand Island Pkwy", "Honolulu", "HI", "96819"],
	}),
];
