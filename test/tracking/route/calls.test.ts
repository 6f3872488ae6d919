import { describe, expect, it } from "vitest";
import type { CarriageMessage } from "../../../server/tracking/route/calls.ts";
import {
	callsOf,
	directionOf,
	isCarriageMessage,
	phaseOf,
	railGateDirection,
} from "../../../server/tracking/route/calls.ts";
import { messages, say } from "../messages.ts";

/** [a message, its half of a call, its half of a train's stop, whether it is about a vessel with cargo] */
it.each([
	["ACT 1 ARRI USLAX ship:A", "arriving", null, true],
	["ACT 1 DISC USLAX ship:A", "arriving", null, true],
	["ACT 1 LOAD USLAX ship:A", "departing", null, true],
	["ACT 1 DEPA USLAX ship:A", "departing", null, true],
	["ACT 1 LOAD USLAX ship:A filling?", "departing", null, true],
	["ACT 1 LOAD USLAX ship:A empty", "departing", null, false],
	["ACT 1 ARRI USLAX rail", "arriving", null, false],
	["ACT 1 DISC USLAX barge:B", "arriving", null, false],
	["ACT 1 INSP USLAX ship:A", null, null, false],
	["ACT 1 GTIN USLAX rail", null, "arriving", false],
	["ACT 1 GTOT USLAX rail", null, "departing", false],
	["ACT 1 GTOT USLAX rail filling?", null, "departing", false],
	["ACT 1 GTOT USLAX rail empty", null, null, false],
	["ACT 1 GTOT USLAX truck", null, null, false],
	["ACT 1 PICK USLAX rail", null, null, false],
	["ACT 1 ARRI USLAX rail", "arriving", null, false],
	["ACT 1 TRD:RELS USLAX", null, null, false],
])("%s: %j, by rail %j, with cargo %j", (line, half, byRail, isCarriage) => {
	const message = say(line);
	expect(directionOf(message)).toBe(half);
	expect(railGateDirection(message)).toBe(byRail);
	expect(isCarriageMessage(message)).toBe(isCarriage);
});

/** Messages about vessels; the id of each is its place in the list. */
const carriage = (lines: readonly string[]) =>
	messages(lines.map((line, at) => `${line} id:${at}`).join("\n")).filter(
		isCarriageMessage,
	);

it.each([
	[[], null],
	[["ACT 1 ARRI USLAX ship:A"], null],
	[["EST 1 ARRI USLAX ship:A phase:import"], "import"],
	[
		["ACT 1 ARRI USLAX ship:A", "EST 1 ARRI USLAX ship:A phase:import"],
		"import",
	],
	[
		[
			"EST 1 ARRI USLAX ship:A phase:import",
			"ACT 1 ARRI USLAX ship:A phase:transshipment",
		],
		"transshipment",
	],
])("of %j the phase is %j", (lines, phase) => {
	expect(phaseOf(carriage(lines))).toBe(phase);
});

describe("the calls in messages are", () => {
	const words = (
		calls: readonly {
			place: string;
			vessel: string | null;
			sequence: number | null;
			observations: readonly CarriageMessage[];
		}[],
	) =>
		calls.map(({ place, vessel, sequence, observations }) => {
			const ids = observations.map(({ key }) => key).join("+");
			return `${ids} ${place} ${vessel} ${sequence}`;
		});

	/** [why, messages, the calls: numbers of their messages, place, vessel, sequence] */
	it.each([
		["none", [], []],
		[
			"one for arrival and departure of one vessel",
			["ACT 1 ARRI USLAX ship:A", "ACT 3 DEPA USLAX ship:A"],
			["0+1 USLAX A null"],
		],
		[
			"two for two vessels",
			["ACT 1 ARRI USLAX ship:A", "ACT 3 DEPA USLAX ship:B"],
			["0 USLAX A null", "1 USLAX B null"],
		],
		[
			"two for two places",
			["ACT 1 ARRI USLAX ship:A", "ACT 3 ARRI USOAK ship:A"],
			["0 USLAX A null", "1 USOAK A null"],
		],
		["none without a place", ["ACT 1 ARRI - ship:A"], []],
		["none for an id without a place", ["ACT 1 ARRI - ship:A call:X"], []],
		[
			"one for each id of the line, even if everything else differs",
			["ACT 1 ARRI USLAX ship:A call:X", "EST 3 DEPA USOAK ship:B call:X"],
			["0+1 USLAX A null"],
		],
		[
			"two for two ids of the line",
			["ACT 1 ARRI USLAX ship:A call:X", "ACT 3 DEPA USLAX ship:A call:Y"],
			["0 USLAX A null", "1 USLAX A null"],
		],
		[
			"one where only the ids of terminals differ",
			[
				"ACT 1 ARRI USLAX ship:A call:X by:terminal",
				"ACT 3 DEPA USLAX ship:A call:Y by:terminal",
			],
			["0+1 USLAX A null"],
		],
		[
			"with the place, vessel and number of the best messages",
			[
				"ACT 1 ARRI - vessel call:X",
				"EST 3 DEPA USLAX vessel seq:2 call:X",
				"PLN 3 DEPA USLAX ship:A seq:3 call:X",
			],
			["0+1+2 USLAX A 2"],
		],
		[
			"joined by messages without a vessel about a half that they have",
			[
				"ACT 1 ARRI USLAX ship:A",
				"ACT 2 DISC USLAX vessel",
				"ACT 3 DEPA USLAX vessel",
			],
			["0+1 USLAX A null", "2 USLAX null null"],
		],
		[
			"opened by messages that name a vessel, in any order",
			["ACT 1 DISC USLAX vessel", "ACT 2 ARRI USLAX ship:A"],
			["1+0 USLAX A null"],
		],
		[
			"opened by messages with a number, in any order",
			["ACT 1 ARRI USLAX ship:A", "ACT 2 ARRI USLAX ship:A seq:2"],
			["1+0 USLAX A 2"],
		],
		[
			"opened by messages with a vessel before those with a number",
			["ACT 1 ARRI USLAX vessel seq:2", "ACT 2 DISC USLAX ship:A"],
			["1+0 USLAX A 2"],
		],
		[
			"two for two numbers",
			["ACT 1 ARRI USLAX ship:A seq:1", "ACT 1 DEPA USLAX ship:A seq:2"],
			["0 USLAX A 1", "1 USLAX A 2"],
		],
		[
			"one for one number",
			["ACT 1 ARRI USLAX ship:A seq:1", "ACT 1 DEPA USLAX ship:A seq:1"],
			["0+1 USLAX A 1"],
		],
		[
			"joined by a vessel's later messages once it is known",
			[
				"ACT 1 ARRI USLAX vessel call:X",
				"ACT 2 DISC USLAX ship:A",
				"ACT 3 DEPA USLAX ship:A",
			],
			["0+1+2 USLAX A null"],
		],
		[
			"not joined by another vessel once their vessel is known",
			[
				"ACT 1 ARRI USLAX vessel call:X",
				"ACT 2 DISC USLAX ship:A",
				"ACT 3 ARRI USLAX ship:B",
			],
			["0+1 USLAX A null", "2 USLAX B null"],
		],
		[
			"not joined under another number once their number is known",
			[
				"ACT 1 ARRI USLAX ship:A call:X",
				"ACT 2 DISC USLAX ship:A seq:1",
				"ACT 3 DISC USLAX ship:A seq:2",
			],
			["0+1 USLAX A 1", "2 USLAX A 2"],
		],
		[
			"joined by messages about a half that an earlier message added",
			[
				"ACT 1 ARRI USLAX ship:A",
				"ACT 3 DEPA USLAX ship:A",
				"ACT 3 LOAD USLAX vessel",
			],
			["0+1+2 USLAX A null"],
		],
	])("%s", (_why, lines, want) => {
		expect(words(callsOf(carriage(lines)))).toEqual(want);
	});

	const TWO_CALLS = [
		"EST 10 ARRI USLAX ship:A call:X",
		"EST 20 ARRI USLAX ship:A call:Y",
	];
	it.each([
		[9, "X"],
		[14, "X"],
		[15, "X"],
		[16, "Y"],
		[30, "Y"],
	])(
		"joined by the messages nearest in time: day %i belongs to the call %s",
		(at, id) => {
			const said = carriage([...TWO_CALLS, `ACT ${at} DISC USLAX ship:A`]);
			const joined = callsOf(said).find(({ observations }) =>
				observations.some(({ key }) => key === "2"),
			);
			expect(joined?.observations[0]?.call?.id).toBe(id);
		},
	);

	it("at the place of the message with the highest precedence", () => {
		const said = carriage([
			"PLN 30 ARRI USLAX ship:A call:X",
			"EST 10 ARRI USLAX ship:A call:X",
			"EST 24 ARRI USLAX ship:A call:Y",
			"ACT 16 DISC USLAX ship:A",
		]);
		expect(words(callsOf(said))).toEqual([
			"0+1+3 USLAX A null",
			"2 USLAX A null",
		]);
	});

	it("compared with a message only for the first fifty calls at a place", () => {
		const ids = Array.from({ length: 60 }, (_, at) => at);
		const said = carriage([
			...ids.map((at) => `EST ${at} ARRI USLAX ship:A call:${at}`),
			"ACT 59 DISC USLAX ship:A",
		]);
		const calls = callsOf(said);
		expect(calls).toHaveLength(60);
		expect(calls[49]?.observations.map(({ key }) => key)).toEqual(["49", "60"]);
	});
});
