import { expect, test } from "vitest";
import { imoCheckDigit } from "../../../mock/carriers/imo-number.ts";

test.each([
	["907472", 9],
	["932148", 3],
	["923125", 0],
])("the check digit of the IMO number %s is %i", (body, digit) => {
	expect(imoCheckDigit(body)).toBe(digit);
});
