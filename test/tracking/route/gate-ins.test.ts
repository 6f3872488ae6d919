import { describe, expect, it } from "vitest";
import { gateInsOf } from "../../../server/tracking/route/gate-ins.ts";
import { BOX_2, day, messages, shipmentOf } from "../messages.ts";

/** [messages, the first gate-ins: place and day] */
it.each<[string, [string, number][]]>([
	["", []],
	["ACT 3 GTIN CNSHA truck", [["CNSHA", 3]]],
	["ACT 3 GTIN CNSHA truck\nACT 4 GTIN CNSHA truck", [["CNSHA", 3]]],
	["ACT 3 GTIN CNSHA truck\nACT 5 LOAD CNSHA ship:A", [["CNSHA", 3]]],
	[
		"ACT 3 GTIN CNNGB truck\nACT 5 GTIN CNSHA truck",
		[
			["CNNGB", 3],
			["CNSHA", 5],
		],
	],
	["EST 3 GTIN CNSHA truck", []],
	["ACT 3 GTIN CNSHA truck empty", []],
	["ACT 3 GTIN CNSHA truck filling?", []],
	["ACT 3 GTOT CNSHA truck", []],
	["ACT 3 GTIN - truck", []],
	[`ACT 3 GTIN CNSHA truck\nACT 4 GTOT CNSHA empty box:${BOX_2}`, []],
	[
		`ACT 3 GTIN CNSHA truck\nACT 4 GTIN CNSHA truck box:${BOX_2}`,
		[["CNSHA", 3]],
	],
])("the first gate-ins in %j are %j", (text, want) => {
	const gateIns = [...gateInsOf(messages(text))];
	expect(gateIns).toEqual(want.map(([place, at]) => [place, day(at)]));
});

describe("of two vessels from the port to which the container came on day 10, the shipment has", () => {
	const GATE_IN = "ACT 10 GTIN CNSHA truck";
	/** Reported last. */
	const ALPHA = "EST 25 ARRI USLAX ship:ALPHA said:9";
	const BRAVO = `
		EST 13 DEPA CNSHA ship:BRAVO said:7
		EST 28 ARRI USOAK ship:BRAVO said:7
	`;
	it.each([
		["EST 12 DEPA CNSHA ship:ALPHA said:9", "ALPHA"],
		["ACT 8 DEPA CNSHA ship:ALPHA", "BRAVO"],
		["ACT 9.5 DEPA CNSHA ship:ALPHA", "ALPHA"],
		["EST 8 DEPA CNSHA ship:ALPHA said:9", "ALPHA"],
		[
			"ACT 8 ARRI CNSHA ship:ALPHA\nEST 12 DEPA CNSHA ship:ALPHA said:9",
			"ALPHA",
		],
		["ACT 8 DEPA CNSHA ship:ALPHA\nPLN 12 LOAD CNSHA ship:ALPHA", "ALPHA"],
	])("after %s the vessel %s", (said, vessel) => {
		const text = `${GATE_IN}${BRAVO}${ALPHA}\n${said}`;
		expect(shipmentOf(text).pod_vessel_name).toBe(vessel);
	});
});
