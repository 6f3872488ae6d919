import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	containerCheckDigit,
	hasContainerForm,
	isContainerNumber,
} from "../../server/reference/iso-6346.ts";

const body = fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/);
const containerNumber = body.map((text) => text + containerCheckDigit(text));

/** The remainder of the weighted sum. It equals the check digit, except that 10 is written 0. The letters stand as in ISO 6346, annex A. */
function remainder(text: string): number {
	const letters = "A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ";
	const values = [...text].map((character) =>
		/\d/.test(character) ? Number(character) : 10 + letters.indexOf(character),
	);
	return (
		values.reduce((sum, value, position) => sum + value * 2 ** position, 0) % 11
	);
}

describe("the check digit", () => {
	test.each([
		["CSQU305438", 3],
		["TEMU834729", 1],
		["UACU474353", 1],
		["MSCU663987", 0],
	])("of %s is %i", (text, digit) => {
		expect(containerCheckDigit(text)).toBe(digit);
	});

	test.each(["MSKU305009", "TEMU305009", "HLXU305006"])(
		"of %s is 0, because its remainder is 10",
		(text) => {
			expect(remainder(text)).toBe(10);
			expect(containerCheckDigit(text)).toBe(0);
		},
	);

	test("is the remainder of the weighted sum, with 0 in place of 10", () => {
		fc.assert(
			fc.property(body, (text) => {
				expect(containerCheckDigit(text)).toBe(remainder(text) % 10);
			}),
		);
	});
});

describe("container numbers", () => {
	test.each([
		["CSQU3054383", true],
		["CSQU3054384", false],
		["CSQX3054383", false],
		["CSQU305438", false],
		["CSQU30543834", false],
		["csqu3054383", false],
		["C5QU3054383", false],
		["CSQU305438E", false],
		["", false],
	])("%s is one: %s", (text, isOne) => {
		expect(isContainerNumber(text)).toBe(isOne);
	});

	test.each([
		["CSQU3054384", true],
		["CSQJ3054383", true],
		["CSQZ3054383", true],
		["CSQR3054383", false],
		["CSQU305438", false],
		["XCSQU3054383", false],
	])("%s has the form of one: %s", (text, hasForm) => {
		expect(hasContainerForm(text)).toBe(hasForm);
	});

	test("exactly one last digit makes any body a container number", () => {
		fc.assert(
			fc.property(body, (text) => {
				const digits = [..."0123456789"].filter((digit) =>
					isContainerNumber(text + digit),
				);
				expect(digits).toEqual([String(containerCheckDigit(text))]);
			}),
		);
	});
});

/**
 * 11 is prime and no weight is a multiple of it, so another digit always leaves another remainder. Two kinds of mistakes stay hidden:
 * remainders 0 and 10 are written alike, and so are letters whose values differ by 11 or 22 (A, K, U; B, L, V …).
 */
describe("a mistake in one place", () => {
	const positions = fc.integer({ min: 4, max: 10 });

	test("of a digit is undetected only where a remainder of 0 becomes 10 or 10 becomes 0", () => {
		fc.assert(
			fc.property(
				containerNumber,
				positions,
				fc.integer({ min: 0, max: 9 }),
				(number, at, digit) => {
					const slip = number.slice(0, at) + digit + number.slice(at + 1);
					fc.pre(slip !== number);
					const remainders = [
						remainder(number.slice(0, 10)),
						remainder(slip.slice(0, 10)),
					];
					expect(isContainerNumber(slip)).toBe(
						at < 10 && remainders.every((one) => one === 0 || one === 10),
					);
				},
			),
			{ numRuns: 1000 },
		);
	});

	test("of the check digit itself is always detected", () => {
		fc.assert(
			fc.property(
				containerNumber,
				fc.integer({ min: 1, max: 9 }),
				(number, by) => {
					const digit = (Number(number.charAt(10)) + by) % 10;
					expect(isContainerNumber(number.slice(0, 10) + digit)).toBe(false);
				},
			),
		);
	});

	test("of a letter is also undetected where both letters have the same value modulo 11", () => {
		const families = [
			"AKU",
			"BLV",
			"CMW",
			"DNX",
			"EOY",
			"FPZ",
			"GQ",
			"HR",
			"IS",
			"JT",
		];
		fc.assert(
			fc.property(
				containerNumber,
				fc.integer({ min: 0, max: 2 }),
				fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
				(number, at, letter) => {
					const slip = number.slice(0, at) + letter + number.slice(at + 1);
					const remainders = [
						remainder(number.slice(0, 10)),
						remainder(slip.slice(0, 10)),
					];
					const isFamily = families.some(
						(family) =>
							family.includes(letter) && family.includes(number.charAt(at)),
					);
					expect(isContainerNumber(slip)).toBe(
						isFamily || remainders.every((one) => one === 0 || one === 10),
					);
				},
			),
			{ numRuns: 1000 },
		);
	});
});
