import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestOnArc } from "../../server/sea/arc.ts";
import {
	along,
	directionOf,
	greatCircleMiles,
	MILES_PER_RADIAN,
} from "../../server/sea/globe.ts";
import { place } from "./places.ts";

test("no place of an arc is nearer than the one that is found", () => {
	fc.assert(
		fc.property(place, place, place, (target, a, b) => {
			const length = greatCircleMiles(a, b);
			fc.pre(length > 1 && length < 10_000);
			const found = nearestOnArc(
				directionOf(target),
				directionOf(a),
				directionOf(b),
			);
			const off = found.off * MILES_PER_RADIAN;
			const there = along(a, b, (found.along * MILES_PER_RADIAN) / length);
			expect(greatCircleMiles(target, there)).toBeCloseTo(off, 3);
			for (let step = 0; step <= 50; step++) {
				const other = along(a, b, step / 50);
				expect(greatCircleMiles(target, other)).toBeGreaterThan(off - 0.001);
			}
		}),
	);
});

test("an arc without length is as near as its only place", () => {
	const [here, there] = [directionOf([10, 50]), directionOf([10, 51])];
	const { along: from, off } = nearestOnArc(here, there, there);
	expect(from).toBe(0);
	expect(off).toBeCloseTo(Math.PI / 180, 9);
});
