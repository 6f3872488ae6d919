import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/schema/schema.ts";
import { countedUpTo, type ListSource, type Span } from "./find-list.ts";
import type { Position } from "./page.ts";

/** Tables whose rows are listed with cursors. */
type ListedTable =
	| "shipments"
	| "containers"
	| "tracking_requests"
	| "parties"
	| "custom_fields"
	| "transport_events"
	| "webhooks";

/** The sort column of a list: latest first, then by id. */
export type ListOrder = "created_at" | "updated_at";

/** Selects rows that one index holds contiguously in the order of the list. */
type Stream<Table extends ListedTable> = SelectQueryBuilder<
	Schema,
	Table,
	object
>;

/** How to read a list from a table. */
interface TableList<Table extends ListedTable, Row> {
	readonly db: Queries;
	readonly order: ListOrder;
	/**
	 * The rows of the list, in streams that the database merges. With `after`, a stream must not limit the start of the list,
	 * and never its end: with limits at both ends the planner can choose the wrong index.
	 */
	streams(after: Position | undefined): readonly Stream<Table>[];
	/** The instant at which the list ends; undefined for its last row. */
	readonly from?: string | undefined;
	/** Adds the columns, including those of the position. */
	select(stream: Stream<Table>): SelectQueryBuilder<Schema, Table, Row>;
}

type AnyStream<Row = object> = SelectQueryBuilder<
	Schema,
	"tracking_requests",
	Row
>;

/** Merges streams into one query. */
function merged<Row>(streams: readonly AnyStream<Row>[]): AnyStream<Row> {
	const [first, ...others] = streams;
	if (!first) throw new Error("a list is read from at least one stream");
	return others.length > 0 ? first.unionAll(others) : first;
}

/** Creates a list of rows of a table with the columns `id` and `order`. */
export function tableList<Table extends ListedTable, Row>({
	db,
	order,
	streams,
	from = "",
	select,
}: TableList<Table, Row>): ListSource<Row> {
	// Every listed table has these columns, but the query builder cannot infer that for a generic table.
	const all = (after: Position | undefined) =>
		streams(after) as readonly unknown[] as readonly AnyStream[];

	const read = <Found>(
		{ after, skip, limit }: Span,
		columns: (stream: AnyStream) => AnyStream<Found>,
	) => {
		const behind = all(after).map((stream) =>
			columns(
				after
					? stream.where((eb) =>
							eb(eb.refTuple(order, "id"), "<", eb.tuple(after.at, after.id)),
						)
					: stream,
			),
		);
		return merged(behind)
			.orderBy(order, "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.offset(skip)
			.execute();
	};

	return {
		async rows(span) {
			const rows = await read(
				span,
				select as unknown as (stream: AnyStream) => AnyStream<Row>,
			);
			const placed = rows.map((row) => {
				const { id, [order]: at } = row as unknown as Record<
					"id" | ListOrder,
					string
				>;
				return { ...(row as Row), position: { at, id } };
			});
			return placed.filter(({ position }) => position.at >= from);
		},
		async positions(span) {
			const found = await read(span, (stream) => stream.select([order, "id"]));
			return found
				.map(({ id, [order]: at }) => ({ at, id }))
				.filter(({ at }) => at >= from);
		},
		async count(most) {
			const counted = all(undefined).map((stream) =>
				(from === "" ? stream : stream.where(order, ">=", from)).select((eb) =>
					eb.lit(1).as("one"),
				),
			);
			const { total } = await db
				.selectFrom(
					merged(counted)
						.limit(most + 1)
						.as("found"),
				)
				.select((eb) => eb.fn.countAll<number>().as("total"))
				.executeTakeFirstOrThrow();
			return countedUpTo(most, Number(total));
		},
	};
}
