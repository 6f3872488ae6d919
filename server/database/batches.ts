/** No row is written with more than twenty columns, and SQLite takes 32,766 parameters in a statement. */
const MOST_ROWS = 512;

/**
 * Rows or ids in batches that one statement can take; none for none. Their sizes are powers of two, for every size is a
 * statement of its own that stays prepared: hundreds of them would fill the memory.
 */
export function inBatches<T>(rows: readonly T[]): T[][] {
	const batches: T[][] = [];
	for (let start = 0; start < rows.length; ) {
		const left = Math.min(rows.length - start, MOST_ROWS);
		const size = 2 ** Math.floor(Math.log2(left));
		batches.push(rows.slice(start, start + size));
		start += size;
	}
	return batches;
}
