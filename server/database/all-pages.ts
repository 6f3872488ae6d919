import { giveWay } from "../runtime/give-way.ts";

/**
 * Reads page after page of `pageRows` rows until one is not full, and lets others go first between two of them. `readBehind` reads
 * the page behind a row; the first page when there is none.
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
