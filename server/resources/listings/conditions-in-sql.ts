import { type RawBuilder, sql } from "kysely";
import type { Condition } from "./list-selection.ts";

/** SQL for a record that fulfils a condition. Unknown instants are empty texts, and belong to no period. */
function fulfils(condition: Condition): RawBuilder<boolean> {
	const column = sql.ref(condition.column);
	if (condition.by !== "period")
		return sql`${column} in (${sql.join(condition.values)})`;
	const { start, end } = condition;
	const bounds = [sql`${column} <> ''`];
	if (start !== undefined) bounds.push(sql`${column} >= ${start}`);
	if (end !== undefined) bounds.push(sql`${column} <= ${end}`);
	return sql`(${sql.join(bounds, sql` and `)})`;
}

/**
 * SQL for 1 when a record fulfils all conditions, otherwise 0; there must be one. It belongs among the columns of a statement: in its
 * `where` it could make the planner choose another index.
 */
export function isMatch(conditions: readonly Condition[]): RawBuilder<number> {
	const all = sql.join(conditions.map(fulfils), sql` and `);
	return sql`case when ${all} then 1 else 0 end`;
}
