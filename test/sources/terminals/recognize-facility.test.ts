import { describe, expect, it, test } from "vitest";
import { placeByCode } from "../../../server/reference/places/lookup.ts";
import { RAIL_TERMINALS } from "../../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import {
	type KnownFacility,
	knownRailTerminal,
	knownTerminal,
} from "../../../server/sources/contracts/known-facility.ts";
import type { TerminalSource } from "../../../server/sources/contracts/terminal.ts";
import { facilityNamed } from "../../../server/sources/terminals/facility-names.ts";
import { facilityLookup } from "../../../server/sources/terminals/recognize-facility.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import type { Place } from "../../../server/tracking/observations/observation.ts";

const FACILITIES: readonly KnownFacility[] = [
	...TERMINALS.map(knownTerminal),
	...RAIL_TERMINALS.map(knownRailTerminal),
];

const NOWHERE: Place = {
	locode: null,
	name: null,
	facilityCode: null,
	facilityCodeList: null,
	facilityType: null,
};
const { named } = facilityLookup(terminalRegistry([]));

/** The name of the facility at a place. */
function nameAt(locode: string, place: Partial<Place>): string | undefined {
	const id = named({ ...NOWHERE, locode, ...place })?.record?.id;
	return FACILITIES.find((facility) => facility.id === id)?.name;
}

describe("a facility is recognized by any of its codes, under any list name", () => {
	const coded = [
		...TERMINALS.flatMap((facts) =>
			[facts.smdgCode, facts.firmsCode, facts.bicFacilityCode].map(
				(code) => [knownTerminal(facts), code] as const,
			),
		),
		...RAIL_TERMINALS.map(
			(facts) => [knownRailTerminal(facts), facts.firmsCode] as const,
		),
	].filter(([, code]) => code !== null);

	it.each(["SMDG", "BIC", "FIRMS", null] as const)("%s", (list) => {
		expect(coded.length).toBeGreaterThan(200);
		for (const [facility, facilityCode] of coded) {
			const { locode } = facility.place;
			expect(
				nameAt(locode ?? "", { facilityCode, facilityCodeList: list }),
				`${locode} ${facilityCode}`,
			).toBe(facility.name);
		}
	});
});

/** Facilities with the name of their port. */
const CALLED_AS_PORTS = new Set([
	"Port of Hueneme",
	"Port of Wilmington",
	"Port of Gulfport",
	"Port Freeport",
]);

test("every facility is recognized by its name in any spelling, unless that is the name of its port", () => {
	for (const { name, place } of FACILITIES) {
		const { locode } = place;
		if (CALLED_AS_PORTS.has(name)) continue;
		const written = [name, name.toUpperCase(), `  ${name}, Inc.`];
		for (const facilityName of written) {
			expect(nameAt(locode ?? "", { facilityName }), facilityName).toBe(name);
		}
	}
});

test("the name of a port or metro area is not read as a facility", () => {
	for (const locode of new Set(FACILITIES.map(({ place }) => place.locode))) {
		const { name } = placeByCode(locode ?? "")?.facts ?? {};
		expect(facilityNamed(name ?? "", locode ?? ""), name).toBeUndefined();
	}
});

test.each<[string, string, Partial<Place>]>([
	["APM Terminals Pier 400", "USLAX", { name: "PIER 400" }],
	[
		"APM Terminals Pier 400",
		"USLAX",
		{ facilityName: "A.P.M. / Pier 400 (Los Angeles, CA)" },
	],
	["TraPac Los Angeles", "USLAX", { facilityName: "TRAPAC TERMINAL" }],
	["TraPac Oakland", "USOAK", { facilityName: "TRAPAC TERMINAL" }],
	["West Basin Container Terminal", "USLAX", { facilityName: "WBCT" }],
	["UP Global IV", "USCHI", { facilityName: "Union Pacific - Global IV" }],
	["BNSF Cicero", "USCHI", { facilityName: "BNSF Cicero ramp" }],
	[
		"Maher Terminals",
		"USNYC",
		{ name: "New York", facilityName: "Maher Terminal, Elizabeth NJ" },
	],
	[
		"BNSF Logistics Park Chicago",
		"USLAX",
		{ facilityCode: "H572", facilityCodeList: "FIRMS" },
	],
])("%s at %s is %j", (want, locode, place) => {
	expect(nameAt(locode, place)).toBe(want);
});

test.each<[string, Partial<Place>]>([
	["XXXXX", { facilityName: "Pier 400" }],
	["USCHI", { facilityName: "Cicero" }],
	["USCHI", { facilityName: "JOLIET" }],
	["USMSY", { facilityName: "NOT KNOWN" }],
	["USLAX", { facilityName: "TraPac or Fenix or Everport" }],
	["USLAX", { facilityName: "UP Global IV" }],
	["CNSHA", { facilityName: "Pier 400" }],
	["USLAX", { facilityCode: "H572", facilityCodeList: "SMDG" }],
	["USLAX", { facilityCode: "NONE" }],
	["USLAX", {}],
])("at %s nothing is recognized in %j", (locode, place) => {
	expect(nameAt(locode, place)).toBeUndefined();
});

test("a source that answers for one facility of a kind at a place is found by the place alone", () => {
	const of = (...facilities: KnownFacility[]) =>
		facilityLookup(
			terminalRegistry([{ source: {} as TerminalSource, facilities }]),
		);
	const find = (name: string) =>
		FACILITIES.find((facility) => facility.name === name) as KnownFacility;
	const [pier, trapac] = [
		find("APM Terminals Pier 400"),
		find("TraPac Los Angeles"),
	];
	const ramp = find("UP Global IV");
	expect(of(pier, ramp).only("terminal", "USLAX")).toMatchObject({
		record: { id: pier.id },
		isAssumed: true,
	});
	expect(of(pier, ramp).only("rail_terminal", "USCHI")).toMatchObject({
		record: { id: ramp.id },
	});
	expect(of(pier, trapac).only("terminal", "USLAX")).toBeNull();
	expect(of(pier).only("rail_terminal", "USLAX")).toBeNull();
	expect(of(pier).only("terminal", "USLGB")).toBeNull();
});
