import type { ListedRow } from "./carried-rows.ts";
import type { Condition, Sort } from "./list-wish.ts";

/** Whether a record fulfils a condition. */
function fulfils(row: ListedRow, condition: Condition): boolean {
	const value = row[condition.column];
	if (condition.by !== "period") return condition.values.includes(value);
	const { start, end } = condition;
	return (
		value !== "" &&
		(start === undefined || value >= start) &&
		(end === undefined || value <= end)
	);
}

/** Whether a record fulfils all conditions. */
export function isChosen(
	row: ListedRow,
	conditions: readonly Condition[],
): boolean {
	return conditions.every((condition) => fulfils(row, condition));
}

function compareBy(
	{ column, isDescending }: Sort,
	one: ListedRow,
	other: ListedRow,
): number {
	const [a, b] = [one[column], other[column]];
	if (a === b) return 0;
	// Unknown values come last in either direction.
	if (a === "" || b === "") return a === "" ? 1 : -1;
	return a < b === isDescending ? 1 : -1;
}

/** Compares records by several columns, and finally by id in the direction of the first column. */
export function compareRows(
	sorts: readonly [Sort, ...Sort[]],
	one: ListedRow,
	other: ListedRow,
): number {
	for (const sort of sorts) {
		const order = compareBy(sort, one, other);
		if (order !== 0) return order;
	}
	if (one.record_id === other.record_id) return 0;
	const isAfter = one.record_id > other.record_id;
	return isAfter === sorts[0].isDescending ? -1 : 1;
}
