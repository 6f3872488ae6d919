import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "./database.ts";
import type { Schema } from "./schema/schema.ts";

type Query<Table extends keyof Schema, Row> = SelectQueryBuilder<
	Schema,
	Table,
	Row
>;

/** Joins queries with the same columns into one, in any order. Throws when there is none. */
export function unionOf<Table extends keyof Schema, Row>(
	queries: readonly Query<Table, Row>[],
): Query<Table, Row> {
	const [first, ...others] = queries;
	if (!first) throw new Error("a union has at least one query");
	return others.length > 0 ? first.unionAll(others) : first;
}

/**
 * Joins the first rows of each of several queries, which `firstOf` orders and limits. PostgreSQL would read and sort all rows of queries
 * without a limit. A single query stays as it is.
 */
export function unionOfFirst<Table extends keyof Schema, Row>(
	db: Queries,
	queries: readonly Query<Table, Row>[],
	firstOf: (query: Query<Table, Row>) => Query<Table, Row>,
): Query<Table, Row> {
	if (queries.length === 1) return unionOf(queries);
	const ended = queries.map(
		(query) =>
			db
				.selectFrom(firstOf(query).as("latest") as never)
				.selectAll() as unknown as Query<Table, Row>,
	);
	return unionOf(ended);
}
