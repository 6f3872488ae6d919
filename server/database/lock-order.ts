/** Rows by a key of each, in the order in which every transaction locks them. Rows with equal keys keep their order. */
export function inLockOrder<Row>(
	rows: Iterable<Row>,
	keyOf: (row: Row) => string,
): Row[] {
	return [...rows].sort((one, other) => {
		const [key, next] = [keyOf(one), keyOf(other)];
		return key < next ? -1 : Number(key > next);
	});
}
