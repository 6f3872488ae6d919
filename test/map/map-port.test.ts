import { describe, expect, it } from "vitest";
import { mapPort } from "../../server/map/map-port.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";

describe("the ports of maps", () => {
	it("have the name of their state where the tables have an abbreviation, and the name of their country", () => {
		for (const { code, stateAbbr, countryCode } of PORTS) {
			const port = mapPort(code);
			expect(port?.state === null, code).toBe(stateAbbr === null);
			expect(port?.country, code).not.toBe(countryCode);
		}
	});

	it("are found by their alternative codes, and other places are not", () => {
		expect(mapPort("CNSHG")?.code).toBe("CNSHA");
		expect(mapPort("USCHI")).toBeUndefined();
		expect(mapPort("XXXXX")).toBeUndefined();
		expect(mapPort(null)).toBeUndefined();
	});
});
