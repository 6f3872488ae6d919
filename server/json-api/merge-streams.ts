import type { SelectQueryBuilder } from "kysely";
import { mergesUnions, type Queries } from "../database/database.ts";
import type { Schema } from "../database/schema/schema.ts";
import type { ListOrder } from "./page.ts";

/** Selects rows that one index holds contiguously in the order of the list, from any table with the columns of a position. */
export type AnyStream<Row = object> = SelectQueryBuilder<
	Schema,
	"tracking_requests",
	Row
>;

/** Joins streams into one query, in any order. */
export function joinStreams<Row>(
	streams: readonly AnyStream<Row>[],
): AnyStream<Row> {
	const [first, ...others] = streams;
	if (!first) throw new Error("a list is read from at least one stream");
	return others.length > 0 ? first.unionAll(others) : first;
}

/**
 * Merges streams into one query of at most `limit` rows in the order of an instant, then by id. Reads at most `limit` rows of each
 * stream.
 */
export function mergeStreams<Row>(
	db: Queries,
	streams: readonly AnyStream<Row>[],
	order: ListOrder,
	direction: "asc" | "desc",
	limit: number,
): AnyStream<Row> {
	const first = (stream: AnyStream<Row>) =>
		stream.orderBy(order, direction).orderBy("id", direction).limit(limit);
	if (streams.length === 1 || mergesUnions(db))
		return first(joinStreams(streams));
	const ended = streams.map(
		(stream) =>
			db
				.selectFrom(first(stream).as("stream"))
				.selectAll() as unknown as AnyStream<Row>,
	);
	return first(joinStreams(ended));
}
