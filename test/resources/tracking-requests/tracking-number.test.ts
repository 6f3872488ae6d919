import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trackingNumberKey } from "../../../server/resources/references/tracking-number.ts";
import { anyCharacter } from "../../support/any-character.ts";

describe("trackingNumberKey", () => {
	it.each([
		["MEDUSH482917", "MEDUSH482917"],
		["medush482917", "MEDUSH482917"],
		[" MEDU SH 482917 ", "MEDUSH482917"],
		["MSKU 123456-5", "MSKU1234565"],
		["A.B/C_D-E", "ABCDE"],
		["TEST-TR-SUCCEEDED", "TESTTRSUCCEEDED"],
		["MSCU 663987-0 / 45g1", "MSCU6639870"],
		["ıſß", "ISSS"],
		["--", ""],
	])("of %j is %s", (number, key) => {
		expect(trackingNumberKey(number)).toBe(key);
	});

	it("keeps a key unchanged, for any number and separators", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCharacter }), (number) => {
				const key = trackingNumberKey(number);
				expect(key).toMatch(/^[A-Z0-9]*$/);
				expect(trackingNumberKey(key)).toBe(key);
				expect(trackingNumberKey([...number].join(" "))).toBe(key);
			}),
		);
	});
});
