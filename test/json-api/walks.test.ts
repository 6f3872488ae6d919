import { expect, it } from "vitest";
import { sliceSizes } from "../../server/json-api/walks.ts";

it.each([
	{ most: 1_000, enough: 31, sizes: [62, 248, 992, 1_000, 1_000] },
	{ most: 100, enough: 31, sizes: [62, 100, 100, 100, 100] },
	{ most: 20, enough: 31, sizes: [20, 20, 20, 20, 20] },
	{ most: 1_000, enough: undefined, sizes: Array(5).fill(1_000) },
])(
	"a walk for $enough records reads little at first, and never more than $most entries per statement",
	({ most, enough, sizes }) => {
		expect([...sliceSizes(most, enough).take(5)]).toEqual(sizes);
	},
);
