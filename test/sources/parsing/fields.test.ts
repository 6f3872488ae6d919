import { describe, expect, test } from "vitest";
import {
	fieldsOf,
	firstText,
	listOf,
	textOf,
} from "../../../server/sources/parsing/fields.ts";

describe("a text is cleaned", () => {
	test.each<[string, unknown, string | null]>([
		["unchanged", "Pier 400", "Pier 400"],
		["from a number", 42, "42"],
		["of zero", 0, "0"],
		["without blanks around it", "  a b ", "a b"],
		["with one blank for several, and for line ends", "a \r\n b\tc", "a b c"],
		["with a blank for control characters", "a\u0000\u0001b\u007f", "a b"],
		["with accented letters", "São  Tomé", "São Tomé"],
		["without half a letter", "a\ud800b", "a\ufffdb"],
		["of a hundred characters", "x".repeat(100), "x".repeat(100)],
		["but not of more", "x".repeat(101), null],
		["without counting blanks", ` ${"x".repeat(100)} `, "x".repeat(100)],
		["but not an empty one", "", null],
		["but not one of blanks", " \n ", null],
		["but not null", null, null],
		["but not a boolean", true, null],
		["but not a list", ["a"], null],
		["but not an object", { a: "a" }, null],
	])("%s: %j", (_, value, want) => {
		expect(textOf(value)).toBe(want);
	});

	test("a text longer than the given length is not read", () => {
		expect(textOf("abc", 3)).toBe("abc");
		expect(textOf("abcd", 3)).toBeNull();
	});
});

test.each<[Record<string, unknown>, string | null]>([
	[{ new: "a", old: "b" }, "a"],
	[{ new: " ", old: "b" }, "b"],
	[{ new: "toolong", old: "b" }, "b"],
	[{ old: "toolong" }, null],
	[{}, null],
])(
	"of two member names the first that has a text counts: %j",
	(fields, want) => {
		expect(firstText(fields, ["new", "old"], 3)).toBe(want);
	},
);

test.each([
	["a list", [{ a: 1 }]],
	["null", null],
	["a text", "a"],
	["nothing", undefined],
])("%s has no members", (_, value) => {
	expect(fieldsOf(value)).toEqual({});
});

test.each<[unknown, unknown[]]>([
	[[{ a: 1 }, 1, null, [], { b: 2 }], [{ a: 1 }]],
	[
		[{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }],
		[{ a: 1 }, { b: 2 }, { c: 3 }],
	],
	[{ 0: { a: 1 } }, []],
	["ab", []],
])("of the first three elements of %j the objects count", (value, want) => {
	expect(listOf(value, 3)).toEqual(want);
});
