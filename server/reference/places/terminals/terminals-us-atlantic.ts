import type { TerminalFacts } from "../../reference-types.ts";
import { terminal } from "./terminal-row.ts";

/** Container terminals on the Atlantic coast of the United States, from north to south. */
export const TERMINALS_US_ATLANTIC: readonly TerminalFacts[] = [
	terminal("USPWM", "IMT", {
		name: "International Marine Terminal",
		smdg: "IMT",
		address: ["468 Commercial St", "Portland", "ME", "04101"],
	}),
	terminal("USBOS", "Conley", {
		name: "Conley Container Terminal",
		firms: "A295",
		smdg: "PWCMT",
		address: ["700 Summer St", "Boston", "MA", "02127"],
	}),
	terminal("USNYC", "APM Elizabeth", {
		name: "APM Terminals Elizabeth",
		firms: "E425",
		smdg: "APMT",
		address: ["5080 McLester St", "Elizabeth", "NJ", "07207"],
	}),
	terminal("USNYC", "Maher", {
		name: "Maher Terminals",
		firms: "E416",
		smdg: "MAHER",
		address: ["1210 Corbin St", "Elizabeth", "NJ", "07201"],
	}),
	terminal("USNYC", "PNCT", {
		name: "Port Newark Container Terminal",
		firms: "F577",
		smdg: "PNCT",
		address: ["241 Calcutta St", "Newark", "NJ", "07114"],
	}),
	terminal("USNYC", "Bayonne", {
		name: "Port Liberty Bayonne",
		firms: "E364",
		smdg: "GTC",
		address: ["302 Port Jersey Blvd", "Jersey City", "NJ", "07305"],
	}),
	terminal("USNYC", "New York", {
		name: "Port Liberty New York",
		firms: "E005",
		smdg: "NYCT",
		address: ["300 Western Ave", "Staten Island", "NY", "10303"],
	}),
	terminal("USNYC", "Red Hook", {
		name: "Red Hook Container Terminal",
		smdg: "RHCT",
		address: ["70 Hamilton Ave", "Brooklyn", "NY", "11231"],
	}),
	terminal("USPHL", "Packer Avenue", {
		name: "Packer Avenue Marine Terminal",
		firms: "C095",
		smdg: "PAMT",
		address: ["3301 S Columbus Blvd", "Philadelphia", "PA", "19148"],
	}),
	terminal("USPHL", "Tioga", {
		name: "Tioga Marine Terminal",
		firms: "B197",
		address: [null, "Philadelphia", "PA", "19134"],
	}),
	terminal("USILG", "Wilmington", {
		name: "Port of Wilmington",
		smdg: "GTUS",
		address: ["1 Hausel Rd", "Wilmington", "DE", "19801"],
	}),
	terminal("USBAL", "Dundalk", {
		name: "Dundalk Marine Terminal",
		firms: "A321",
		smdg: "DMT",
		address: ["2700 Broening Hwy", "Baltimore", "MD", "21224"],
	}),
	terminal("USBAL", "Seagirt", {
		name: "Seagirt Marine Terminal",
		firms: "C324",
		smdg: "SMT",
		address: ["2600 Broening Hwy", "Baltimore", "MD", "21224"],
	}),
	terminal("USORF", "NIT", {
		name: "Norfolk International Terminals",
		firms: "L005",
		smdg: "NIT",
		address: ["7737 Hampton Blvd", "Norfolk", "VA", "23505"],
	}),
	terminal("USORF", "PMT", {
		name: "Portsmouth Marine Terminal",
		firms: "L045",
		smdg: "PMT",
		address: ["2000 Seaboard Ave", "Portsmouth", "VA", "23707"],
	}),
	terminal("USORF", "VIG", {
		name: "Virginia International Gateway",
		firms: "N195",
		smdg: "VIG",
		address: [
			"1000 Virginia International Gateway Blvd",
			"Portsmouth",
			"VA",
			"23703",
		],
	}),
	terminal("USILM", "Wilmington", {
		name: "Port of Wilmington Container Terminal",
		firms: "L194",
		smdg: "NCSPA",
		address: ["1 Shipyard Blvd", "Wilmington", "NC", "28401"],
	}),
	terminal("USCHS", "Leatherman", {
		name: "Hugh K. Leatherman Terminal",
		firms: "LCT9",
		smdg: "HLT",
		address: ["1500 Port Access Rd", "North Charleston", "SC", "29405"],
	}),
	terminal("USCHS", "North Charleston", {
		name: "North Charleston Terminal",
		firms: "L391",
		smdg: "NCMT",
		address: ["1000 Remount Rd", "North Charleston", "SC", "29406"],
	}),
	terminal("USCHS", "Wando Welch", {
		name: "Wando Welch Terminal",
		firms: "N598",
		smdg: "WWMT",
		address: ["400 Long Point Rd", "Mount Pleasant", "SC", "29464"],
	}),
	terminal("USSAV", "Garden City", {
		name: "Garden City Terminal",
		firms: "L737",
		smdg: "GCMT",
		address: ["2 Main St", "Garden City", "GA", "31408"],
	}),
	terminal("USSAV", "Ocean Terminal", {
		name: "Ocean Terminal",
		smdg: "OCT",
		address: ["55 N Lathrop Ave", "Savannah", "GA", "31401"],
	}),
	terminal("USJAX", "Blount Island", {
		name: "SSA Jacksonville Container Terminal, Blount Island",
		firms: "N296",
		smdg: "BLOJX",
		address: ["5800 William Mills St", "Jacksonville", "FL", "32226"],
	}),
	terminal("USJAX", "Dames Point", {
		name: "TraPac Jacksonville, Dames Point Marine Terminal",
		firms: "M029",
		smdg: "DPJL",
		address: ["9834 New Berlin Rd", "Jacksonville", "FL", "32226"],
	}),
	terminal("USJAX", "Talleyrand", {
		name: "Talleyrand Marine Terminal",
		smdg: "TMT",
		address: ["2831 Talleyrand Ave", "Jacksonville", "FL", "32206"],
	}),
	terminal("USJAX", "TOTE", {
		name: "TOTE Maritime Blount Island",
		firms: "N762",
		smdg: "TMG",
		address: ["5250 William Mills St", "Jacksonville", "FL", "32226"],
	}),
	terminal("USPCV", "Canaveral", {
		name: "Canaveral Cargo Terminal",
		smdg: "CCT",
		address: ["9180 Grouper Rd", "Port Canaveral", "FL", "32920"],
	}),
	terminal("USPEF", "Crowley", {
		name: "Crowley Terminal Port Everglades",
		smdg: "CRO",
		address: ["4300 McIntosh Rd", "Fort Lauderdale", "FL", "33316"],
	}),
	terminal("USPEF", "FIT", {
		name: "Florida International Terminal",
		firms: "N751",
		smdg: "FIT",
		address: ["3800 McIntosh Rd", "Fort Lauderdale", "FL", "33316"],
	}),
	terminal("USPEF", "PET", {
		name: "Port Everglades Terminal",
		firms: "O664",
		smdg: "PET",
		address: ["4200 McIntosh Rd", "Fort Lauderdale", "FL", "33316"],
	}),
	terminal("USMIA", "POMTOC", {
		name: "Port of Miami Terminal Operating Company",
		firms: "L239",
		smdg: "POM",
		address: ["635 Australia Way", "Miami", "FL", "33132"],
	}),
	terminal("USMIA", "Seaboard", {
		name: "Seaboard Marine Terminal",
		smdg: "SML",
		address: ["1630 Port Blvd", "Miami", "FL", "33132"],
	}),
	terminal("USMIA", "SFCT", {
		name: "South Florida Container Terminal",
		firms: "N775",
		smdg: "SOU",
		address: ["2299 Port Blvd", "Miami", "FL", "33132"],
	}),
];
