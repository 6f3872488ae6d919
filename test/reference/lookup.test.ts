import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	metroAreaByCode,
	placeByCode,
	portByCode,
	railTerminalByFirmsCode,
	shippingLineByScac,
	terminalByBicCode,
	terminalByFirmsCode,
	terminalBySmdgCode,
	timeZoneByLocode,
} from "../../server/reference/places/lookup.ts";
import { METRO_AREAS } from "../../server/reference/places/metro-areas.ts";
import { PORTS } from "../../server/reference/places/ports/ports.ts";
import { RAIL_TERMINALS } from "../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../server/reference/places/terminals/terminals.ts";
import {
	railTerminalId,
	referenceId,
	terminalId,
} from "../../server/reference/reference-id.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";

describe("the id of a shared record is the same in every installation and version", () => {
	test.each([
		["port", "USLAX", "d651c34d-584c-5814-a28f-458a75047e1a"],
		["port", "CNSHA", "86254bb7-d1c2-5d9b-a262-770f9a6e6a30"],
		["metro_area", "USCHI", "898d3460-93bd-5f19-9b87-fdc939691a3e"],
		["terminal", "USLAX/Pier 400", "caab4095-1821-5ed2-82ac-5546f2c4c0b9"],
		[
			"rail_terminal",
			"USCHI/Logistics Park Chicago",
			"f4fe370e-acad-5392-a6fa-e77ea1b5cb29",
		],
		["shipping_line", "MSCU", "fb1f8ddc-05ca-5bef-86bc-e5ac22602281"],
		["vessel", "9321483", "dd7dc566-a810-536d-bb9c-a1ebb114a243"],
	] as const)("%s %s", (type, code, want) => {
		expect(referenceId(type, code)).toBe(want);
	});

	test("terminals are named by place and nickname", () => {
		expect(terminalId({ portCode: "USLAX", nickname: "Pier 400" })).toBe(
			"caab4095-1821-5ed2-82ac-5546f2c4c0b9",
		);
		expect(
			railTerminalId({
				metroAreaCode: "USCHI",
				nickname: "Logistics Park Chicago",
			}),
		).toBe("f4fe370e-acad-5392-a6fa-e77ea1b5cb29");
	});
});

test("every port and metro area is found by its code, with the id and zone of its record", () => {
	for (const facts of PORTS) {
		const id = referenceId("port", facts.code);
		expect(placeByCode(facts.code)).toEqual({ type: "port", id, facts });
		expect(timeZoneByLocode(facts.code)).toBe(facts.timeZone);
	}
	for (const facts of METRO_AREAS) {
		const id = referenceId("metro_area", facts.code);
		expect(placeByCode(facts.code)).toEqual({ type: "metro_area", id, facts });
		expect(metroAreaByCode(facts.code)).toBe(facts);
	}
});

describe("a port is found by the other codes that carriers use for it", () => {
	test.each([
		["CNSHG", "CNSHA"],
		["CNNBG", "CNNGB"],
		["CNQDG", "CNTAO"],
		["USEWR", "USNYC"],
		["USPTM", "USORF"],
	])("%s is %s", (alternative, code) => {
		expect(portByCode(alternative)?.code).toBe(code);
		expect(placeByCode(alternative)?.id).toBe(referenceId("port", code));
	});
});

test("a place outside the tables is undefined, whatever its code", () => {
	expect(timeZoneByLocode("XXXXX")).toBeUndefined();
	const known = new Set([...PORTS, ...METRO_AREAS].map(({ code }) => code));
	fc.assert(
		fc.property(fc.string({ maxLength: 6 }), (code) => {
			fc.pre(!known.has(code));
			expect(placeByCode(code)).toBeUndefined();
		}),
	);
	for (const name of ["constructor", "__proto__", "toString"]) {
		expect(placeByCode(name)).toBeUndefined();
	}
});

test("every terminal is found by each of its codes", () => {
	for (const terminal of TERMINALS) {
		const { portCode, smdgCode, bicFacilityCode, firmsCode } = terminal;
		if (smdgCode !== null) {
			expect(terminalBySmdgCode(portCode, smdgCode)).toBe(terminal);
		}
		if (bicFacilityCode !== null) {
			expect(terminalByBicCode(portCode, bicFacilityCode)).toBe(terminal);
		}
		if (firmsCode !== null) {
			expect(terminalByFirmsCode(firmsCode)).toBe(terminal);
		}
	}
});

test("every inland rail terminal with a FIRMS code is found by it, and no ocean terminal", () => {
	for (const terminal of RAIL_TERMINALS) {
		if (terminal.firmsCode === null) continue;
		expect(railTerminalByFirmsCode(terminal.firmsCode)).toBe(terminal);
		expect(terminalByFirmsCode(terminal.firmsCode)).toBeUndefined();
	}
	expect(railTerminalByFirmsCode("W185")).toBeUndefined();
});

describe("a terminal is found by the code as carriers send it", () => {
	test.each([
		["USLAX", "APMT", "USLAX/Pier 400"],
		["USLAX", "USLAXAPMT", "USLAX/Pier 400"],
		["USMOB", "APMT", "USMOB/APM Mobile"],
		["USPTM", "VIG", "USORF/VIG"],
		["USPTM", "USPTMVIG", "USORF/VIG"],
		["USLAX", "VIG", undefined],
		["NLRTM", "APMT", undefined],
		["USLAX", "", undefined],
	])("%s %s is %s", (portCode, code, want) => {
		const terminal = terminalBySmdgCode(portCode, code);
		const found = terminal && `${terminal.portCode}/${terminal.nickname}`;
		expect(found).toBe(want);
	});

	test("a code from another list is not found", () => {
		expect(terminalByBicCode("USLAX", "TRAP")).toBeUndefined();
		expect(terminalByFirmsCode("TRAP")).toBeUndefined();
	});
});

test("every line is found by its SCAC and by each alternative one", () => {
	for (const line of SHIPPING_LINES) {
		for (const scac of [line.scac, ...line.alternativeScacs]) {
			expect(shippingLineByScac(scac)).toBe(line);
		}
	}
});

describe("a line is found by the SCAC of a bill of lading", () => {
	test.each([
		["MEDU", "MSCU"],
		["YMJA", "YMLU"],
		["WWSU", "SSBF"],
		["TEST", "TEST"],
		["ABCD", undefined],
		["", undefined],
	])("%s is %s", (scac, want) => {
		expect(shippingLineByScac(scac)?.scac).toBe(want);
	});
});
