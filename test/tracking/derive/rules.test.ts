import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	type CurrentStatus,
	containerStatus,
	type StatusFacts,
} from "../../../server/tracking/derive/container-status.ts";
import { equipmentSize } from "../../../server/tracking/derive/equipment/equipment.ts";
import { equipmentSizeOf1984 } from "../../../server/tracking/derive/equipment/equipment-1984.ts";
import {
	best,
	bestActual,
	bestEstimate,
} from "../../../server/tracking/observations/precedence.ts";
import { RAIL } from "../journeys.ts";
import { containerOf, day, say } from "../messages.ts";
import { report } from "../reports.ts";

describe("size and type (ISO 6346)", () => {
	it.each([
		["22G1", "dry", 20, "standard"],
		["45G1", "dry", 40, "high_cube"],
		["4LG1", "dry", 40, "standard"],
		["42GP", "dry", 40, "standard"],
		["45R1", "reefer", 40, "high_cube"],
		["22H0", "reefer", 20, "standard"],
		["42U1", "open top", 40, "standard"],
		["45P3", "flat rack", 40, "high_cube"],
		["22B0", "bulk", 20, "standard"],
		["20T6", "tank", 20, "standard"],
		["22K2", "tank", 20, "standard"],
		["L5G1", "dry", 45, "high_cube"],
		["MEG1", "dry", 45, "high_cube"],
		["12V1", "dry", 10, "standard"],
		["4fg1", "dry", 40, "high_cube"],
		["2CG1", "dry", 20, "standard"],
		["46G1", "dry", 40, "high_cube"],
		["4NG1", "dry", 40, "high_cube"],
		["4PG1", "dry", 40, "high_cube"],
		["48S1", null, 40, null],
		["??", null, null, null],
		["", null, null, null],
		[null, null, null, null],
	])("%s is %s, %s feet, %s", (code, type, length, height) => {
		expect(equipmentSize(code)).toEqual({
			equipmentType: type,
			equipmentLength: length,
			equipmentHeight: height,
		});
	});

	it.each(["40HC", "20HQ", "45hc"])(
		"the trade's name %s is no code of a reefer",
		(name) => {
			expect(Object.values(equipmentSize(name))).toEqual([null, null, null]);
		},
	);
});

describe("size and type before 1995 (ISO 6346:1984)", () => {
	it.each([
		["4310", "dry", 40, "standard"],
		["4510", "dry", 40, "high_cube"],
		["4410", "dry", 40, "high_cube"],
		["2210", "dry", 20, "standard"],
		["2200", "dry", 20, "standard"],
		["2232", "reefer", 20, "standard"],
		["4532", "reefer", 40, "high_cube"],
		["4351", "open top", 40, "standard"],
		["4363", "flat rack", 40, "standard"],
		["2270", "tank", 20, "standard"],
		["2080", "bulk", 20, "standard"],
		["9510", "dry", 45, "high_cube"],
		["1000", "dry", 10, "standard"],
		["3110", "dry", null, "standard"],
		["2650", "open top", 20, null],
		["2225", null, 20, "standard"],
		["2290", null, 20, "standard"],
	])("%s is %s, %s feet, %s", (code, type, length, height) => {
		expect(equipmentSize(code)).toEqual({
			equipmentType: type,
			equipmentLength: length,
			equipmentHeight: height,
		});
	});

	const given = (read: (digit: number) => string) =>
		Array.from({ length: 10 }, (_, digit) => read(digit));

	it("has each first and second digit", () => {
		const read = (read: (digit: number) => string) =>
			given(read).map(equipmentSize);
		expect(
			read((digit) => `${digit}210`).map((size) => size.equipmentLength),
		).toEqual([null, 10, 20, null, 40, null, null, null, null, 45]);
		const [low, high] = ["standard", "high_cube"];
		expect(
			read((digit) => `2${digit}10`).map((size) => size.equipmentHeight),
		).toEqual([low, low, low, low, high, high, null, null, null, null]);
	});

	it("has each of the types from 00 to 99", () => {
		const types = given((type) =>
			[
				...new Set(
					given((feature) =>
						String(equipmentSize(`22${type}${feature}`).equipmentType),
					),
				),
			].join(" then "),
		);
		expect(types).toEqual([
			"dry",
			"dry",
			"reefer then null",
			"reefer",
			"reefer",
			"open top",
			"flat rack",
			"tank",
			"bulk",
			"null",
		]);
	});

	it("is never mistaken for a current code, and a current code never for an old one", () => {
		const digits = fc.stringMatching(/^[0-9]{4}$/);
		const letters = fc.stringMatching(/^[0-9A-Z]{2}[A-Z][0-9A-Z]$/);
		fc.assert(
			fc.property(digits, letters, (old, today) => {
				expect(equipmentSizeOf1984(old)).toEqual(equipmentSize(old));
				expect(equipmentSizeOf1984(today)).toBeUndefined();
			}),
		);
	});
});

describe("the message with the highest precedence", () => {
	const plan = say("PLN 4 DEPA CNSHA said:9");
	const early = say("EST 5 DEPA CNSHA said:1");
	const late = say("EST 3 DEPA CNSHA said:2");
	const fact = say("ACT 6 DEPA CNSHA said:0");
	const undated = { ...early, key: "undated", reportedAt: null };

	it("is an actual, or else the latest estimate, or else the schedule", () => {
		expect(best([plan, early, fact, late])).toBe(fact);
		expect(best([plan, early, late])).toBe(late);
		expect(best([early, undated])).toBe(undated);
		const heardBefore = { ...undated, receivedAt: day(0) };
		expect(best([early, heardBefore])).toBe(early);
		expect(best([plan])).toBe(plan);
		expect(best([])).toBeNull();
	});

	it("is the same in any order, even among messages of equal rank", () => {
		const twin = { ...early, key: "twin" };
		expect(best([early, twin])).toBe(best([twin, early]));
	});

	it("is found among facts or estimates alone", () => {
		expect(bestActual([plan, late])).toBeNull();
		expect(bestActual([late, fact])).toBe(fact);
		expect(bestEstimate([fact, early, plan])).toBe(early);
		expect(bestEstimate([fact])).toBeNull();
	});
});

const NOTHING: StatusFacts = {
	emptyReturn: null,
	drop: null,
	emptyOut: null,
	podFullOut: null,
	finalDestinationFullOut: null,
	offDock: null,
	available: null,
	notAvailable: null,
	wasAvailable: false,
	podDischarge: null,
	destinationUnload: null,
	onwardRail: null,
	aboard: null,
	inlandLoad: null,
	hasInlandLeg: false,
};

describe("current_status", () => {
	const at = (number: number) => say(`ACT ${number} INSP USLAX`);
	const offDockAt = (number: number) =>
		report(number, "USLAX", { isOffDock: true });
	const inland = { hasInlandLeg: true };
	it.each<[CurrentStatus, Partial<StatusFacts>]>([
		["new", {}],
		["loaded", { inlandLoad: at(1) }],
		["on_ship", { inlandLoad: at(1), aboard: at(2) }],
		["on_ship", { aboard: at(2), notAvailable: at(3) }],
		["available", { aboard: at(2), available: at(3) }],
		[
			"not_available",
			{ aboard: at(2), wasAvailable: true, notAvailable: at(4) },
		],
		["grounded", { aboard: at(2), podDischarge: at(3) }],
		["not_available", { podDischarge: at(3), notAvailable: at(4) }],
		["awaiting_inland_transfer", { ...inland, podDischarge: at(3) }],
		["on_rail", { ...inland, podDischarge: at(3), onwardRail: at(4) }],
		["on_rail", { ...inland, onwardRail: at(4), notAvailable: at(5) }],
		["grounded", { ...inland, onwardRail: at(4), destinationUnload: at(5) }],
		["available", { podDischarge: at(3), available: at(4) }],
		["available", { ...inland, destinationUnload: at(5), available: at(6) }],
		["off_dock", { podDischarge: at(3), offDock: offDockAt(4) }],
		["off_dock", { available: at(5), offDock: offDockAt(4) }],
		["on_rail", { ...inland, offDock: offDockAt(4), onwardRail: at(5) }],
		["picked_up", { offDock: offDockAt(4), podFullOut: at(5) }],
		["picked_up", { podDischarge: at(3), available: at(4), podFullOut: at(5) }],
		["picked_up", { ...inland, finalDestinationFullOut: at(7) }],
		["dropped", { podFullOut: at(5), drop: at(6) }],
		["picked_up", { podFullOut: at(7), drop: at(6) }],
		["empty_returned", { podFullOut: at(5), drop: at(6), emptyReturn: at(9) }],
		["dropped", { podFullOut: at(6), drop: at(6) }],
		["dropped", { finalDestinationFullOut: at(6), drop: at(6) }],
		["picked_up", { podFullOut: at(5), drop: at(6), emptyOut: at(7) }],
		["picked_up", { podFullOut: at(5), drop: at(6), emptyOut: at(6) }],
		["picked_up", { drop: at(6), emptyOut: at(7), available: at(4) }],
		["dropped", { podFullOut: at(5), drop: at(8), emptyOut: at(7) }],
		["picked_up", { finalDestinationFullOut: at(7), drop: at(6) }],
		["off_dock", { ...inland, offDock: offDockAt(5), onwardRail: at(5) }],
		[
			"grounded",
			{ ...inland, offDock: offDockAt(6), destinationUnload: at(5) },
		],
		["not_available", { wasAvailable: true, notAvailable: at(4) }],
		["new", { notAvailable: at(4) }],
		["on_ship", { ...inland, aboard: at(2), destinationUnload: null }],
	])("is %s when %o", (want, facts) => {
		expect(containerStatus({ ...NOTHING, ...facts }).value).toBe(want);
	});

	it("names its source", () => {
		const from = at(5);
		expect(containerStatus({ ...NOTHING, podFullOut: from }).from).toBe(from);
		expect(containerStatus(NOTHING).from).toBeNull();
	});

	it("follows a rail journey from message to message", () => {
		const lines = RAIL.trim().split("\n");
		const statuses = lines.map(
			(_, index) =>
				containerOf(
					`${lines.slice(0, index + 1).join("\n")}
					PLN 60 ARRI USCHI rail at:ramp`,
				).current_status,
		);
		expect([...new Set(statuses)]).toEqual([
			"new",
			"on_ship",
			"awaiting_inland_transfer",
			"on_rail",
			"grounded",
			"available",
			"picked_up",
			"empty_returned",
		]);
	});

	it.each([
		["loaded", "ACT 1 LOAD USCHI rail\nPLN 5 DEPA USLAX ship:A"],
		["on_ship", "ACT 6 DEPA CNSHA ship:A\nACT 1 GTOT CNSHA empty"],
		["on_ship", "ACT 20 ARRI USLAX ship:A\nACT 1 GTOT CNSHA empty"],
		["new", "PLN 6 LOAD CNSHA ship:A"],
		["loaded", "ACT 1 LOAD CNNGB truck\nPLN 5 DEPA CNSHA ship:A"],
		["loaded", "ACT 1 LOAD CNNGB rail filling?\nPLN 5 DEPA CNSHA ship:A"],
		["new", "ACT 1 LOAD CNNGB rail empty\nPLN 5 DEPA CNSHA ship:A"],
		["new", "PLN 1 LOAD CNNGB rail\nPLN 5 DEPA CNSHA ship:A"],
		[
			"loaded",
			"ACT 1 DEPA CNNGB rail\nPLN 5 DEPA CNSHA ship:A\nACT 0 INSP CNNGB",
		],
		[
			"loaded",
			"ACT 1 DEPA CNNGB barge:B\nPLN 5 DEPA CNSHA ship:A\nACT 0 INSP CNNGB",
		],
		[
			"loaded",
			"ACT 1 DEPA CNNGB truck\nPLN 5 DEPA CNSHA ship:A\nACT 0 INSP CNNGB",
		],
		["new", "ACT 1 ARRI CNNGB rail\nPLN 5 DEPA CNSHA ship:A\nACT 0 INSP CNNGB"],
		["on_ship", "ACT 9 DISC SGSIN ship:A\nEST 12 LOAD SGSIN ship:B"],
		[
			"on_rail",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 LOAD USLAX rail",
		],
		[
			"on_rail",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX rail",
		],
		[
			"grounded",
			"ACT 6 DEPA CNSHA ship:A\nACT 20 DISC NLRTM ship:A\nACT 0 INSP CNSHA\nACT 22 LOAD NLRTM barge:B\nACT 23 DISC DEDUI barge:B at:inland_terminal",
		],
		[
			"picked_up",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX truck\nACT 23 DROP USLAX truck at:depot",
		],
		[
			"picked_up",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX truck\nEST 23 DROP USLAX truck at:customer_location",
		],
		[
			"picked_up",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX truck\nACT 23 DROP USLAX truck filling? at:customer_location",
		],
		["new", "ACT 6 LOAD CNSHA ship:A empty"],
		[
			"picked_up",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX truck\nACT 23 DROP USLAX truck at:customer_location\nACT 24 PICK USLAX truck empty at:customer_location",
		],
		[
			"dropped",
			"ACT 6 LOAD CNSHA ship:A\nACT 20 DISC USLAX ship:A\nACT 22 GTOT USLAX truck\nACT 23 DROP USLAX truck at:customer_location",
		],
	])("is %s after: %s", (want, lines) => {
		expect(containerOf(lines).current_status).toBe(want);
	});
});
