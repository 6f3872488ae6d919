import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../../server/http/replies/send-parts.ts";
import { anyCharacter } from "../../support/any-character.ts";

const piece = fc.string({ unit: anyCharacter, maxLength: 40 });

describe("a long body in slices", () => {
	it("has the same bytes as the whole for any division into parts", () => {
		fc.assert(
			fc.property(
				fc.array(piece, { maxLength: 20 }),
				fc.integer({ min: 1, max: 4_000 }),
				(pieces, times) => {
					const texts = pieces.map((text) => text.repeat(times));
					const whole = texts.join("");
					for (const body of [texts, whole]) {
						const slices = [...textsOf(body)];
						const bytes = Buffer.concat(
							slices.map((text) => Buffer.from(text)),
						);
						expect(bytes.equals(Buffer.from(whole))).toBe(true);
					}
				},
			),
			{ numRuns: 50 },
		);
	});

	it.each<[string | string[], number[]]>([
		["", []],
		["x".repeat(65_536), [65_536]],
		["x".repeat(140_000), [65_536, 65_536, 8_928]],
		[
			["x".repeat(65_535), "y", "z"],
			[65_536, 1],
		],
		[["x", "y".repeat(65_536)], [65_537]],
		[`x${"🚢".repeat(40_000)}`, [80_001]],
		[`x${"\u{10000}".repeat(40_000)}`, [80_001]],
		[`x${"\u{10fc00}".repeat(40_000)}`, [80_001]],
		[`x${"\ue000".repeat(80_000)}`, [65_536, 14_465]],
	])("is never cut within a letter: %#", (body, lengths) => {
		expect([...textsOf(body)].map(({ length }) => length)).toEqual(lengths);
	});

	it("is cut into slices of about one size, whatever the length of its parts", () => {
		const slices = [
			...textsOf(["x".repeat(300_000), "y", "🚢".repeat(90_000)]),
		];
		for (const slice of slices.slice(0, -1)) {
			expect(slice.length).toBeGreaterThanOrEqual(65_535);
			expect(slice.length).toBeLessThanOrEqual(2 * 65_536);
		}
	});
});
