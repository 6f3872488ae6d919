import { describe, expect, it } from "vitest";
import { atOnce } from "../../../server/tracking/observations/interruptible.ts";
import type { Message } from "../../../server/tracking/observations/observation.ts";
import { compareTime, settle } from "../../../server/tracking/settle/settle.ts";
import { day, messages, say } from "../messages.ts";
import { report } from "../reports.ts";

const settled = (said: readonly Message[]) =>
	atOnce(settle(said, day(30))).messages;

/** A message with other names and codes of its place and vessel. */
function sayOf(
	line: string,
	place: { readonly locode?: string | null; readonly name?: string | null },
	vessel?: { readonly imo: string | null; readonly name: string | null },
): Message {
	const message = say(line);
	return {
		...message,
		place: message.place && { ...message.place, ...place },
		...(vessel && { vessel }),
	} as Message;
}

describe("a place with only a name", () => {
	const NAMED = sayOf("ACT 5 LOAD X ship:A id:n", {
		locode: null,
		name: " shanghai",
	});
	/** [the place in other messages, its code] */
	it.each([
		[["ACT 6 DEPA CNSHA ship:A"], "CNSHA"],
		[["ACT 6 DEPA CNSHG ship:A", "ACT 7 INSP CNSHG"], "CNSHG"],
		[["ACT 6 DEPA CNNGB ship:A"], null],
		[[], null],
	])("beside %j has the code %j", (others, locode) => {
		const found = settled([NAMED, ...others.map(say)]);
		expect(found[0]?.place).toMatchObject({ locode, name: " shanghai" });
	});

	it("has no code where two places share its name, even if one is named more often", () => {
		const twin = sayOf("ACT 7 DEPA CNNGB ship:A", { name: "Shanghai" });
		const again = say("ACT 8 DEPA CNSHA ship:A");
		const found = settled([NAMED, say("ACT 6 DEPA CNSHA ship:A"), twin, again]);
		expect(found.map(({ place }) => place?.locode)).toEqual([
			...[null, "CNSHA", "CNNGB", "CNSHA"],
		]);
	});

	it("has the main code of its port where messages give several codes of that port", () => {
		const others = ["ACT 6 DEPA CNSHG ship:A", "ACT 8 DEPA CNSGH ship:A"];
		const found = settled([
			NAMED,
			...others.map((line) => sayOf(line, { name: "Shanghai" })),
		]);
		expect(found.map(({ place }) => place?.locode)).toEqual([
			...["CNSHA", "CNSHG", "CNSGH"],
		]);
	});

	it("keeps its code if it has one, and a message without a place stays without", () => {
		const named = sayOf("ACT 5 LOAD CNNGB ship:A", { name: "Shanghai" });
		const found = settled([
			named,
			say("ACT 6 DEPA CNSHA ship:A"),
			say("ACT 7 INSP -"),
		]);
		expect(found.map(({ place }) => place?.locode ?? place)).toEqual([
			...["CNNGB", "CNSHA", null],
		]);
	});

	it("gets its code in a terminal's report and in a message about a document too", () => {
		const status = report(9, "USLAX", {});
		const { statuses, messages: found } = atOnce(
			settle(
				[
					{
						...status,
						place: status.place && { ...status.place, locode: null },
					},
					sayOf("ACT 9 TRD:ISSU X", { locode: null, name: "Los Angeles" }),
					say("ACT 9 INSP USLAX"),
				],
				day(30),
			),
		);
		expect([...statuses, ...found].map(({ place }) => place?.locode)).toEqual([
			...["USLAX", "USLAX", "USLAX"],
		]);
	});
});

describe("a vessel", () => {
	const LINE = "ACT 5 LOAD CNSHA ship:A id:n";
	const NONE = { imo: null, name: null };
	const FULL = { imo: "9778791", name: "Alpha" };
	/** [a vessel in a message, the vessel in others, the result] */
	it.each([
		[
			{ imo: null, name: " ALPHA " },
			[FULL],
			{ imo: "9778791", name: " ALPHA " },
		],
		[
			{ imo: null, name: "ALPHA" },
			[{ ...FULL, name: "BRAVO" }],
			{ imo: null, name: "ALPHA" },
		],
		[
			{ imo: null, name: "ALPHA" },
			[FULL, { imo: "1", name: "ALPHA" }],
			{ imo: null, name: "ALPHA" },
		],
		[{ imo: "9778791", name: null }, [FULL], FULL],
		[{ imo: "9778791", name: null }, [FULL, FULL], FULL],
		[
			{ imo: "9778791", name: null },
			[FULL, { ...FULL, name: "BRAVO" }],
			{ imo: "9778791", name: null },
		],
		[{ imo: "1", name: null }, [FULL], { imo: "1", name: null }],
		[{ imo: "1", name: "Alpha" }, [FULL], { imo: "1", name: "Alpha" }],
		[NONE, [FULL], null],
	])("that a message calls %j, beside %j, is %j", (vessel, others, want) => {
		const said = [vessel, ...others].map((one, at) =>
			sayOf(LINE.replace("5", String(5 + at)).replace("n", `n${at}`), {}, one),
		);
		const [found] = settled(said);
		expect(found && "vessel" in found && found.vessel).toEqual(want);
	});
});

/** [a message without a mode, its mode] */
it.each([
	["ACT 5 DEPA CNSHA", "vessel"],
	["ACT 5 ARRI CNSHA", "vessel"],
	["ACT 5 LOAD CNSHA", "vessel"],
	["ACT 5 DISC CNSHA", "vessel"],
	["ACT 5 DISC CNSHA at:port_terminal", "vessel"],
	["ACT 5 DISC CNSHA at:ramp", "rail"],
	["ACT 5 ARRI CNSHA at:inland_terminal", "rail"],
	["ACT 5 LOAD - ", "vessel"],
	["ACT 5 GTIN CNSHA at:ramp", null],
	["ACT 5 GTIN CNSHA truck", "truck"],
	["ACT 5 DISC CNSHA truck at:ramp", "truck"],
	["ACT 5 DISC CNSHA barge:B at:ramp", "barge"],
])("%s moves by %j", (line, mode) => {
	const [found] = settled([say(line)]);
	expect(found && "mode" in found && found.mode).toBe(mode);
});

it("a message without a mode moves by vessel where it names one, even at a ramp", () => {
	const [found] = settled([
		sayOf("ACT 5 DISC CNSHA at:ramp", {}, { imo: null, name: "A" }),
	]);
	expect(found).toMatchObject({ mode: "vessel" });
});

describe("on day 30", () => {
	it.each([
		["ACT 31 DEPA CNSHA ship:A", "actual"],
		["ACT 31.01 DEPA CNSHA ship:A", "estimated"],
		["ACT 31.01 TRD:ISSU -", "estimated"],
		["EST 29 DEPA CNSHA ship:A", "estimated"],
		["PLN 40 DEPA CNSHA ship:A", "planned"],
	])("%s is %s", (line, classifier) => {
		expect(settled([say(line)])[0]?.classifier).toBe(classifier);
	});

	it.each([
		[31, 1],
		[31.01, 0],
	])("a terminal's report of day %d counts %d times", (at, count) => {
		const { statuses } = atOnce(settle([report(at, "USLAX", {})], day(30)));
		expect(statuses).toHaveLength(count);
	});
});

it("statements are in the order of event time, then report time, then key", () => {
	const ordered = messages(`
		EST 5 DEPA CNSHA ship:A said:9 id:e
		EST 6 DEPA CNSHA ship:A said:- id:d
		EST 6 DEPA CNSHA ship:A said:1 id:c
		EST 6 DEPA CNSHA ship:A said:2 id:a
		EST 6 DEPA CNSHA ship:A said:2 id:b seq:2
	`);
	const [last] = ordered.slice(-1);
	if (last === undefined) throw new Error("there is no message");
	const { source } = last;
	const twins = (
		[
			["shipping_line", "MAEV"],
			["terminal", "MAEV"],
		] as const
	).map(([kind, code]) => ({ ...last, source: { ...source, kind, code } }));
	const all = [...ordered, ...twins];
	expect(all.toReversed().sort(compareTime)).toEqual(all);
	expect(all.toSorted(compareTime)).toEqual(all);
	expect(compareTime(last, last)).toBe(0);
	expect(settled(ordered.toReversed()).map(({ key }) => key)).toEqual(
		ordered.map(({ key }) => key),
	);
	const reports = [24, 23, 25].map((at) => report(at, "USLAX", {}));
	const { statuses } = atOnce(settle(reports, day(30)));
	expect(statuses.map(({ occurredAt }) => occurredAt)).toEqual(
		[23, 24, 25].map(day),
	);
});

it("a message keeps its earlier versions and its received form", () => {
	const said = messages(`
		EST 6 DEPA CNSHA id:e said:1
		EST 7 DEPA CNSHA id:e said:2
		ACT 40 DEPA CNSHA id:e said:3
		ACT 8 DEPA CNSHA id:f
	`);
	const { messages: found, earlier, originals } = atOnce(settle(said, day(30)));
	const [other, latest] = found;
	if (!other || !latest) throw new Error("two expected");
	expect(latest).toMatchObject({ classifier: "estimated", mode: "vessel" });
	expect(earlier.get(latest)).toMatchObject([
		{ occurredAt: day(7), mode: "vessel" },
		{ occurredAt: day(6), mode: "vessel" },
	]);
	expect(earlier.has(other)).toBe(false);
	expect(found.map((message) => originals.get(message))).toEqual([
		said[3],
		said[2],
	]);
});
