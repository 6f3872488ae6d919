import { describe, expect, it } from "vitest";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";
import type { Message } from "../../../server/tracking/observations/observation.ts";
import { currentVersions } from "../../../server/tracking/settle/current-versions.ts";
import {
	firstReports,
	repetitionsIn,
	withoutRepetitions,
} from "../../../server/tracking/settle/repeated-messages.ts";
import { retractedIn } from "../../../server/tracking/settle/retractions.ts";
import { BOX_2, day, messages, say } from "../messages.ts";
import { report, retraction } from "../reports.ts";

const repeatedIn = (said: readonly Message[]) => atOnce(repetitionsIn(said));

/** The days of the current version of each message and of its earlier ones. */
const versionsIn = (text: string) =>
	currentVersions(messages(text)).map(({ latest, earlier }) =>
		[latest, ...earlier]
			.map((o) =>
				Math.round(
					(Date.parse(o.occurredAt) - Date.parse(day(0))) / 86_400_000,
				),
			)
			.join(" before it "),
	);

describe("the current version of a message is", () => {
	/** [why, versions under one id, their days from the latest to the first] */
	it.each([
		[
			"the one reported last",
			[
				[6, "said:8"],
				[7, "said:5"],
			],
			"6 before it 7",
		],
		[
			"the one received last, without report times",
			[
				[7, "said:- heard:8"],
				[6, "said:- heard:7"],
			],
			"7 before it 6",
		],
		[
			"the one received last of those reported at one time",
			[
				[7, "said:8 heard:10"],
				[6, "said:8 heard:9"],
			],
			"7 before it 6",
		],
		[
			"the same in any order when all were reported and received at one time",
			[
				[7, "said:8 heard:10"],
				[6, "said:8 heard:10"],
			],
			"7 before it 6",
		],
		[
			"the value that returned, and the one between is an earlier version",
			[
				[6, "said:- heard:7"],
				[7, "said:- heard:8"],
				[6, "said:- heard:9"],
			],
			"6 before it 7 before it 6",
		],
		[
			"one, when it is received again unchanged",
			[
				[6, "said:8 heard:9"],
				[6, "said:8 heard:10"],
			],
			"6",
		],
		[
			"the later report, even with the same content",
			[
				[6, "said:8"],
				[6, "said:9"],
			],
			"6 before it 6",
		],
	] as const)("%s", (_why, versions, want) => {
		const lines = versions.map(
			([at, words]) => `EST ${at} DEPA CNSHA ship:A id:e ${words}`,
		);
		expect(versionsIn(lines.join("\n"))).toEqual([want]);
		expect(versionsIn(lines.toReversed().join("\n"))).toEqual([want]);
	});

	it("never a message under another id, or of another source", () => {
		const text = `
			ACT 6 DEPA CNSHA ship:A id:e
			ACT 7 DEPA CNSHA ship:A id:f
			ACT 8 DEPA CNSHA ship:A id:e by:terminal
		`;
		expect(versionsIn(text)).toEqual(["6", "7", "8"]);
	});
});

it("a version that is received unchanged again keeps its first time of receipt", () => {
	const said = [9, 8, 10].map((heard) =>
		say(`EST 20 ARRI USLAX ship:A id:e said:- heard:${heard}`),
	);
	const [versions] = currentVersions(said);
	expect(versions?.latest.receivedAt).toBe(day(8));
});

it("status reports of two times under one id are two reports, and a later one of the same time is a correction", () => {
	const [first, again, next] = [
		report(24, "USLAX", { yardLocation: "A" }, { id: "r" }),
		report(24, "USLAX", { yardLocation: "B" }, { id: "r", said: 25 }),
		report(25, "USLAX", { yardLocation: "C" }, { id: "r" }),
	] as const;
	expect(currentVersions([first, again, next])).toEqual([
		{ latest: again, earlier: [first] },
		{ latest: next, earlier: [] },
	]);
});

describe("a retraction of day 10", () => {
	const undated = { ...retraction("e", 10), reportedAt: null };
	const heard = (at: number) => ({
		...retraction("e", 10),
		receivedAt: day(at),
	});
	/** [a message, retractions, whether it is retracted] */
	it.each([
		["id:e said:9", [retraction("e", 10)], true],
		["id:e said:10", [retraction("e", 10)], true],
		["id:e said:11", [retraction("e", 10)], false],
		["id:e said:11", [retraction("e", 10), retraction("e", 12)], true],
		["id:e said:11", [retraction("e", 12), retraction("e", 10)], true],
		["id:e said:13", [retraction("e", 12), retraction("e", 10)], false],
		["id:e said:50", [undated], true],
		["id:e said:50", [{ ...undated, receivedAt: day(20) }], true],
		["id:e said:50", [undated, retraction("e", 10)], true],
		["id:e said:50", [retraction("e", 10), undated], true],
		["id:e said:- heard:50", [undated], true],
		["id:e said:- heard:20", [heard(20)], true],
		["id:e said:- heard:21", [heard(20)], false],
		["id:e said:- heard:21", [heard(20), heard(30)], true],
		["id:e said:11 heard:15", [heard(20)], false],
		["id:f said:9", [retraction("e", 10)], false],
		["said:9", [retraction("e", 10)], false],
		["id:e said:9", [retraction("e", 10, "terminal")], false],
		["id:e said:9 by:terminal", [retraction("e", 10)], false],
		["id:e said:9", [], false],
	])("retracts %s", (words, retractions, isRetracted) => {
		const message = say(`EST 20 ARRI USLAX ship:A ${words}`);
		const of = retractedIn([...retractions, message]);
		expect(of(message)).toBe(isRetracted);
	});

	it("retracts a message received before it, even if the same message is received again afterwards", () => {
		const said = [30, 8].map((at) =>
			say(`EST 20 ARRI USLAX ship:A id:e said:- heard:${at}`),
		);
		const isRetracted = retractedIn([...said, heard(20)]);
		expect(said.map(isRetracted)).toEqual([true, true]);
	});

	it("retracts the same content under another id, and no other content", () => {
		const [named, twin, later, other] = [
			"EST 20 ARRI USLAX ship:A id:e said:9",
			"EST 20 ARRI USLAX ship:A id:f said:9",
			"EST 20 ARRI USLAX ship:A id:f said:8",
			"EST 20 ARRI USLAX ship:B id:f said:9",
		].map(say);
		if (!named || !twin || !later || !other) throw new Error("four expected");
		const isRetracted = retractedIn([named, twin, retraction("e", 10)]);
		expect([named, twin, later, other].map(isRetracted)).toEqual([
			...[true, true],
			...[false, false],
		]);
	});

	it("retracts a terminal's report by its id", () => {
		const status = {
			...report(9, "USLAX", { isAvailable: true }),
			sourceEventId: "e",
		};
		const of = retractedIn([status, retraction("e", 10, "terminal")]);
		expect(of(status)).toBe(true);
	});
});

describe("a message is a repetition", () => {
	const FIRST = "DEPA CNSHA ship:A voyage:1/ said:7 id:b";
	/** [classifier, the same under a new id, the ids that stay, the first report of each of them] */
	it.each([
		["ACT", "DEPA CNSHA ship:A voyage:1/ said:7 id:c", ["b"], ["c of b"]],
		["ACT", "DEPA CNSHA ship:A voyage:1/ said:7 id:a", ["a"], ["b of a"]],
		["ACT", "DEPA CNSHA ship:A voyage:1/ said:8 id:a", ["b", "a"], ["a of b"]],
		["EST", "DEPA CNSHA ship:A voyage:1/ said:7 id:c", ["b"], ["c of b"]],
		["EST", "DEPA CNSHA ship:A voyage:1/ said:8 id:c", ["b", "c"], ["c of b"]],
		["EST", "DEPA CNSHA ship:A voyage:2/ said:7 id:c", ["b", "c"], []],
		["ACT", "DEPA CNSHA ship:B voyage:1/ said:7 id:c", ["b", "c"], []],
		["ACT", "ARRI CNSHA ship:A voyage:1/ said:7 id:c", ["b", "c"], []],
	])(
		"by %s %s: %j stay, and the repetition is %j",
		(classifier, again, stay, known) => {
			const said = [FIRST, again].map((words) =>
				say(`${classifier} 6 ${words}`),
			);
			const keysOf = (list: readonly { key: string }[]) =>
				list.map(({ key }) => key);
			expect(keysOf(withoutRepetitions(said, repeatedIn(said)))).toEqual(stay);
			const first = [...firstReports(repeatedIn(said), said)];
			expect(first.map((pair) => keysOf(pair).join(" of "))).toEqual(known);
		},
	);

	/** [how the first report and the second are received, the ids that stay] */
	it.each([
		["ACT", "said:- heard:8", "said:- heard:9", ["b"]],
		["EST", "said:- heard:8", "said:- heard:9", ["b", "c"]],
		["EST", "said:- heard:8 nth:1", "said:- heard:8 nth:2", ["b", "c"]],
		["EST", "said:- heard:8 nth:1", "said:- heard:8 nth:1", ["b"]],
	])("%s %s, then %s: %j stay", (classifier, one, other, stay) => {
		const said = [`id:b ${one}`, `id:c ${other}`].map((words) =>
			say(`${classifier} 6 DEPA CNSHA ship:A ${words}`),
		);
		const kept = withoutRepetitions(said, repeatedIn(said));
		expect(kept.map(({ key }) => key)).toEqual(stay);
	});

	it("but not of a message about another container or another document", () => {
		const said = messages(`
			ACT 6 LOAD CNSHA ship:A id:a
			ACT 6 LOAD CNSHA ship:A id:b box:${BOX_2}
			ACT 6 TRD:ISSU - id:c doc:1
			ACT 6 TRD:ISSU - id:d doc:2
		`);
		expect(withoutRepetitions(said, repeatedIn(said))).toEqual(said);
		expect(firstReports(repeatedIn(said), said).size).toBe(0);
	});

	it("also the third time, and each repetition maps to the first report", () => {
		const said = ["c", "a", "b"].map((id) =>
			say(`ACT 6 DEPA CNSHA ship:A said:7 id:${id}`),
		);
		const pairs = [...firstReports(repeatedIn(said), said)];
		expect(pairs.map(([o, first]) => `${o.key}${first.key}`)).toEqual([
			"ba",
			"ca",
		]);
	});
});
