import { expect, test } from "vitest";
import {
	counted,
	formWords,
	kindWords,
	listed,
	sentence,
} from "../../server/inference/vocabulary/number-words.ts";

test.each([
	["7", "one digit"],
	["203176301", "nine digits"],
	["A", "one letter"],
	["ABC", "three letters"],
	["AFZ0203814", "three letters and seven digits"],
	["A1", "one letter and one digit"],
	["1A", "two letters and digits"],
	["A1A", "three letters and digits"],
	["A1B2C3D4E5F6G7", "14 letters and digits"],
	["@@@###", "three letters and three digits"],
	["#@", "two letters and digits"],
])("the form of %j in words is %s", (text, want) => {
	expect(formWords(text)).toBe(want);
});

test.each([
	[0, "no items"],
	[1, "one item"],
	[12, "twelve items"],
	[13, "13 items"],
])("%i are %s", (count, want) => {
	expect(counted(count, "item")).toBe(want);
});

test.each([
	["", ""],
	["a", "a"],
	["a b", "a and b"],
	["a b c", "a, b and c"],
])("a list in words, of %j: %j", (words, want) => {
	expect(listed(words.split(" "))).toBe(want);
});

test("a sentence begins with a capital, and kinds of numbers have names", () => {
	expect(sentence("two letters")).toBe("Two letters");
	expect(kindWords("booking")).toBe("bookings");
	expect(kindWords("bill_of_lading")).toBe("bills of lading");
});
