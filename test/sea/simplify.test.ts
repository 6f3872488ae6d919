import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	greatCircleMiles,
	type Position,
	unwrap,
	wrap,
} from "../../server/sea/globe.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";
import { simplify } from "../../server/sea/simplify.ts";
import { jumpsOf } from "./places.ts";

const step = fc.tuple(
	fc.double({ min: -1.5, max: 2.5, noNaN: true }),
	fc.double({ min: -1, max: 1, noNaN: true }),
);

/** A line that wanders from near the meridian of 180 degrees, by less than 200 miles at a time. */
const wandering = fc
	.tuple(
		fc.double({ min: 170, max: 190, noNaN: true }),
		fc.double({ min: -40, max: 40, noNaN: true }),
		fc.array(step, { minLength: 1, maxLength: 60, size: "max" }),
	)
	.map(([longitude, latitude, steps]) => {
		let [x, y] = [longitude, latitude];
		const line: Position[] = [[wrap(x), y]];
		for (const [east, north] of steps) {
			x += east;
			y = Math.max(-70, Math.min(70, y + north));
			line.push([wrap(x), y]);
		}
		return line;
	});

const tolerance = fc.constantFrom(0.1, 1, 4, 30);

/** The distance of a position from a straight line in the plane, to the nearest of a thousand points of it, in miles. */
function milesOff(place: Position, a: Position, b: Position): number {
	const shrink = Math.cos((place[1] * Math.PI) / 180);
	let least = Number.POSITIVE_INFINITY;
	for (let part = 0; part <= 1; part += 0.001) {
		const x = a[0] + part * (b[0] - a[0]) - place[0];
		const y = a[1] + part * (b[1] - a[1]) - place[1];
		least = Math.min(least, 60 * Math.hypot(x * shrink, y));
	}
	return least;
}

/** Each omitted place of a line, with the two kept places around it. */
function leftOut(line: readonly Position[], simple: readonly Position[]) {
	const kept = new Set(simple);
	const plane = unwrap(line);
	return plane.flatMap((place, index): [Position, Position, Position][] => {
		const isKept = (at: number) => kept.has(line[at] ?? place);
		let [from, to] = [index, index];
		while (from > 0 && !isKept(from)) from--;
		while (to < line.length - 1 && !isKept(to)) to++;
		const [a, b] = [plane[from], plane[to]];
		return a && b && from < to ? [[place, a, b]] : [];
	});
}

describe("a simplified line", () => {
	test("keeps positions unchanged, including the first and the last one", () => {
		fc.assert(
			fc.property(wandering, tolerance, (line, miles) => {
				const simple = simplify(line, () => miles);
				expect(simple[0]).toBe(line[0]);
				expect(simple.at(-1)).toBe(line.at(-1));
				const places = simple.map((position) => line.indexOf(position));
				expect(places).toEqual([...places].sort((a, b) => a - b));
				expect(places).not.toContain(-1);
			}),
		);
	});

	test("stays within the tolerance of the omitted points, even across the meridian of 180 degrees", () => {
		fc.assert(
			fc.property(wandering, tolerance, (line, miles) => {
				const simple = simplify(line, () => miles);
				for (const [place, a, b] of leftOut(line, simple))
					expect(milesOff(place, a, b)).toBeLessThan(miles * 1.01 + 0.4);
			}),
			{ numRuns: 60 },
		);
	});

	test("goes around the globe as often as the line", () => {
		fc.assert(
			fc.property(wandering, tolerance, (line, miles) => {
				const end = unwrap(simplify(line, () => miles)).at(-1)?.[0] ?? 0;
				expect(end).toBeCloseTo(unwrap(line).at(-1)?.[0] ?? 1, 6);
			}),
		);
	});

	test("has no neighbours more than 300 nautical miles apart, except those of the line", () => {
		fc.assert(
			fc.property(wandering, tolerance, (line, miles) => {
				const simple = simplify(line, () => miles);
				simple.forEach((b, index) => {
					const a = simple[index - 1];
					if (a === undefined || line.indexOf(b) - line.indexOf(a) === 1)
						return;
					expect(greatCircleMiles(a, b)).toBeLessThanOrEqual(300);
				});
			}),
		);
	});
});

describe("the tolerance grows with the length", () => {
	const routes = makeSeaRoutes(["arctic"]);

	test("of the line and of its pieces, so that narrow waters keep their bends", () => {
		const { line } = routes.betweenPorts("CNYTN", "NLRTM") ?? { line: [] };
		const places = leftOut(line, simplify(line));
		expect(places.length).toBeGreaterThan(10);
		for (const [place, a, b] of places)
			expect(milesOff(place, a, b)).toBeLessThan(
				Math.max(0.06, greatCircleMiles(a, b) * 0.021),
			);
	});

	test.each([
		["USLAX", "CNSHA", 30, 60],
		["CNYTN", "NLRTM", 45, 80],
		["NLRTM", "USNYC", 20, 45],
		["NLRTM", "DEHAM", 5, 30],
	])(
		"from %s to %s a route keeps %d to %d positions",
		(from, to, least, most) => {
			const { line } = routes.betweenPorts(from, to) ?? { line: [] };
			const simple = simplify(line);
			expect(simple.length).toBeGreaterThanOrEqual(least);
			expect(simple.length).toBeLessThanOrEqual(most);
			expect(jumpsOf(simple)).toBe(jumpsOf(line));
		},
	);
});

test.each<[string, Position[]]>([
	["nothing", []],
	["one position", [[1, 2]]],
	[
		"two positions",
		[
			[1, 2],
			[3, 4],
		],
	],
	[
		"the same position",
		[
			[1, 2],
			[1, 2],
		],
	],
])("a line of %s stays as it is", (_, line) => {
	expect(simplify(line)).toEqual(line);
});

test("a bend of a mile is kept on a line of two hundred miles, and left out on one of five thousand", () => {
	const bent = (degrees: number): Position[] => [
		[0, 0],
		[degrees / 2, 1 / 60],
		[degrees, 0],
	];
	expect(simplify(bent(3.3))).toEqual(bent(3.3));
	const far: Position[] = [...bent(4), [90, 0]];
	expect(simplify(far)).toHaveLength(3);
});
