/** No row is written with more than twenty columns, and SQLite takes 32,766 parameters in a statement. */
const ROWS_PER_STATEMENT = 500;

/** Rows or ids in batches that one statement can take; none for none. */
export function inBatches<T>(rows: readonly T[]): T[][] {
	const batches: T[][] = [];
	for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
		batches.push(rows.slice(start, start + ROWS_PER_STATEMENT));
	}
	return batches;
}
