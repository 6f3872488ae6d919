import type { SelectQueryBuilder } from "kysely";
import { mergesUnions, type Queries } from "../database/database.ts";
import type { Schema } from "../database/schema/schema.ts";
import { unionOf, unionOfFirst } from "../database/unions.ts";
import type { ListOrder } from "./page.ts";

/** Selects rows that one index holds contiguously in the order of the list, from any table with the columns of a position. */
export type AnyStream<Row = object> = SelectQueryBuilder<
	Schema,
	"tracking_requests",
	Row
>;

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
	return first(
		mergesUnions(db) ? unionOf(streams) : unionOfFirst(db, streams, first),
	);
}
