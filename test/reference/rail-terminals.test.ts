import { expect, test } from "vitest";
import { metroAreaByCode } from "../../server/reference/places/lookup.ts";
import { METRO_AREAS } from "../../server/reference/places/metro-areas.ts";
import { RAIL_TERMINALS } from "../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../server/reference/places/terminals/terminals.ts";
import { kilometresBetween, repeated } from "./geography.ts";

test("at least 20 ramps and 20 metro areas are known", () => {
	expect(RAIL_TERMINALS.length).toBeGreaterThanOrEqual(20);
	expect(METRO_AREAS.length).toBeGreaterThanOrEqual(20);
});

test("a ramp lies within 150 km of its metro area", () => {
	const wrong = RAIL_TERMINALS.filter((ramp) => {
		const area = metroAreaByCode(ramp.metroAreaCode);
		return area === undefined || kilometresBetween(ramp, area) > 150;
	});
	expect(wrong).toEqual([]);
});

test("every North American metro area of the table has a ramp, except those of Mexico", () => {
	const served = new Set(
		RAIL_TERMINALS.map(({ metroAreaCode }) => metroAreaCode),
	);
	const without = METRO_AREAS.filter(
		({ code, countryCode }) =>
			["US", "CA"].includes(countryCode) && !served.has(code),
	);
	expect(without).toEqual([]);
});

test("no two ramps share a name, or metro area and nickname, which make the id", () => {
	const keys = RAIL_TERMINALS.map(
		({ metroAreaCode, nickname }) => `${metroAreaCode}/${nickname}`,
	);
	expect(repeated(keys)).toEqual([]);
	expect(repeated(RAIL_TERMINALS.map(({ name }) => name))).toEqual([]);
});

test("a ramp's FIRMS or sublocation code has four characters and is unique", () => {
	const codes = [...RAIL_TERMINALS, ...TERMINALS].flatMap(
		({ firmsCode }) => firmsCode ?? [],
	);
	expect(codes.filter((code) => !/^[A-Z0-9]{4}$/.test(code))).toEqual([]);
	expect(repeated(codes)).toEqual([]);
});

test("each of the six railways that carry containers across the continent runs a ramp", () => {
	const railways = new Set(
		RAIL_TERMINALS.map(({ railCarrierScac }) => railCarrierScac),
	);
	expect([...railways].sort()).toEqual([
		"BNSF",
		"CNRU",
		"CPRS",
		"CSXT",
		"NSRR",
		"UPRR",
	]);
});
