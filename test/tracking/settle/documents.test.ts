import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinedNumbers } from "../../../server/tracking/settle/joined-numbers.ts";
import { requestedAmong } from "../../../server/tracking/settle/requested-number.ts";
import { withoutOtherBills } from "../../../server/tracking/settle/split-bill.ts";
import { BOX_2, messages } from "../messages.ts";

describe("documents named in one message", () => {
	it.each([
		[[], {}],
		[[[]], {}],
		[[["B"]], { B: "B" }],
		[[["B"], ["A"]], { A: "A", B: "B" }],
		[[["B", "A"]], { A: "A", B: "A" }],
		[[["A", "B"]], { A: "A", B: "A" }],
		[[["A", "A"]], { A: "A" }],
		[
			[
				["C", "D"],
				["B", "C"],
				["A", "B"],
			],
			{ A: "A", B: "A", C: "A", D: "A" },
		],
	])("%j are one set: %j", (groups, want) => {
		expect(Object.fromEntries(joinedNumbers(groups))).toEqual(want);
	});

	it("are represented by the first in alphabetical order, whether joined directly or through others", () => {
		const groups = fc.array(
			fc.array(fc.constantFrom(..."ABCDEFGHIJ"), { maxLength: 3 }),
			{ maxLength: 12 },
		);
		fc.assert(
			fc.property(groups, (named) => {
				const sets = joinedNumbers(named);
				const reached = (document: string) => {
					let found = new Set([document]);
					for (let size = 0; size < found.size; ) {
						size = found.size;
						const meets = named.filter((g) => g.some((d) => found.has(d)));
						found = new Set([...found, ...meets.flat()]);
					}
					return [...found].sort()[0];
				};
				const want = [...new Set(named.flat())].map((d) => [d, reached(d)]);
				expect(sets).toEqual(new Map(want as [string, string][]));
			}),
		);
	});
});

/** [a number that messages name, a requested one, whether they are one number] */
it.each([
	["123456789", "123456789", true],
	["MAEU123456789", "123456789", true],
	["123456789", "MAEU123456789", true],
	["MAEU123456789", "MAEU123456789", true],
	["MAEU123456789", "MSCU123456789", false],
	["123456789", "987654321", false],
	["MAEU123456789", "123456780", false],
	["MA12123456789", "123456789", false],
	["1MAEU23456789", "123456789", false],
	["1234ABCD56789", "ABCD56789", false],
	["MAEUX123456789", "123456789", false],
	["AEU123456789", "123456789", false],
])("%s in a message is the requested %s: %s", (named, requested, isFound) => {
	expect(requestedAmong([named], ["OTHER", requested])).toEqual(
		isFound ? [named] : [],
	);
});

describe("of a split booking", () => {
	const SPLIT = `
		ACT 1 GTOT CNSHA empty id:booked booking:K
		ACT 5 LOAD CNSHA ship:A id:own bill:MINE
		ACT 6 GTIN CNSHA truck id:unnamed
		ACT 5 LOAD CNSHA ship:A id:other bill:OTHER box:${BOX_2}
		ACT 6 GTIN CNSHA truck id:others box:${BOX_2}
		ACT 7 LOAD CNSHA ship:A id:nobox bill:OTHER nobox
		ACT 7 DEPA CNSHA ship:A id:sailed
		ACT 8 ARRI USLAX ship:A id:elsewhere bill:OTHER
		ACT 9 ARRI USLAX ship:A id:arrived bill:MINE
		ACT 9 ARRI USLAX ship:A id:house bill:MINE bill:HOUSE
		ACT 9 TRD:ISSU - id:paper bill:HOUSE
	`;
	const OWN = [
		...["booked", "own", "unnamed", "sailed", "arrived", "house", "paper"],
	];
	const ALL = messages(SPLIT).map(({ key }) => key);

	it.each([
		[["MINE"], OWN],
		[["HOUSE"], OWN],
		[["MAEUMINE"], OWN],
		[["OTHER"], ["other", "others", "nobox", "sailed", "elsewhere"]],
		[["MINE", "OTHER"], ALL],
		[["K"], ALL],
		[[], ALL],
	])("the request for %j has the messages %j", (documents, want) => {
		const kept = withoutOtherBills(messages(SPLIT), documents);
		expect(kept.map(({ key }) => key)).toEqual(want);
	});

	it("all messages of a container belong to the bill that some of them name, and to none when none names one", () => {
		const text = `
			ACT 5 LOAD CNSHA ship:A id:b bill:OTHER
			ACT 6 GTIN CNSHA truck id:c bill:MINE
			ACT 6 GTIN CNSHA truck id:d box:${BOX_2}
		`;
		const kept = withoutOtherBills(messages(text), ["MINE"]);
		expect(kept.map(({ key }) => key)).toEqual(["b", "c", "d"]);
	});
});
