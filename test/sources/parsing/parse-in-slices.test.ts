import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInSlices } from "../../../server/sources/parsing/parse-in-slices.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { longestTurn } from "../../support/time/longest-turn.ts";
import { extentOf } from "../../support/vitest/extent.ts";

/** Small slices, so that small texts are divided. */
const SLICE = 12;

/** The result of parsing: a value, or that the text is not JSON. */
async function outcomeOf(parse: () => unknown): Promise<unknown> {
	try {
		return { value: await parse() };
	} catch (error) {
		return { error: error instanceof SyntaxError };
	}
}

const values = fc.oneof(
	fc.jsonValue({ maxDepth: 5 }),
	fc.record({
		events: fc.array(fc.jsonValue({ stringUnit: anyCharacter })),
		rest: fc.jsonValue({ stringUnit: anyCharacter }),
	}),
	fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 40, size: "max" }),
);

const texts = fc
	.tuple(values, fc.constantFrom(undefined, 1, "\t"))
	.map(([value, indent]) => JSON.stringify(value, null, indent));

describe("JSON in slices", () => {
	test("gives the same result as JSON.parse", async () => {
		await fc.assert(
			fc.asyncProperty(texts, async (text) => {
				expect(await parseInSlices(text, SLICE)).toEqual(JSON.parse(text));
			}),
		);
	});

	test("with a fault anywhere is refused when JSON.parse refuses it, and only then", async () => {
		const faults = fc.constantFrom(
			"",
			",",
			"]",
			"[",
			"}",
			"{",
			'"',
			"\\",
			"1",
			" ",
			"null",
		);
		await fc.assert(
			fc.asyncProperty(
				texts,
				fc.nat(),
				fc.nat(3),
				faults,
				async (text, place, cut, fault) => {
					const at = place % (text.length + 1);
					const broken = text.slice(0, at) + fault + text.slice(at + cut);
					expect(await outcomeOf(() => parseInSlices(broken, SLICE))).toEqual(
						await outcomeOf(() => JSON.parse(broken)),
					);
				},
			),
			{ numRuns: extentOf(300) },
		);
	});

	test.each([
		"[]",
		"[ , ]          ",
		"[1,,2,3,4,5,6,7]",
		"[1,2,3,4,5,6,7}",
		"[[1,2,3,4,5,6,7}]",
		"[1,2,3,4,5,6,7,]",
		'{"events":[[],[[]],{"a":[1,2]}],"x":[ ]}',
		'{"__proto__":[1,2,3,4,5,6,7,8,9]}',
		'["a\\\\","b\\"]","\\\\\\"[",{"]":"["}]',
	])("%s has the same result as in one piece", async (text) => {
		expect(await outcomeOf(() => parseInSlices(text, 4))).toEqual(
			await outcomeOf(() => JSON.parse(text)),
		);
	});

	const items = Array<string>(3).fill(`"[\\ ${"x".repeat(900_000)}`);
	test.each<[string, object]>([
		["itself", items],
		["in it, behind texts", { said: 'a "quoted" [ \\', none: [], items }],
		[
			"of objects",
			items.map((text) => ({ text, ...{ inner: {}, list: [{}] } })),
		],
		["in an object in it", { one: { items }, other: [[1, 2], { a: [] }] }],
	])("of any length is read when it is in a list %s", async (_, value) => {
		expect(await parseInSlices(JSON.stringify(value))).toEqual(value);
	});

	test("is refused when the list is nested deeper", async () => {
		const deep = JSON.stringify({ an: { inner: { one: items } } });
		await expect(parseInSlices(deep)).rejects.toThrow(SyntaxError);
	});

	test("is refused when an item is too large to be parsed without a pause", async () => {
		const frame = JSON.stringify([""]).length;
		const item = (size: number) => ["x".repeat(size - frame)];
		const largest = item(2_000_000);
		expect(await parseInSlices(JSON.stringify(largest))).toEqual(largest);
		const large = JSON.stringify(item(2_000_001));
		await expect(parseInSlices(large)).rejects.toThrow(SyntaxError);
	});

	test("is refused when it has more items than any source sends", async () => {
		const zeros = (length: number) => JSON.stringify(Array(length).fill(0));
		expect(await parseInSlices(zeros(100_000))).toHaveLength(100_000);
		await expect(parseInSlices(zeros(100_001))).rejects.toThrow(SyntaxError);
		const lists = `{"a":{${'"b":[],'.repeat(100_001)}"c":0}}`;
		await expect(parseInSlices(lists)).rejects.toThrow(SyntaxError);
	});

	test("is refused when it has more different names than any source sends", async () => {
		const named = (names: number) => {
			const items = Array.from({ length: names - 1 }, (_, i) => ({ [i]: 0 }));
			return JSON.stringify({ items });
		};
		expect(await parseInSlices(named(10_000))).toHaveProperty("items");
		await expect(parseInSlices(named(10_001))).rejects.toThrow(SyntaxError);
	});

	test("blocks nothing while a text of escaped quotes is read", async () => {
		const text = `["${'\\"'.repeat(8_000_000)}"]`;
		expect(await longestTurn(() => parseInSlices(text))).toBeLessThan(150);
	});
});
