import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import { unionOfFirst } from "../../database/unions.ts";
import type { Position } from "../../json-api/page.ts";
import { isMatch } from "./conditions-in-sql.ts";
import type { IndexScan } from "./index-scans.ts";
import type { Column, ListRules, Value } from "./list-rules.ts";
import type { Condition } from "./list-selection.ts";
import type { ListedContainerTable } from "./listed-tables.ts";

/** Columns of a listed record. */
export type ListedRow = Readonly<Record<Column, Value>> & {
	readonly record_id: string;
	/** 1 for a record that fulfils the conditions of the reading, otherwise 0; absent without conditions. */
	readonly is_match?: number;
};

/** What is read of each record, beside its place in the order. */
export interface Wanted {
	readonly columns: readonly Column[];
	/** What `is_match` tells. */
	readonly conditions: readonly Condition[];
}

/** The records to read of an index: those with a value in the sort column, those without, or both. */
export type Part = "known" | "unknown" | "all";

// The listed tables differ only in their columns of instants, which are passed by name.
export type Rows = SelectQueryBuilder<Schema, "listed_containers", object>;
type OrderColumn = keyof ListedContainerTable;

/** A scan of one account's records, in one direction. */
export interface Reading {
	readonly db: Queries;
	readonly accountId: string;
	readonly table: ListRules["table"];
	readonly scan: IndexScan;
	readonly isDescending: boolean;
}

function streamsOf({ db, accountId, table, scan }: Reading): Rows[] {
	const ofAccount = db
		.selectFrom(table as "listed_containers")
		.where("account_id", "=", accountId) as Rows;
	const { equal } = scan;
	if (!equal) return [ofAccount];
	const column = equal.column as OrderColumn;
	// A partial index is only used when the statement itself names its condition.
	if (equal.isPartial)
		return [ofAccount.where((eb) => eb(column, "=", eb.lit(1 as never)))];
	return equal.values.map((value) =>
		ofAccount.where(column, "=", value as never),
	);
}

/** Limits a query to a part of the records, from the start bound of a reading and, with `hasEnd`, to its end bound. */
function bounded(
	reading: Reading,
	part: Part,
	rows: Rows,
	hasEnd: boolean,
): Rows {
	const { start, end, order } = reading.scan;
	const column = order as OrderColumn;
	if (part === "unknown") return rows.where(column, "=", "");
	let bound = rows;
	const isKnown = part === "known" && start === undefined;
	if (isKnown && (hasEnd || !reading.isDescending))
		bound = bound.where(column, ">", "");
	if (start !== undefined && (hasEnd || !reading.isDescending))
		bound = bound.where(column, ">=", start);
	if (end !== undefined && (hasEnd || reading.isDescending))
		bound = bound.where(column, "<=", end);
	return bound;
}

/** Limits a query to records after a position. With limits at both ends of an order the planner chooses the wrong index. */
function behind(
	reading: Reading,
	part: Part,
	rows: Rows,
	{ at, id }: Position,
): Rows {
	const column = reading.scan.order as OrderColumn;
	const next = reading.isDescending ? "<" : ">";
	if (part === "unknown")
		return rows.where(column, "=", "").where("record_id", next, id);
	return rows.where((eb) =>
		eb(eb.refTuple(column, "record_id"), next, eb.tuple(at as never, id)),
	);
}

/** The columns of `wanted`, with `is_match`. */
export function columnsOf(
	{ columns, conditions }: Wanted,
	...others: readonly Column[]
) {
	const names = new Set<Column>(["record_id", ...others, ...columns]);
	return [
		...([...names] as OrderColumn[]),
		...(conditions.length > 0 ? [isMatch(conditions).as("is_match")] : []),
	];
}

/** Those of some rows that fulfil the conditions with which they were read. */
export function matchingRows(
	rows: readonly ListedRow[],
	{ conditions }: Wanted,
): readonly ListedRow[] {
	return conditions.length === 0
		? rows
		: rows.filter((row) => row.is_match === 1);
}

/** Where a row is in the order of a column. */
export const positionIn = (row: ListedRow, column: Column): Position => ({
	at: String(row[column]),
	id: row.record_id,
});

/** Entries of an index, from the beginning or behind a position. */
export interface Entries {
	readonly part: Part;
	readonly after?: Position | undefined;
	readonly most: number;
	/** Whether they end where the period of the scan ends. */
	readonly hasEnd?: boolean;
}

/** Puts rows into the order of a reading. */
export function inOrderOf({ scan, isDescending }: Reading, rows: Rows): Rows {
	const direction = isDescending ? "desc" : "asc";
	return rows
		.orderBy(scan.order as OrderColumn, direction)
		.orderBy("record_id", direction);
}

/** The first entries of a reading, in its order. */
export function firstEntries(
	reading: Reading,
	{ part, after, most, hasEnd = false }: Entries,
	wanted: Wanted,
): Rows {
	const { db, scan } = reading;
	const inOrder = (rows: Rows) => inOrderOf(reading, rows).limit(most);
	const streams = streamsOf(reading).map((rows) => {
		const within = after
			? behind(reading, part, rows, after)
			: bounded(reading, part, rows, hasEnd);
		return within.select(columnsOf(wanted, scan.order)) as Rows;
	});
	return inOrder(unionOfFirst(db, streams, inOrder));
}
