import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	containerCheckDigit,
	imoCheckDigit,
	isContainerNumber,
} from "../../../mock/carriers/check-digits.ts";

describe("container numbers", () => {
	test.each([
		["CSQU305438", 3],
		["TEMU834729", 1],
		["UACU474353", 1],
		["MSCU663987", 0],
	])("the check digit of %s is %i", (body, digit) => {
		expect(containerCheckDigit(body)).toBe(digit);
	});

	test.each([
		["CSQU3054383", true],
		["CSQU3054384", false],
		["CSQX3054383", false],
		["CSQU305438", false],
		["csqu3054383", false],
		["", false],
	])("%s is a container number: %s", (text, isOne) => {
		expect(isContainerNumber(text)).toBe(isOne);
	});

	test("exactly one last digit makes any body a container number", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/), (body) => {
				const digits = [..."0123456789"].filter((digit) =>
					isContainerNumber(body + digit),
				);
				expect(digits).toEqual([String(containerCheckDigit(body))]);
			}),
		);
	});
});

describe("IMO numbers", () => {
	test.each([
		["907472", 9],
		["932148", 3],
		["923125", 0],
	])("the check digit of %s is %i", (body, digit) => {
		expect(imoCheckDigit(body)).toBe(digit);
	});
});
