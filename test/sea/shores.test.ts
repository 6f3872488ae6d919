import { describe, expect, test } from "vitest";
import type { Position } from "../../server/sea/globe.ts";
import { readShores, watersBetween } from "../../server/sea/shores.ts";

const { isOpen, isLand } = watersBetween(readShores());

describe("whether land lies between two positions", () => {
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

	test.each<[string, Position, boolean]>([
		["the Sahara is land", [10, 25], true],
		["so is the canal of Suez", [32.31, 31], true],
		["the Red Sea is not", [38.5, 20.5], false],
		["the South Pole is land", [0, -89.9], true],
		["the North Pole is not", [0, 89.9], false],
		["Chukotka is land on both sides of 180 degrees", [-179.5, 67.5], true],
		["the sea beside it is not", [180, 60], false],
	])("%s", (_place, position, want) => {
		expect(isLand(position)).toBe(want);
	});

	test("a closed passage is not open, but is not land either", () => {
		const boom = [
			[-1, 0],
			[1, 0],
		] as const;
		const closed = watersBetween([], [boom]);
		expect(closed.isOpen([0, -0.5], [0, 0.5])).toBe(false);
		expect(closed.isOpen([2, -0.5], [2, 0.5])).toBe(true);
		expect(closed.isLand([0, -0.5])).toBe(false);
	});
});
