import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumber } from "../../server/inference/reading/read-number.ts";
import { anyCharacter } from "../support/any-character.ts";

describe("a number is read without separators and surrounding text", () => {
	test.each([
		["as it is", "MSCU6639870", "MSCU6639870"],
		["lower case", "mscu6639870", "MSCU6639870"],
		["blanks", "  MSCU 663987 0 ", "MSCU6639870"],
		["tabs and line ends", "MSCU\t663987\r\n0\n", "MSCU6639870"],
		[
			"no-break and ideographic blanks",
			"MSCU\u00a0663987\u30000",
			"MSCU6639870",
		],
		["a hyphen", "MSCU663987-0", "MSCU6639870"],
		["other dashes", "MSCU\u2010663\u2013987\u20140", "MSCU6639870"],
		["a minus sign", "MSCU663987\u22120", "MSCU6639870"],
		["a full-width hyphen", "MSCU663987\uff0d0", "MSCU6639870"],
		["dots, slashes and underscores", "MSCU.663/987_0", "MSCU6639870"],
		["full-width letters and digits", "ＭＳＣＵ６６３９８７０", "MSCU6639870"],
		["full-width small letters", "ｍｓｃｕ６６３９８７０", "MSCU6639870"],
		["mathematical letters", "𝐌𝐒𝐂𝐔6639870", "MSCU6639870"],
		["invisible characters", "\ufeffMSCU\u200b6639870\u00ad", "MSCU6639870"],
		["size and type of ISO 6346", "MSCU 663987 0 / 45G1", "MSCU6639870"],
		["size and type of the trade", "MSCU6639870 40HC", "MSCU6639870"],
		["size and type of a wrong number", "MSCU6639871 45G1", "MSCU6639871"],
		[
			"the end of a bill, which is kept",
			"HLCUSHA2604CHSA6",
			"HLCUSHA2604CHSA6",
		],
		[
			"the end of a bill of digits, which is kept",
			"COSU6265577920",
			"COSU6265577920",
		],
		[
			"an end that is no size and type, which is kept",
			"MSCU6639870ABCD",
			"MSCU6639870ABCD",
		],
		["one character", "7", "7"],
	])("%s: %j is %s", (_, text, want) => {
		expect(readNumber(text)).toBe(want);
	});
});

describe("a text with other characters is not a number", () => {
	test.each([
		["nothing", ""],
		["blanks alone", " \t\n"],
		["separators alone", "-/._"],
		["a comma", "MSCU6639870,TEMU8347291"],
		["a number sign", "#MSCU6639870"],
		["brackets", "MSCU663987(0)"],
		["a Cyrillic letter that looks Latin", "\u041cSCU6639870"],
		["an accent", "MÉDU1234567"],
		["Arabic digits", "MSCU٦٦٣٩٨٧٠"],
		["a sharp s, which is SS in upper case", "MßCU6639870"],
		["a dotless i, which is I in upper case", "KMTUı1234567"],
		["half a character", "MSCU663987\ud835"],
		["a null", "MSCU6639870\0"],
	])("%s: %j", (_, text) => {
		expect(readNumber(text)).toBeUndefined();
	});
});

test("a key has only letters and digits, and reading a key again changes nothing", () => {
	const pieces = fc.constantFrom(
		..."AZaz09 -./_\u2013\uff21\uff10\u200bÉı\ud835",
	);
	fc.assert(
		fc.property(
			fc.oneof(fc.string({ unit: pieces }), fc.string({ unit: anyCharacter })),
			(text) => {
				const key = readNumber(text);
				if (key === undefined) return;
				expect(key).toMatch(/^[A-Z0-9]+$/);
				expect(readNumber(key)).toBe(key);
			},
		),
		{ numRuns: 1000 },
	);
});
