import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	along,
	bearing,
	greatCircleMiles,
	type Position,
	unwrap,
	wrap,
} from "../../server/sea/globe.ts";
import { place } from "./places.ts";

const DEGREE_MILES = (Math.PI / 180) * (6371.0088 / 1.852);

describe("a great circle", () => {
	test.each<[Position, Position, number, number]>([
		[[0, 0], [0, 1], 1, 0],
		[[0, 0], [1, 0], 1, 90],
		[[10, 50], [10, 40], 10, 180],
		[[179, 0], [-179, 0], 2, 90],
		[[-179, 0], [179, 0], 2, 270],
		[[0, 0], [180, 0], 180, 90],
		[[0, 80], [180, 80], 20, 0],
	])(
		"from %j to %j has %d degrees and begins at %d",
		(a, b, degrees, course) => {
			expect(greatCircleMiles(a, b)).toBeCloseTo(degrees * DEGREE_MILES, 6);
			expect(bearing(a, b)).toBeCloseTo(course, 6);
		},
	);

	test("is divided in a given proportion, into parts that together are as long as the whole", () => {
		fc.assert(
			fc.property(
				place,
				place,
				fc.double({ min: 0, max: 1, noNaN: true }),
				(a, b, share) => {
					const whole = greatCircleMiles(a, b);
					fc.pre(whole < 10_000);
					const middle = along(a, b, share);
					expect(greatCircleMiles(a, middle)).toBeCloseTo(share * whole, 3);
					expect(greatCircleMiles(middle, b)).toBeCloseTo(
						(1 - share) * whole,
						3,
					);
				},
			),
		);
	});
});

describe("longitudes", () => {
	test.each([
		[0, 0],
		[180, 180],
		[-180, -180],
		[181, -179],
		[-181, 179],
		[540, -180],
		[-725, -5],
	])("%d is %d", (longitude, want) => {
		expect(wrap(longitude)).toBe(want);
	});

	test("of an unwrapped line continue without a jump, and can be converted back", () => {
		fc.assert(
			fc.property(fc.array(place, { minLength: 1 }), (line) => {
				const plane = unwrap(line);
				plane.forEach(([longitude, latitude], index) => {
					const [east, north] = line[index] ?? [];
					expect(latitude).toBe(north);
					expect(Math.cos((longitude * Math.PI) / 180)).toBeCloseTo(
						Math.cos(((east ?? 0) * Math.PI) / 180),
						9,
					);
					const before = plane[index - 1];
					if (before)
						expect(Math.abs(longitude - before[0])).toBeLessThanOrEqual(180);
				});
			}),
		);
	});
});

test.each<[string, Position, Position, number]>([
	["London to New York", [-0.1278, 51.5074], [-74.006, 40.7128], 288.33],
	["New York to London", [-74.006, 40.7128], [-0.1278, 51.5074], 51.21],
	["Sydney to Santiago", [151.2093, -33.8688], [-70.6693, -33.4489], 145.28],
])("the course from %s is known", (_, from, to, degrees) => {
	expect(bearing(from, to)).toBeCloseTo(degrees, 1);
});

test("between two equal places there is only that place", () => {
	const here: Position = [103.8, 1.3];
	expect(along(here, [...here], 0.5)).toEqual(here);
});
