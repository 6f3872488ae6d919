import { describe, expect, it } from "vitest";
import {
	oceanTerminalIdentifier,
	terminalIdentifier,
} from "../../../server/resources/locations/location-identifier.ts";
import type { FacilityFacts } from "../../../server/tracking/journey/facility.ts";

const PIER_400 = {
	type: "terminal",
	id: "caab4095-1821-5ed2-82ac-5546f2c4c0b9",
};
const CHICAGO = {
	type: "rail_terminal",
	id: "f4fe370e-acad-5392-a6fa-e77ea1b5cb29",
};

describe("a facility code identifies an ocean terminal or an inland rail terminal", () => {
	it.each<
		[
			locode: string | null,
			list: FacilityFacts["facilityCodeList"],
			code: string,
			want: object | null,
		]
	>([
		["USLAX", "SMDG", "APMT", PIER_400],
		["USLAX", "FIRMS", "W185", PIER_400],
		["USCHI", "FIRMS", "H572", CHICAGO],
		["USXZ9", "FIRMS", "H572", CHICAGO],
		["USCHI", "SMDG", "H572", null],
		["USLAX", "BIC", "APMT", null],
		["USLAX", "FIRMS", "ZZZZ", null],
		["USLAX", null, "W185", null],
		[null, "SMDG", "APMT", null],
	])("%s %s %s", (locode, facilityCodeList, facilityCode, want) => {
		const facility = { locode, facilityCode, facilityCodeList };
		expect(terminalIdentifier(facility)).toEqual(want);
		expect(oceanTerminalIdentifier(facility)).toEqual(
			want === PIER_400 ? want : null,
		);
	});

	it("a location without a facility identifies none", () => {
		expect(terminalIdentifier(null)).toBeNull();
	});
});
