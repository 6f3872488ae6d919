import { expect, test } from "vitest";
import {
	imoCheckDigit,
	isImoNumber,
} from "../../server/reference/imo-number.ts";

test.each([
	["907472", 9],
	["932148", 3],
	["923125", 0],
])("the check digit of the IMO number %s is %i", (body, digit) => {
	expect(imoCheckDigit(body)).toBe(digit);
});

test.each([
	["9839272", true],
	["9839273", false],
	["0839274", false],
	["983927", false],
	["371234000", false],
])("whether %s is an IMO number: %s", (text, want) => {
	expect(isImoNumber(text)).toBe(want);
});
