import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/schema/schema.ts";
import { unionOf } from "../database/unions.ts";
import { countedUpTo, type ListSource, type Span } from "./list-source.ts";
import { type AnyStream, mergeStreams } from "./merge-streams.ts";
import type { ListOrder, Position } from "./page.ts";

/** Tables whose rows are listed with cursors. */
type ListedTable =
	| "shipments"
	| "containers"
	| "tracking_requests"
	| "tracking_request_imports"
	| "parties"
	| "custom_fields"
	| "transport_events"
	| "webhooks";

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
	/** Whether the list begins with the earliest row; by default with the latest. */
	readonly isAscending?: boolean | undefined;
	/**
	 * The rows of the list, in streams that the database merges. With `after`, a stream must not limit the start of the list,
	 * and never its end: with limits at both ends the planner can choose the wrong index.
	 */
	streams(after: Position | undefined): readonly Stream<Table>[];
	/** The instant at which the list ends; undefined for its last row. */
	readonly end?: string | undefined;
	/** Adds the columns, including those of the position. */
	select(stream: Stream<Table>): SelectQueryBuilder<Schema, Table, Row>;
}

/** A list read from a table, in the order of an index over its columns `order` and `id`. */
export function listFromTable<Table extends ListedTable, Row>({
	db,
	order,
	isAscending = false,
	streams,
	end,
	select,
}: TableList<Table, Row>): ListSource<Row> {
	// Every listed table has these columns, but the query builder cannot infer that for a generic table.
	const all = (after: Position | undefined) =>
		streams(after) as readonly unknown[] as readonly AnyStream[];

	const [direction, next] = isAscending
		? (["asc", ">"] as const)
		: (["desc", "<"] as const);
	const isWithin = ({ at }: Position) =>
		end === undefined || (isAscending ? at <= end : at >= end);

	const read = <Found>(
		{ after, skip, limit }: Span,
		columns: (stream: AnyStream) => AnyStream<Found>,
	) => {
		const behind = all(after).map((stream) =>
			columns(
				after
					? stream.where((eb) =>
							eb(eb.refTuple(order, "id"), next, eb.tuple(after.at, after.id)),
						)
					: stream,
			),
		);
		return mergeStreams(db, behind, order, direction, skip + limit)
			.limit(limit)
			.offset(skip)
			.execute();
	};

	const positions = async (span: Span): Promise<Position[]> => {
		const found = await read(span, (stream) => stream.select([order, "id"]));
		return found.map(({ id, [order]: at }) => ({ at, id })).filter(isWithin);
	};

	/** The span without rows to skip; undefined when the list is shorter. */
	const skipped = async (span: Span): Promise<Span | undefined> => {
		if (span.skip === 0) return span;
		const [after] = await positions({ ...span, skip: span.skip - 1, limit: 1 });
		return after && { after, skip: 0, limit: span.limit };
	};

	return {
		async rows(asked) {
			// Rows are skipped by reading the index alone.
			const span = await skipped(asked);
			if (!span) return [];
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
			return placed.filter(({ position }) => isWithin(position));
		},
		positions,
		async count(most) {
			const counted = all(undefined).map((stream) =>
				(end === undefined
					? stream
					: stream.where(order, isAscending ? "<=" : ">=", end)
				).select((eb) => eb.lit(1).as("one")),
			);
			const { total } = await db
				.selectFrom(
					unionOf(counted)
						.limit(most + 1)
						.as("found"),
				)
				.select((eb) => eb.fn.countAll<number>().as("total"))
				.executeTakeFirstOrThrow();
			return countedUpTo(most, Number(total));
		},
	};
}
