import { giveWay } from "../runtime/time-slices.ts";

/**
 * Reads pages of `pageRows` rows until one is not full, and gives way between pages. `readBehind` reads the page after a row;
 * without a row the first page.
 */
export async function allPages<Row>(
	pageRows: number,
	readBehind: (last: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
	const all: Row[] = [];
	for (;;) {
		const rows = await readBehind(all.at(-1));
		for (const row of rows) all.push(row);
		if (rows.length < pageRows) return all;
		await giveWay();
	}
}
