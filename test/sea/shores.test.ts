import { describe, expect, test } from "vitest";
import type { Position } from "../../server/sea/globe.ts";
import { openWater, readShores } from "../../server/sea/shores.ts";

const isOpen = openWater(readShores());

describe("between two positions", () => {
	test.each<[string, Position, Position, boolean]>([
		["the Atlantic is open", [-40, 40], [-38, 41], true],
		["the Florida peninsula is not", [-83, 27], [-79.5, 27], false],
		["Denmark is not", [7.5, 56], [12, 56.2], false],
		["the Pacific at 180 degrees is open", [179, 10], [-179, 10.5], true],
		["the same backwards", [-179, 10.5], [179, 10], true],
		["Taveuni at 180 degrees is not", [179.5, -16.9], [-179.5, -16.9], false],
		["an inland lake has no way out", [34, -1], [40, -4.5], false],
	])("%s", (_place, a, b, want) => {
		expect(isOpen(a, b)).toBe(want);
		expect(isOpen(b, a)).toBe(want);
	});

	test("shores of one's own are shores", () => {
		const boom = openWater([
			[
				[-1, 0],
				[1, 0],
			],
		]);
		expect(boom([0, -0.5], [0, 0.5])).toBe(false);
		expect(boom([2, -0.5], [2, 0.5])).toBe(true);
	});
});
