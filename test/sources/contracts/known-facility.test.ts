import { describe, expect, test } from "vitest";
import { railTerminalByFirmsCode } from "../../../server/reference/places/lookup.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import {
	type FacilityCodes,
	findFacility,
	knownRailTerminal,
	knownTerminal,
} from "../../../server/sources/contracts/known-facility.ts";

const [anyTerminal] = TERMINALS;
const ramp = railTerminalByFirmsCode("H572");
if (!anyTerminal || !ramp) throw new Error("the tables lack the facilities");

describe("a facility is found by its codes", () => {
	const pier400 = { type: "terminal", name: "APM Terminals Pier 400" };
	test.each<[object, FacilityCodes]>([
		[pier400, { unLocode: "USLAX", firmsCode: "W185" }],
		[pier400, { unLocode: "USLAX", smdgCode: "APMT" }],
		[pier400, { unLocode: "USLAX", firmsCode: "W185", smdgCode: "APMT" }],
		[pier400, { unLocode: "USLAX", firmsCode: "A000", smdgCode: "APMT" }],
		[pier400, { unLocode: "USLAX", firmsCode: "W185", bicCode: "USLAXNO" }],
		[
			{ type: "rail_terminal", name: "BNSF Logistics Park Chicago" },
			{ unLocode: "USCHI", firmsCode: "H572" },
		],
	])("%j: %j", (want, codes) => {
		expect(findFacility(codes)).toMatchObject(want);
	});

	test.each<[string, FacilityCodes]>([
		[
			"USXXX is no port or metro area of the reference tables",
			{ unLocode: "USXXX", firmsCode: "W185" },
		],
		[
			"no code is no terminal of the reference tables at USLAX",
			{ unLocode: "USLAX" },
		],
		[
			"FIRMS code A000 and SMDG code NO and BIC code NOT is no terminal of the reference tables at USLAX",
			{ unLocode: "USLAX", firmsCode: "A000", smdgCode: "NO", bicCode: "NOT" },
		],
		[
			"FIRMS code W185 and SMDG code TRAP are different terminals",
			{ unLocode: "USLAX", firmsCode: "W185", smdgCode: "TRAP" },
		],
		[
			"FIRMS code W185 is APM Terminals Pier 400, which is at USLAX, not at USOAK",
			{ unLocode: "USOAK", firmsCode: "W185" },
		],
	])("or the reason is stated: %s", (want, codes) => {
		expect(findFacility(codes)).toBe(want);
	});
});

describe("the place of a facility identifies it", () => {
	test.each<[string, object, object]>([
		[
			"by the first list that has a code of it",
			{ smdgCode: "A", firmsCode: "B", bicFacilityCode: "C" },
			{ facilityCode: "A", facilityCodeList: "SMDG" },
		],
		[
			"by the second",
			{ smdgCode: null, firmsCode: "B", bicFacilityCode: "C" },
			{ facilityCode: "B", facilityCodeList: "FIRMS" },
		],
		[
			"by the third",
			{ smdgCode: null, firmsCode: null, bicFacilityCode: "C" },
			{ facilityCode: "C", facilityCodeList: "BIC" },
		],
		[
			"without a code when no list has one",
			{ smdgCode: null, firmsCode: null, bicFacilityCode: null },
			{ facilityCode: null, facilityCodeList: null },
		],
	])("%s", (_, codes, want) => {
		const facts = { ...anyTerminal, ...codes, portCode: "USLAX", name: "Quay" };
		expect(knownTerminal(facts)).toMatchObject({
			...{ type: "terminal", timezone: "America/Los_Angeles" },
			place: {
				...{ locode: "USLAX", name: "Quay", facilityType: "port_terminal" },
				...want,
			},
		});
	});

	test.each<[string | null, string | null]>([
		["H572", "FIRMS"],
		[null, null],
	])("by the FIRMS code %s of an inland rail terminal", (code, list) => {
		const facts = { ...ramp, firmsCode: code };
		const { metroAreaCode: locode, name } = ramp;
		expect(knownRailTerminal(facts)).toMatchObject({
			...{ type: "rail_terminal", timezone: "America/Chicago" },
			place: {
				...{ locode, name, facilityType: "ramp" },
				...{ facilityCode: code, facilityCodeList: list },
			},
		});
	});
});
