import { expect, it } from "vitest";
import { sliceSizes } from "../../server/json-api/walks.ts";

it.each([
	{ streams: 1, enough: 31, sizes: [62, 248, 992, 1_000, 1_000] },
	{ streams: 10, enough: 31, sizes: [62, 100, 100, 100, 100] },
	{ streams: 10, enough: 100, sizes: [100, 100, 100, 100, 100] },
	{ streams: 1, enough: undefined, sizes: Array(5).fill(1_000) },
])(
	"a walk for $enough records through $streams index ranges reads little at first, and never more than a thousand entries at once",
	({ streams, enough, sizes }) => {
		expect([...sliceSizes(streams, enough).take(5)]).toEqual(sizes);
	},
);

it.each([
	[1, 31],
	[10, 31],
	[7, 100],
])(
	"a walk through %s index ranges for %s records ends after ten thousand entries",
	(streams, enough) => {
		const sizes = [...sliceSizes(streams, enough)];
		const each = sizes.reduce((sum, size) => sum + size, 0);
		expect(each).toBe(Math.ceil(10_000 / streams));
	},
);
