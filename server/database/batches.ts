/** Rows per statement: no row has more than twenty columns, and SQLite allows 32,766 parameters. */
const MOST_ROWS = 512;

/**
 * Splits rows into batches for one statement each. Batch sizes are powers of two, because each size is a prepared
 * statement, and hundreds would fill the memory. The largest takes as long to compile as to run several times.
 */
export function inBatches<T>(rows: readonly T[], mostRows = MOST_ROWS): T[][] {
	const batches: T[][] = [];
	for (let start = 0; start < rows.length; ) {
		const left = Math.min(rows.length - start, mostRows);
		const size = 2 ** Math.floor(Math.log2(left));
		batches.push(rows.slice(start, start + size));
		start += size;
	}
	return batches;
}

/**
 * Splits ids into batches for one look-up each. A batch has at most `most` ids, and its size is a power of two. Short batches are
 * padded with the last id, which finds no row twice.
 */
export function idBatches<Id>(
	ids: readonly Id[],
	most: number = MOST_ROWS,
): Id[][] {
	return partsOf(ids, most).map((batch) => {
		const size = 2 ** Math.ceil(Math.log2(batch.length));
		const filling = Array<Id>(size - batch.length);
		return [...batch, ...filling.fill(batch.at(-1) as Id)];
	});
}

/** Splits rows into parts of at most `most` rows. */
export function partsOf<Row>(rows: readonly Row[], most: number): Row[][] {
	const parts: Row[][] = [];
	for (let start = 0; start < rows.length; start += most) {
		parts.push(rows.slice(start, start + most));
	}
	return parts;
}
