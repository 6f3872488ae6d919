import { describe, expect, it } from "vitest";
import type {
	EquipmentObservation,
	Message,
} from "../../../server/tracking/observations/observation.ts";
import {
	currentCycle,
	cyclesOf,
	isEmptyReturn,
} from "../../../server/tracking/settle/container-cycle.ts";
import { day, messages } from "../messages.ts";

const isOwn = (o: Message): o is EquipmentObservation => o.kind === "equipment";
const own = (text: string) => messages(text).filter(isOwn);

it.each([
	["ACT 1 GTIN CNSHA empty", true],
	["ACT 1 GTIN CNSHA empty at:depot", true],
	["EST 1 GTIN CNSHA empty", false],
	["ACT 1 GTIN CNSHA", false],
	["ACT 1 GTIN CNSHA filling?", false],
	["ACT 1 DROP CNSHA empty", false],
	["ACT 1 GTIN - empty", true],
	["ACT 1 GTIN CNSHA empty at:customer_location", false],
	["ACT 1 GTIN CNSHA empty at:container_freight_station", false],
])("%s is an empty return: %s", (line, isReturn) => {
	expect(own(line).map(isEmptyReturn)).toEqual([isReturn]);
});

describe("after an empty return on day 10, reported on day 11", () => {
	const BACK = "ACT 10 GTIN CNSHA empty said:11";
	/** [the next message, whether another journey of the container begins with it] */
	it.each([
		["ACT 12 GTOT CNSHA empty", true],
		["ACT 12 PICK CNSHA empty", true],
		["EST 12 GTOT CNSHA empty said:12", true],
		["EST 12 GTOT CNSHA empty said:11", false],
		["EST 12 GTOT CNSHA empty said:5", false],
		["ACT 12 GTOT CNSHA empty said:5", true],
		["ACT 12 GTIN CNSHA empty", false],
		["ACT 12 LOAD CNSHA empty", false],
		["ACT 12 STUF CNSHA", true],
		["ACT 12 STUF CNSHA filling?", true],
		["EST 12 STUF CNSHA said:12", false],
		["ACT 12 GTIN CNSHA", true],
		["ACT 12 GTIN CNSHA filling?", false],
		["ACT 12 LOAD CNSHA ship:A", true],
		["ACT 12 LOAD CNSHA ship:A filling?", false],
		["EST 12 LOAD CNSHA ship:A said:12", false],
		["ACT 12 GTOT CNSHA", false],
		["ACT 12 DISC CNSHA ship:A", false],
		["ACT 10 LOAD CNSHA ship:A", false],
	])("%s begins another journey: %s", (line, isStart) => {
		const cycles = cyclesOf(own(`${BACK}\n${line}`)).map(({ cycle }) => cycle);
		const [first, last] = [
			{ after: null, before: day(12) },
			{ after: day(10), before: null },
		];
		expect(cycles).toEqual(
			isStart ? [first, last] : [{ after: null, before: null }],
		);
	});

	it("any plan begins another journey when the return has no report time", () => {
		const back = BACK.replace("said:11", "said:-");
		const cycles = cyclesOf(own(`${back}\nEST 12 GTOT CNSHA empty said:5`));
		expect(cycles).toHaveLength(2);
	});
});

describe("among the journeys of a container:", () => {
	const [FIRST, SECOND, THIRD] = [
		"ACT 1 GTOT CNSHA empty",
		"ACT 11 GTOT CNSHA empty",
		"ACT 21 GTOT CNSHA empty",
	];
	const BACK = ["ACT 10 GTIN CNSHA empty", "ACT 20 GTIN CNSHA empty"];
	/** [documents of the three journeys, the one that counts: after and before which day] */
	it.each<[[string, string, string], [number | null, number | null]]>([
		[
			["", "", ""],
			[20, null],
		],
		[
			["", "", "bill:B"],
			[20, null],
		],
		[
			["", "bill:B", ""],
			[10, 21],
		],
		[
			["", "booking:B", ""],
			[10, 21],
		],
		[
			["bill:A", "bill:B", ""],
			[10, 21],
		],
		[
			["bill:A", "", ""],
			[null, 11],
		],
	])(
		"with the documents %j the messages after day %j and before day %j count",
		([a, b, c], [after, before]) => {
			const text = [
				`${FIRST} ${a}`,
				BACK[0],
				`${SECOND} ${b}`,
				BACK[1],
				`${THIRD} ${c}`,
			];
			expect(currentCycle(own(text.join("\n")))).toEqual({
				after: after === null ? null : day(after),
				before: before === null ? null : day(before),
			});
		},
	);

	it("a single journey has no limits, even without messages", () => {
		const unlimited = { after: null, before: null };
		expect([currentCycle([]), currentCycle(own(FIRST))]).toEqual([
			...[unlimited, unlimited],
		]);
	});
});

describe("without a reported return, after a laden exit on day 8, an empty pickup on day 10 and cargo on day 12", () => {
	const EXIT = "ACT 8 GTOT CNSHA truck";
	const PICKUP = "ACT 10 GTOT CNSHA empty";
	const CARGO = "ACT 12 GTIN CNSHA";
	/** [exit, pickup, cargo, the days on which journeys begin] */
	it.each<[string, string, string, number[]]>([
		[EXIT, PICKUP, CARGO, [10]],
		[EXIT, PICKUP, "ACT 12 LOAD CNSHA ship:A", [10]],
		[EXIT, "ACT 10 PICK CNSHA empty", CARGO, [10]],
		["EST 8 GTOT CNSHA truck", PICKUP, CARGO, []],
		["ACT 8 GTOT CNSHA truck filling?", PICKUP, CARGO, []],
		["ACT 8 GTOT CNSHA truck empty", PICKUP, CARGO, []],
		["ACT 8 INSP CNSHA", PICKUP, CARGO, []],
		[EXIT, "EST 10 GTOT CNSHA empty said:9", CARGO, []],
		[EXIT, "ACT 10 GTOT CNSHA filling?", CARGO, []],
		[EXIT, "ACT 10 GTIN CNSHA", CARGO, []],
		[EXIT, "ACT 10 INSP CNSHA empty", CARGO, []],
		[EXIT, `${PICKUP} at:customer_location`, CARGO, []],
		[EXIT, PICKUP, "EST 12 GTIN CNSHA", []],
		[EXIT, PICKUP, "ACT 12 INSP CNSHA", []],
		[EXIT, PICKUP, "", []],
	])("%s, %s, %s: others begin on the days %j", (exit, pickup, cargo, days) => {
		const cycles = cyclesOf(own([exit, pickup, cargo].join("\n")));
		const begins = cycles.flatMap(({ cycle }) => cycle.before ?? []);
		expect(begins).toEqual(days.map(day));
	});
});
