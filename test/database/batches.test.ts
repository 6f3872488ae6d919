import { expect, test } from "vitest";
import { idBatches, inBatches } from "../../server/database/batches.ts";

test.each([
	[0, []],
	[1, [1]],
	[3, [2, 1]],
	[7, [4, 2, 1]],
	[512, [512]],
	[1_500, [512, 512, 256, 128, 64, 16, 8, 4]],
])(
	"%d rows are written by statements of %j rows, with few different sizes",
	(count, sizes) => {
		const rows = Array.from({ length: count }, (_, index) => index);
		const batches = inBatches(rows);
		expect(batches.map((batch) => batch.length)).toEqual(sizes);
		expect(batches.flat()).toEqual(rows);
	},
);

test.each([
	[0, []],
	[1, [1]],
	[5, [8]],
	[512, [512]],
	[600, [512, 128]],
])(
	"%d ids are looked up with statements of %j ids, which may repeat an id",
	(count, sizes) => {
		const ids = Array.from({ length: count }, (_, index) => String(index));
		const batches = idBatches(ids);
		expect(batches.map((batch) => batch.length)).toEqual(sizes);
		expect([...new Set(batches.flat())]).toEqual(ids);
	},
);
