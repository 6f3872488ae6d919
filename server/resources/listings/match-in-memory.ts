import type { ListedRow } from "./index-scan-queries.ts";
import type { Condition } from "./list-selection.ts";

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
export function matches(
	row: ListedRow,
	conditions: readonly Condition[],
): boolean {
	return conditions.every((condition) => fulfils(row, condition));
}
