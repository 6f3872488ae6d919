import tzLookup from "@photostructure/tz-lookup";
import { describe, expect, test } from "vitest";
import { METRO_AREAS } from "../../server/reference/places/metro-areas.ts";
import { ALTERNATIVE_PORT_CODES } from "../../server/reference/places/ports/alternative-port-codes.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { PORTS_AFRICA } from "../../server/reference/places/ports/ports-africa.ts";
import { PORTS_EAST_ASIA } from "../../server/reference/places/ports/ports-east-asia.ts";
import { PORTS_EUROPE } from "../../server/reference/places/ports/ports-europe.ts";
import { PORTS_LATIN_AMERICA } from "../../server/reference/places/ports/ports-latin-america.ts";
import { PORTS_MIDDLE_EAST } from "../../server/reference/places/ports/ports-middle-east.ts";
import { PORTS_NORTH_AMERICA } from "../../server/reference/places/ports/ports-north-america.ts";
import { PORTS_OCEANIA } from "../../server/reference/places/ports/ports-oceania.ts";
import { PORTS_SOUTH_ASIA } from "../../server/reference/places/ports/ports-south-asia.ts";
import { PORTS_SOUTHEAST_ASIA } from "../../server/reference/places/ports/ports-southeast-asia.ts";
import type { MetroAreaFacts } from "../../server/reference/reference-types.ts";
import { isInside, kilometresBetween, repeated } from "./geography.ts";

const codes = PORTS.map(({ code }) => code);

test("at least 170 ports are known", () => {
	expect(PORTS.length).toBeGreaterThanOrEqual(170);
});

test("no UN/LOCODE belongs to two places", () => {
	const areaCodes = METRO_AREAS.map(({ code }) => code);
	expect(repeated([...codes, ...areaCodes])).toEqual([]);
});

test("an alternative UN/LOCODE belongs to a port of the table, and no place is listed under it", () => {
	const known = new Set([...codes, ...METRO_AREAS.map(({ code }) => code)]);
	for (const [alternative, code] of Object.entries(ALTERNATIVE_PORT_CODES)) {
		expect(alternative).toMatch(/^[A-Z]{2}[A-Z2-9]{3}$/);
		expect(known, alternative).not.toContain(alternative);
		expect(codes, alternative).toContain(code);
		expect(alternative.slice(0, 2)).toBe(code.slice(0, 2));
	}
});

describe.each([
	["ports", PORTS],
	["metro areas", METRO_AREAS],
] as [string, readonly MetroAreaFacts[]][])("of all %s", (_, places) => {
	test("the code is a UN/LOCODE whose first two letters are the country", () => {
		const wrong = places.filter(
			({ code, countryCode }) =>
				!/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) || countryCode !== code.slice(0, 2),
		);
		expect(wrong).toEqual([]);
	});

	test("the name is trimmed plain text", () => {
		const wrong = places.filter(
			({ name }) => !/^[A-Z][\w .'/-]+\w$/.test(name),
		);
		expect(wrong).toEqual([]);
	});

	test("the state is in the form of its country, and only in countries with states", () => {
		const forms: Record<string, RegExp> = {
			US: /^[A-Z]{2}$/,
			CA: /^[A-Z]{2}$/,
			BR: /^[A-Z]{2}$/,
			MX: /^[A-Z]{3}$/,
			AU: /^[A-Z]{2,3}$/,
		};
		const wrong = places.filter(({ countryCode, stateAbbr }) => {
			const form = forms[countryCode];
			return form ? !form.test(stateAbbr ?? "") : stateAbbr !== null;
		});
		expect(wrong).toEqual([]);
	});
});

/**
 * The zone map is coarse: within a few kilometres of a border, and off the coast, it names the neighbour. At these ports the table has
 * the zone of the port's country.
 */
const ZONES_ACROSS_A_BORDER: Readonly<Record<string, string>> = {
	ASPPG: "Pacific/Apia",
	JOAQB: "Asia/Riyadh",
	MAPTM: "Europe/Madrid",
	MYTPP: "Asia/Jakarta",
	VNHPH: "Asia/Bangkok",
};

test("the zone of a place is the zone of its coordinates", () => {
	const wrong = [...PORTS, ...METRO_AREAS]
		.map(({ code, latitude, longitude, timeZone }) => ({
			code,
			zone: timeZone,
			want: tzLookup(latitude, longitude),
		}))
		.filter(({ zone, want }) => zone !== want)
		.filter(({ code, want }) => ZONES_ACROSS_A_BORDER[code] !== want);
	expect(wrong).toEqual([]);
});

test("every exception is still needed, because the map names another zone", () => {
	const needless = PORTS.filter(
		({ code, latitude, longitude, timeZone }) =>
			code in ZONES_ACROSS_A_BORDER &&
			tzLookup(latitude, longitude) === timeZone,
	);
	expect(needless).toEqual([]);
});

test.each([
	// Hawaii and the Aleutians to Newfoundland; the Yucatan to Anchorage.
	[
		"North America",
		PORTS_NORTH_AMERICA,
		{ south: 17, west: -168, north: 62, east: -52 },
	],
	[
		"Latin America",
		PORTS_LATIN_AMERICA,
		{ south: -54, west: -91, north: 27, east: -34 },
	],
	// Reykjavik and the Canaries to Vladivostok.
	["Europe", PORTS_EUROPE, { south: 28, west: -22, north: 65, east: 134 }],
	["Africa", PORTS_AFRICA, { south: -35, west: -18, north: 38, east: 58 }],
	[
		"the Middle East",
		PORTS_MIDDLE_EAST,
		{ south: 12, west: 34, north: 36, east: 58 },
	],
	["South Asia", PORTS_SOUTH_ASIA, { south: 5, west: 66, north: 25, east: 93 }],
	[
		"South-East Asia",
		PORTS_SOUTHEAST_ASIA,
		{ south: -11, west: 92, north: 22, east: 130 },
	],
	[
		"East Asia",
		PORTS_EAST_ASIA,
		{ south: 18, west: 104, north: 43, east: 146 },
	],
	// Perth to Tahiti, across the antimeridian.
	["Oceania", PORTS_OCEANIA, { south: -48, west: 113, north: 15, east: -148 }],
] as const)("the ports of %s lie there", (_, ports, box) => {
	expect(ports.filter((port) => !isInside(box, port))).toEqual([]);
});

test.each([
	["CNSHA", "USLAX", 10_300],
	["NLRTM", "USNYC", 5_840],
	["SGSIN", "AEJEA", 5_880],
	["BRSSZ", "ZADUR", 7_490],
	["AUSYD", "NZAKL", 2_160],
	["JPTYO", "KRPUS", 990],
	["DEHAM", "DEBRV", 93],
	["USLAX", "USLGB", 4.5],
])("%s and %s are about %d km apart", (from, to, kilometres) => {
	const [start, end] = [from, to].map((code) =>
		PORTS.find((port) => port.code === code),
	);
	if (start === undefined || end === undefined) throw new Error("no such port");
	const distance = kilometresBetween(start, end);
	expect(Math.abs(distance / kilometres - 1)).toBeLessThan(0.03);
});
