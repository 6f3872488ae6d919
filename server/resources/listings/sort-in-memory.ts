import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { countedUpTo } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import type { Value } from "./list-rules.ts";
import type { SortBy } from "./sorts.ts";

/** A row that can be sorted by some columns. */
type SortedRow<Name extends string> = Readonly<Record<Name, Value>> & {
	readonly record_id: string;
};

/** The columns by which rows are sorted, the most important first. */
type Sorts<Name extends string> = readonly [SortBy<Name>, ...SortBy<Name>[]];

function compareBy<Name extends string>(
	{ column, isDescending }: SortBy<Name>,
	one: SortedRow<Name>,
	other: SortedRow<Name>,
): number {
	const [a, b] = [one[column], other[column]];
	if (a === b) return 0;
	// Unknown values come last in either direction.
	if (a === "" || b === "") return a === "" ? 1 : -1;
	return a < b === isDescending ? 1 : -1;
}

/** Compares rows by several columns, and finally by id in the direction of the first column. */
function compareRows<Name extends string>(
	sorts: Sorts<Name>,
	one: SortedRow<Name>,
	other: SortedRow<Name>,
): number {
	for (const sort of sorts) {
		const order = compareBy(sort, one, other);
		if (order !== 0) return order;
	}
	if (one.record_id === other.record_id) return 0;
	const isAfter = one.record_id > other.record_id;
	return isAfter === sorts[0].isDescending ? -1 : 1;
}

/** The position of a row: its sort values, which contain no comma and no blank. */
const positionOf = <Name extends string>(
	row: SortedRow<Name>,
	sorts: Sorts<Name>,
): Position => ({
	at: sorts.map(({ column }) => row[column]).join(),
	id: row.record_id,
});

/** The sort values of a position, as a row. */
function rowAt<Name extends string>(
	{ at, id }: Position,
	sorts: Sorts<Name>,
): SortedRow<Name> {
	const values = at.split(",");
	const known = sorts.map(({ column }, index) => [column, values[index] ?? ""]);
	return { ...Object.fromEntries(known), record_id: id };
}

/** The positions of a few rows, sorted in memory by some columns. */
export function sortInMemory<Name extends string>(
	rows: readonly SortedRow<Name>[],
	sorts: Sorts<Name>,
): ListedPositions {
	const sorted = rows.toSorted((one, other) => compareRows(sorts, one, other));
	const behind = (after: Position | undefined) => {
		if (!after) return sorted;
		const last = rowAt(after, sorts);
		return sorted.filter((row) => compareRows(sorts, last, row) < 0);
	};
	return {
		positions: async ({ after, skip, limit }) =>
			behind(after)
				.slice(skip, skip + limit)
				.map((row) => positionOf(row, sorts)),
		count: async (most) => countedUpTo(most, sorted.length),
	};
}
