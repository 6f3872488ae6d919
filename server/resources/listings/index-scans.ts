import type { Column, ListRules, Value } from "./list-rules.ts";
import type { Condition, ListSelection, Sort } from "./list-selection.ts";

/** A scan of one index: the records with any of some values, or all records, in the order of a column. */
export interface IndexScan {
	readonly order: Column;
	readonly equal?:
		| {
				readonly column: Column;
				readonly values: readonly Value[];
				/** Whether the index has only records with the value 1. */
				readonly isPartial: boolean;
		  }
		| undefined;
	/** Bounds of the column of the order. */
	readonly start?: string | undefined;
	readonly end?: string | undefined;
	/** The conditions that all of its records fulfil. */
	readonly covered: readonly Condition[];
}

type Equality = Extract<Condition, { by: "one of" | "flag" }>;
type Range = Extract<Condition, { by: "period" }>;

const isRange = (condition: Condition): condition is Range =>
	condition.by === "period";

/** Whether an index finds the records of a condition. A flag has an index for true only, because most records are false. */
function isIndexed(condition: Condition): condition is Equality {
	return (
		condition.by === "one of" ||
		(condition.by === "flag" && condition.values.every((value) => value === 1))
	);
}

/** The bounds of a column, with the condition that sets them. */
function boundsOf(conditions: readonly Condition[], column: Column) {
	const period = conditions
		.filter(isRange)
		.find((condition) => condition.column === column);
	return {
		start: period?.start,
		end: period?.end,
		covered: period ? [period] : [],
	};
}

/** Records in the order of an instant, narrowed by the group and the period that its index covers. */
function inOrder(
	{ group }: ListRules,
	conditions: readonly Condition[],
	order: Column,
): IndexScan {
	const bounds = boundsOf(conditions, order);
	const grouped = conditions
		.filter(isIndexed)
		.find((condition) => condition.column === group.column);
	if (!grouped || !group.sorts.includes(order)) return { order, ...bounds };
	const { column, values } = grouped;
	return {
		...bounds,
		order,
		equal: { column, values, isPartial: false },
		covered: [...bounds.covered, grouped],
	};
}

/** Records of an equality, newest or oldest first, narrowed by creation time. */
function ofEquality(
	conditions: readonly Condition[],
	condition: Equality,
): IndexScan {
	const bounds = boundsOf(conditions, "created_at");
	const { column, values, by } = condition;
	return {
		...bounds,
		order: "created_at",
		equal: { column, values, isPartial: by === "flag" },
		covered: [...bounds.covered, condition],
	};
}

/** Every scan that covers at least one condition; without conditions the scan of all records. */
export function indexScans(
	rules: ListRules,
	{ conditions }: ListSelection,
): IndexScan[] {
	const scans = conditions.flatMap((condition) => {
		if (isRange(condition))
			return [inOrder(rules, conditions, condition.column)];
		return isIndexed(condition) ? [ofEquality(conditions, condition)] : [];
	});
	return scans.length > 0 ? scans : [inOrder(rules, conditions, "created_at")];
}

/** The scan of all records in the order of a sort, narrowed as far as its index allows. */
export function sortScan(
	rules: ListRules,
	{ conditions }: ListSelection,
	{ column }: Sort,
): IndexScan {
	return inOrder(rules, conditions, column);
}
