import { describe, expect, it } from "vitest";
import type { Message } from "../../../server/tracking/observations/observation.ts";
import {
	messagesOfContainer,
	sharedMessages,
	shippedContainers,
} from "../../../server/tracking/settle/container-messages.ts";
import { containersAboard } from "../../../server/tracking/settle/containers-aboard.ts";
import { BOX, BOX_2, messages, say } from "../messages.ts";
import { report } from "../reports.ts";

it("containers are those that messages name, in the order of their numbers, each with the messages and reports of its current journey", () => {
	const reports = [BOX, BOX_2].map((box) => report(5, "CNSHA", {}, { box }));
	const old = report(0.5, "CNSHA", {});
	const said = messages(`
		ACT 0  GTIN CNSHA empty id:old
		ACT 2  GTOT CNSHA empty id:out
		ACT 3  LOAD CNSHA ship:A id:second box:${BOX_2}
		ACT 4  LOAD CNSHA ship:A id:nobox nobox
		ACT 6  DEPA CNSHA ship:A id:sailed
	`);
	const found = (list: Message[]) =>
		shippedContainers(list, [old, ...reports, report(-1, "CNSHA", {})]).map(
			({ number, own: kept, statuses }) => [
				number,
				kept.map(({ key }) => key),
				statuses,
			],
		);
	const want = [
		[BOX, ["out"], [old, reports[0]]],
		[BOX_2, ["second"], [reports[1]]],
	];
	expect(found(said)).toEqual(want);
	const [first, second, third] = [
		said.slice(0, 2),
		said.slice(2, 3),
		said.slice(3),
	];
	expect(found([...second, ...first, ...third])).toEqual(want);
});

/** The ids of the messages about each of two containers. */
function idsOf(said: readonly Message[]): string[] {
	const containers = shippedContainers(said, []);
	const shared = sharedMessages(said, containers);
	const positions = new Map(said.map((o, position) => [o, position]));
	return containers.map((container) =>
		messagesOfContainer(container, shared, positions)
			.map(({ key }) => key)
			.join(" "),
	);
}

describe("the messages about a container", () => {
	const TWO = `ACT 1 GTOT CNSHA empty id:own\nACT 1 GTOT CNSHA empty id:other box:${BOX_2}`;
	/** [messages beside the two containers, the ids of the messages about each of them] */
	it.each([
		["ACT 6 DEPA CNSHA ship:A id:x", ["own x", "other x"]],
		["ACT 6 TRD:ISSU - id:x", ["own x", "other x"]],
		["ACT 6 DEPA USLAX rail id:x", ["own x", "other x"]],
		[
			"ACT 6 LOAD USLAX rail call:1 id:l\nACT 6 DEPA USLAX rail call:1 id:x",
			["own l x", "other"],
		],
		[
			"ACT 6 LOAD USLAX rail call:1 id:l\nACT 6 DEPA USLAX rail call:2 id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 LOAD USLAX rail call:1 id:l\nACT 6 DEPA USLAX rail call:1 by:rail id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 LOAD USLAX barge:B id:l\nACT 7 DEPA USLAX barge:B id:x",
			["own l x", "other"],
		],
		[
			"ACT 6 LOAD USLAX barge:B id:l\nACT 7 DEPA USOAK barge:B id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 LOAD USLAX barge:B id:l\nACT 7 DEPA USLAX barge:C id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 LOAD USLAX ship:A call:1 id:l\nACT 7 DEPA USLAX ship:A call:1 id:x",
			["own l x", "other x"],
		],
		[
			`ACT 6 LOAD USLAX rail call:1 id:l\nACT 6 LOAD USLAX rail call:1 id:m box:${BOX_2}\nACT 6 DEPA USLAX rail call:1 id:x`,
			["own l x", "other m x"],
		],
		[
			"ACT 6 LOAD USLAX rail id:l\nACT 6 DEPA USLAX rail id:x",
			["own l x", "other"],
		],
		[
			"ACT 6 LOAD USLAX rail id:l\nACT 6 DEPA USLAX barge id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 LOAD USLAX rail id:l\nEST 6 DEPA USLAX rail id:x",
			["own l x", "other x"],
		],
		[
			"EST 6 LOAD USLAX rail id:l\nACT 6 DEPA USLAX rail id:x",
			["own l x", "other x"],
		],
		[
			"ACT 6 DISC USLAX rail id:l\nACT 6 ARRI USLAX rail id:x",
			["own l x", "other"],
		],
		[
			"ACT 6 INSP USLAX rail id:l\nACT 6 DEPA USLAX rail id:x",
			["own l x", "other x"],
		],
		["ACT 6 LOAD USLAX rail nobox id:l", ["own", "other"]],
	])("beside %s are %j", (text, want) => {
		expect(idsOf(messages(`${TWO}\n${text}`))).toEqual(want);
	});

	it("include the train that was reported for it alone, in the order of time", () => {
		const train = {
			...say("ACT 6 DEPA USLAX rail id:x"),
			containerNumber: BOX_2,
		};
		const [first, second] = messages(TWO);
		if (!first || !second) throw new Error("two expected");
		expect(idsOf([first, second, train as Message])).toEqual([
			"own",
			"other x",
		]);
		expect(idsOf([train as Message, first, second])).toEqual([
			"own",
			"x other",
		]);
	});

	const UNUSED =
		"ACT 1 GTOT CNSHA empty id:out\nACT 4 GTIN CNSHA empty id:back said:5";
	const SHIP = "EST 9 DEPA CNSHA ship:A id:x said:6";
	/** [messages of the container, messages of its vessel, whether it is on the vessel] */
	it.each([
		[UNUSED, SHIP, false],
		[UNUSED, SHIP.replace("said:6", "said:5"), true],
		[UNUSED, SHIP.replace("said:6", "said:4"), true],
		[UNUSED, SHIP.replace("said:6", "said:- heard:6"), false],
		[UNUSED, SHIP.replace("said:6", "said:- heard:5"), true],
		[UNUSED, "ACT 9 DEPA CNSHA ship:A id:x said:-", false],
		[UNUSED, "ACT 4.5 DEPA CNSHA ship:A id:x said:-", true],
		[UNUSED, "ACT 9 DEPA CNSHA ship:A id:x said:5", true],
		[UNUSED, "ACT 3 DEPA CNSHA ship:A id:x said:9", true],
		[UNUSED, "ACT 4 DEPA CNSHA ship:A id:x said:9", true],
		[UNUSED, "ACT 3 DEPA CNSHA rail id:x said:9", false],
		[UNUSED, "EST 3 DEPA CNSHA ship:A id:x said:9", false],
		[
			UNUSED.replace("said:5", "said:-"),
			SHIP.replace("said:6", "said:5"),
			false,
		],
		[
			UNUSED.replace("said:5", "said:-"),
			SHIP.replace("said:6", "said:4"),
			true,
		],
		[UNUSED.replace("GTOT", "PICK"), SHIP, false],
		[UNUSED.replace("GTOT", "INSP"), SHIP, true],
		[UNUSED.replace("ACT 4", "EST 4"), SHIP, true],
		[`${UNUSED}\nACT 4.5 INSP CNSHA empty id:seen`, SHIP, true],
		[`${UNUSED}\nEST 5 GTOT CNSHA id:plan said:1`, SHIP, false],
		[`ACT 0 GTIN CNSHA id:laden\n${UNUSED}`, SHIP, true],
		[`ACT 0 INSP CNSHA filling? id:unknown\n${UNUSED}`, SHIP, false],
		[UNUSED, "ACT 9 TRD:ISSU - id:x said:9", true],
	])("%s, with %s: %s", (text, others, isAboard) => {
		const [ids] = idsOf(messages(`${text}\n${others}`));
		expect(ids?.split(" ").includes("x")).toBe(isAboard);
	});
});

/** [the requested number, the containers that vessels carry] */
it.each([
	[null, [BOX, BOX_2]],
	[BOX, [BOX]],
	["MSKU0000000", []],
])(
	"with the request for %j the containers aboard are %j",
	(requested, want) => {
		const said = messages(`
		ACT 6 DEPA CNSHA ship:A carries:${BOX} carries:${BOX_2}
		ACT 7 ARRI CNSHA ship:A carries:${BOX}
		ACT 8 LOAD CNSHA ship:A box:MSKU1111111
		ACT 9 ARRI USLAX ship:A
		ACT 9 BKG:CONF -
	`);
		expect(containersAboard(said, requested)).toEqual(want);
	},
);
