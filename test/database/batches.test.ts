import { expect, test } from "vitest";
import { allPages } from "../../server/database/all-pages.ts";
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

test.each([0, 1, 3, 4, 6, 7])(
	"%d rows are read in pages, each behind the last row of the one before",
	async (count) => {
		const all = Array.from({ length: count }, (_, index) => index);
		const asked: (number | undefined)[] = [];
		const read = async (last: number | undefined) => {
			asked.push(last);
			const start = last === undefined ? 0 : last + 1;
			return all.slice(start, start + 3);
		};
		expect(await allPages(3, read)).toEqual(all);
		expect(asked).toEqual([undefined, 2, 5].slice(0, count / 3 + 1));
	},
);
