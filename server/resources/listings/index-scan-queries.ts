import type { SelectQueryBuilder } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import {
	type Counted,
	countedUpTo,
	type Span,
} from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import type { IndexScan } from "./index-scans.ts";
import type { Column, ListRules, Value } from "./list-rules.ts";
import type { ListedContainerTable } from "./listed-tables.ts";

/** Columns of a listed record. */
export type ListedRow = Readonly<Record<Column, Value>> & {
	readonly record_id: string;
};

/** The rows of a scan. */
export interface ScanRows {
	/** The columns of a span. */
	read(span: Span, columns: readonly Column[]): Promise<ListedRow[]>;
	count(most: number): Promise<Counted>;
	/** The number of index ranges from which each span is merged. */
	readonly streams: number;
}

/** The records to read of an index: those with a value in the sort column, those without, or both. */
type Part = "known" | "unknown" | "all";

// The listed tables differ only in their columns of instants, which are passed by name.
type Rows = SelectQueryBuilder<Schema, "listed_containers", object>;
type OrderColumn = keyof ListedContainerTable;

/** Columns in which every record has a value. */
const ALWAYS_KNOWN: ReadonlySet<Column> = new Set(["created_at", "updated_at"]);

/** A scan of one account's records, in one direction. */
interface Reading {
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

function together(streams: readonly Rows[]): Rows {
	const [first, ...others] = streams;
	if (!first) throw new Error("a list is read from at least one index");
	return others.reduce<Rows>((all, one) => all.unionAll(one), first);
}

/** Merges several streams into one order. Each stream has a limit, because otherwise PostgreSQL reads and sorts all rows. */
function merged(
	db: Queries,
	streams: readonly Rows[],
	inOrder: (rows: Rows, limit: number) => Rows,
	most: number,
): Rows {
	if (streams.length === 1) return together(streams);
	const latest = streams.map(
		(rows) =>
			db
				.selectFrom(inOrder(rows, most).as("latest") as never)
				.selectAll() as unknown as Rows,
	);
	return together(latest);
}

async function readPart(
	reading: Reading,
	part: Part,
	{ after, skip, limit }: Span,
	columns: readonly Column[],
): Promise<ListedRow[]> {
	const order = reading.scan.order as OrderColumn;
	const direction = reading.isDescending ? "desc" : "asc";
	const wanted = [
		...new Set<Column>([order, "record_id", ...columns]),
	] as OrderColumn[];
	const streams = streamsOf(reading).map((rows) => {
		const matching = after
			? behind(reading, part, rows, after)
			: bounded(reading, part, rows, false);
		return matching.select(wanted) as Rows;
	});
	const inOrder = (rows: Rows, most: number) =>
		rows.orderBy(order, direction).orderBy("record_id", direction).limit(most);
	const all = merged(reading.db, streams, inOrder, skip + limit);
	const found = await inOrder(all, limit).offset(skip).execute();
	return found as unknown as ListedRow[];
}

async function countPart(
	reading: Reading,
	part: Part,
	most: number,
): Promise<number> {
	const order = reading.scan.order as OrderColumn;
	const streams = streamsOf(reading).map(
		(rows) =>
			bounded(reading, part, rows, true).select([order, "record_id"]) as Rows,
	);
	// In the order of the index: PostgreSQL, which plans without the values, takes an open period for a part of the table worth reading whole.
	const inOrder = (rows: Rows, limit: number) =>
		rows.orderBy(order).orderBy("record_id").limit(limit);
	const found =
		streams.length === 1
			? inOrder(together(streams), most + 1)
			: merged(reading.db, streams, inOrder, most + 1).limit(most + 1);
	const { total } = await reading.db
		.selectFrom(found.as("found"))
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return Number(total);
}

/** Whether a record lies before the end of a reading's period. */
function isWithin({ scan, isDescending }: Reading, row: ListedRow): boolean {
	const at = row[scan.order];
	const { start, end } = scan;
	return isDescending ? at !== "" && at >= (start ?? "") : at <= (end ?? at);
}

/** Reads an index in either direction; records without a value come last. */
export function rowsOfScan(reading: Reading): ScanRows {
	const { scan, isDescending } = reading;
	const hasPeriod = scan.start !== undefined || scan.end !== undefined;
	const isSplit = !isDescending && !hasPeriod && !ALWAYS_KNOWN.has(scan.order);
	const whole: Part = hasPeriod ? "known" : "all";

	/** Reads the records with a value, and then those without. */
	async function readSplit(span: Span, columns: readonly Column[]) {
		const { after, skip, limit } = span;
		const isBehind = after !== undefined && after.at === "";
		if (isBehind) return readPart(reading, "unknown", span, columns);
		const known = await readPart(reading, "known", span, columns);
		if (known.length === limit) return known;
		const passed =
			known.length > 0 || skip === 0
				? skip
				: (
						await readPart(
							reading,
							"known",
							{ after, skip: 0, limit: skip },
							[],
						)
					).length;
		const rest: Span = {
			after: undefined,
			skip: skip - (known.length > 0 ? skip : passed),
			limit: limit - known.length,
		};
		return [...known, ...(await readPart(reading, "unknown", rest, columns))];
	}

	return {
		async read(span, columns) {
			if (isSplit) return readSplit(span, columns);
			const rows = await readPart(reading, whole, span, columns);
			return hasPeriod ? rows.filter((row) => isWithin(reading, row)) : rows;
		},
		streams: scan.equal?.values.length ?? 1,
		count: async (most) =>
			countedUpTo(most, await countPart(reading, whole, most)),
	};
}

/** These columns of the rows with some ids, in any order. */
export async function findListRows(
	db: Queries,
	table: ListRules["table"],
	accountId: string,
	ids: readonly string[],
	columns: readonly Column[],
): Promise<ListedRow[]> {
	const wanted = [
		...new Set<Column>(["record_id", ...columns]),
	] as OrderColumn[];
	const found = await db
		.selectFrom(table as "listed_containers")
		.select(wanted)
		.where("account_id", "=", accountId)
		.where("record_id", "in", ids)
		.execute();
	return found as unknown as ListedRow[];
}
