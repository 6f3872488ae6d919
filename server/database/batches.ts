/** No row is written with more than twenty columns, and SQLite takes 32,766 parameters in a statement. */
const MOST_ROWS = 512;

/**
 * Rows to write in batches that one statement can take; none for none. Their sizes are powers of two, for every size is a
 * statement of its own that stays prepared: hundreds of them would fill the memory. To compile one of `mostRows` takes as long as
 * to run it several times.
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
 * Ids to look up in batches that one statement can take; none for none. Their sizes are powers of two as well, made up
 * by repeating the last id, which finds nothing twice: up to `most` ids, a power of two, are one statement.
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

/** Rows in parts of at most so many, each to be worked on by itself. */
export function partsOf<Row>(rows: readonly Row[], most: number): Row[][] {
	const parts: Row[][] = [];
	for (let start = 0; start < rows.length; start += most) {
		parts.push(rows.slice(start, start + most));
	}
	return parts;
}
