import { expect, it } from "vitest";
import { estimatedTime } from "../../../server/tracking/derive/estimates.ts";
import type { Message } from "../../../server/tracking/observations/observation.ts";
import { day, say } from "../messages.ts";

const ETA = (at: number, words: string) =>
	`EST ${at} ARRI USLAX ship:A ${words}`;
const LINE_20 = ETA(20, "said:1");
const LINE_22 = ETA(22, "said:3");
const PIER_21 = ETA(21, "said:2 by:terminal");
const PIER_19 = ETA(19, "said:9 by:terminal");
const LINE_LATE = ETA(25, "said:23");
const ATA = (at: number) => `ACT ${at} ARRI USLAX ship:A`;
const dayOf = ({ occurredAt }: Message) =>
	(Date.parse(occurredAt) - Date.parse(day(0))) / 86_400_000;

/** [messages, those of an abandoned plan, the days of the values, of which the last is the current one when there are messages] */
it.each<[string[], string[], number[]]>([
	[[], [], []],
	[[LINE_20], [], [20]],
	[[LINE_22, LINE_20], [], [20, 22]],
	[[LINE_20, ETA(20, "said:2")], [], [20]],
	[[LINE_20, LINE_22, ETA(20, "said:4")], [], [20, 22, 20]],
	[[LINE_20, "ACT 21 ARRI USLAX ship:A"], [], [20]],
	[["ACT 21 ARRI USLAX ship:A"], [], []],
	[[LINE_20, PIER_21, LINE_22], [], [20, 22]],
	[[LINE_20, PIER_19], [], [20]],
	[[PIER_21, PIER_19], [], [21, 19]],
	[[LINE_20, "PLN 25 ARRI USLAX ship:A said:8"], [], [20]],
	[["PLN 25 ARRI USLAX ship:A said:0", LINE_20], [], [25, 20]],
	[[LINE_22], [LINE_20], [20, 22]],
	[[LINE_22], [ETA(23, "said:4")], [22]],
	[[LINE_22], [PIER_21], [22]],
	[[PIER_21], [LINE_20], [20, 21]],
	[[LINE_22], [ETA(22, "said:2")], [22]],
	[[LINE_22], ["ACT 20 ARRI USLAX ship:B said:1"], [22]],
	[[], [LINE_20], [20]],
	[[], [LINE_20, PIER_21], [20]],
	// Reported after the arrival.
	[[LINE_20, ATA(21), ETA(25, "said:23")], [], [20]],
	[[LINE_20, ETA(25, "said:23"), ATA(24)], [], [20, 25]],
	[[LINE_20, ETA(25, "said:21"), ATA(21)], [], [20, 25]],
	[[LINE_20, ATA(21), ETA(25, "said:20.9 heard:99")], [], [20, 25]],
	[[LINE_20, ATA(21), ETA(20, "said:23"), ETA(25, "said:24")], [], [20]],
	[["PLN 19 ARRI USLAX ship:A said:0", ATA(21), LINE_LATE], [], [19]],
	[[ATA(21), LINE_LATE], [], [25]],
	[[LINE_22, ATA(21), LINE_LATE], [LINE_20], [20, 22]],
	[[LINE_20, `${ATA(21)} date`, ETA(25, "said:21.9")], [], [20, 25]],
	[[LINE_20, `${ATA(21)} date`, ETA(25, "said:22.1")], [], [20]],
	[[PIER_21, `${ATA(22)} by:terminal`, LINE_LATE], [], [21]],
	// The same without report times: what came with the actual was reported before.
	[
		[
			ATA(21),
			ETA(20, "said:- heard:40 nth:1"),
			ETA(22, "said:- heard:40 nth:2"),
		],
		[],
		[20, 22],
	],
	[
		[
			`${ATA(21)} heard:22`,
			ETA(20, "said:- heard:5"),
			ETA(25, "said:- heard:23"),
		],
		[],
		[20],
	],
	[
		[
			`${ATA(21)} heard:24`,
			ETA(20, "said:- heard:5"),
			ETA(25, "said:- heard:23"),
		],
		[],
		[20, 25],
	],
	[
		[
			`${ATA(20.5)} heard:25`,
			`${ATA(21)} heard:22`,
			ETA(20, "said:- heard:5"),
			ETA(25, "said:- heard:23"),
		],
		[],
		[20],
	],
	[
		[ETA(20, "said:- heard:5 nth:1"), ETA(22, "said:- heard:5 nth:2")],
		[],
		[20, 22],
	],
	[
		[
			ETA(22, "said:- heard:5 nth:1 id:b"),
			ETA(20, "said:- heard:6 nth:1 id:a"),
			ETA(22, "said:- heard:7 nth:1 id:z"),
			ETA(20, "said:- heard:7 nth:2 id:c"),
		],
		[],
		[22, 20],
	],
])("of %j after %j the values are %j", (reports, superseded, values) => {
	const found = estimatedTime({
		reports: reports.map(say),
		superseded: superseded.map(say),
		earlier: new Map(),
	});
	expect(found.values.map(dayOf)).toEqual(values);
	expect(found.current && dayOf(found.current)).toBe(
		reports.length > 0 ? (values.at(-1) ?? null) : null,
	);
});

/** [an earlier version of a message, whether its time is one of the values] */
it.each([
	["EST 18 ARRI USLAX ship:A said:0", true],
	["PLN 18 ARRI USLAX ship:A said:0", true],
	["ACT 18 ARRI USLAX ship:A said:0", false],
	["EST 18 ARRI USOAK ship:A said:0", false],
	["EST 18 DEPA USLAX ship:A said:0", false],
])("an estimate that was %s before has had that value: %s", (line, isValue) => {
	const message = say(LINE_20);
	const of = (reports: Message[], superseded: Message[]) =>
		estimatedTime({
			...{ reports, superseded },
			earlier: new Map([[message, [say(line)]]]),
		}).values.map(dayOf);
	const want = isValue ? [18, 20] : [20];
	expect(of([message], [])).toEqual(want);
	expect(of([say(LINE_22)], [message])).toEqual([...want, 22]);
});
