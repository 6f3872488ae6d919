import { describe, expect, test } from "vitest";
import { greatCircleMiles, type Position } from "../../server/sea/globe.ts";
import { routeThrough } from "../../server/sea/route-line.ts";

test("a route has a position at least every 120 miles, and its miles at each of them", () => {
	const [start, end]: [Position, Position] = [
		[0.123_456_7, 10],
		[10, 20.765_432_1],
	];
	const { line, milesAt, nauticalMiles } = routeThrough([start, end]);
	const whole = greatCircleMiles(start, end);
	expect(line).toHaveLength(Math.ceil(whole / 120) + 1);
	expect([line[0], line.at(-1)]).toEqual([start, end]);
	expect(milesAt[0]).toBe(0);
	expect(milesAt.at(-1)).toBe(nauticalMiles);
	for (const [index, position] of line.entries()) {
		const piece = (whole * index) / (line.length - 1);
		expect(milesAt[index]).toBeCloseTo(piece, 2);
		expect(greatCircleMiles(start, position)).toBeCloseTo(piece, 2);
	}
});

test.each<[string, Position[], Position[]]>([
	[
		"a bend",
		[
			[0, 0],
			[1, 0],
			[1, 1],
		],
		[
			[0, 0],
			[1, 0],
			[1, 1],
		],
	],
	[
		"a bend that is near the one before",
		[
			[0, 0],
			[1, 0],
			[1.0005, 0],
			[1, 1],
		],
		[
			[0, 0],
			[1, 0],
			[1, 1],
		],
	],
	[
		"a bend that is near the end",
		[
			[0, 0],
			[1, 0.9995],
			[1, 1],
		],
		[
			[0, 0],
			[1, 1],
		],
	],
	[
		"a bend that is near the start",
		[
			[0, 0],
			[0.0005, 0],
			[1, 1],
		],
		[
			[0, 0],
			[1, 1],
		],
	],
	[
		"every second of bends that are near each other",
		[
			[0, 0],
			[0.0005, 0],
			[0.001, 0],
			[0.0015, 0],
			[0.002, 0],
			[1, 1],
		],
		[
			[0, 0],
			[0.001, 0],
			[0.002, 0],
			[1, 1],
		],
	],
	[
		"a route of no length",
		[
			[0, 0],
			[0, 0],
		],
		[
			[0, 0],
			[0, 0],
		],
	],
])("of a path with %s these positions stay", (_, path, want) => {
	expect(routeThrough(path).line).toEqual(want);
});

describe("where a route meets the meridian of 180 degrees", () => {
	test.each<[string, Position[], Position[]]>([
		[
			"it stays in the east",
			[
				[179, 0],
				[-180, 1],
				[179, 2],
			],
			[
				[179, 0],
				[180, 1],
				[179, 2],
			],
		],
		[
			"it stays in the west",
			[
				[-179, 0],
				[180, 1],
				[-179, 2],
			],
			[
				[-179, 0],
				[-180, 1],
				[-179, 2],
			],
		],
		[
			"it crosses to the west",
			[
				[179, 0],
				[-180, 1],
				[-179, 2],
			],
			[
				[179, 0],
				[180, 1],
				[-179, 2],
			],
		],
		[
			"it follows it",
			[
				[-179, 0],
				[180, 1],
				[180, 2],
				[-179, 3],
			],
			[
				[-179, 0],
				[-180, 1],
				[-180, 2],
				[-179, 3],
			],
		],
		[
			"its ends stay exact",
			[
				[180, 0],
				[-179, 1],
				[180, 2],
			],
			[
				[180, 0],
				[-179, 1],
				[180, 2],
			],
		],
	])("%s", (_, path, want) => {
		expect(routeThrough(path).line).toEqual(want);
	});
});
