import { expect, test } from "vitest";
import { inBatches } from "../../server/database/batches.ts";

test.each([
	[0, []],
	[1, [1]],
	[3, [2, 1]],
	[7, [4, 2, 1]],
	[512, [512]],
	[1_500, [512, 512, 256, 128, 64, 16, 8, 4]],
])(
	"%d rows are written with statements of %j rows, whose sizes are few",
	(count, sizes) => {
		const rows = Array.from({ length: count }, (_, index) => index);
		const batches = inBatches(rows);
		expect(batches.map((batch) => batch.length)).toEqual(sizes);
		expect(batches.flat()).toEqual(rows);
	},
);
