import { describe, expect, test } from "vitest";
import {
	fieldsOf,
	firstText,
	listOf,
	textOf,
} from "../../../server/sources/parsing/fields.ts";

describe("a text is cleaned", () => {
	test.each<[string, unknown, string | null]>([
		["as it is", "Pier 400", "Pier 400"],
		["of a number", 42, "42"],
		["of zero", 0, "0"],
		["without blanks around it", "  a b ", "a b"],
		["with one blank for several, and for line ends", "a \r\n b\tc", "a b c"],
		["with a blank for control characters", "a\u0000\u0001b\u007f", "a b"],
		["of other letters", "São  Tomé", "São Tomé"],
		["without half a letter", "a\ud800b", "a\ufffdb"],
		["of a hundred characters", "x".repeat(100), "x".repeat(100)],
		["but not of more", "x".repeat(101), null],
		["whose blanks do not count", ` ${"x".repeat(100)} `, "x".repeat(100)],
		["but not of nothing", "", null],
		["but not of blanks", " \n ", null],
		["but not of null", null, null],
		["but not of a truth", true, null],
		["but not of a list", ["a"], null],
		["but not of an object", { a: "a" }, null],
	])("%s: %j", (_, value, want) => {
		expect(textOf(value)).toBe(want);
	});

	test("up to the given length", () => {
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
	"of two names of a text the first that has one counts: %j",
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
])(
	"of the first three elements of %j those that are objects count",
	(value, want) => {
		expect(listOf(value, 3)).toEqual(want);
	},
);
