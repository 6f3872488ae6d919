import { sql } from "kysely";
import { isSqlite, type Queries } from "../../database/database.ts";
import {
	type Counted,
	countedUpTo,
	type Span,
} from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import {
	columnsOf,
	type Entries,
	firstEntries,
	inOrderOf,
	type ListedRow,
	matchingRows,
	type Part,
	positionIn,
	type Reading,
	type Rows,
	type Wanted,
} from "./index-scan-statements.ts";
import type { Column, ListRules } from "./list-rules.ts";
import type { Condition } from "./list-selection.ts";

/** Columns in which every record has a value. */
const ALWAYS_KNOWN: ReadonlySet<Column> = new Set(["created_at", "updated_at"]);

const NOTHING_ELSE: Wanted = { columns: [], conditions: [] };

/** Some entries of a scan. */
export interface Walk {
	/** The records that fulfil the conditions. */
	readonly matching: readonly ListedRow[];
	/** Where the next entries begin; undefined at the end of the scan. */
	readonly last: Position | undefined;
}

/** The rows of a scan. */
export interface ScanRows {
	/** The positions of a span. */
	positions(span: Span): Promise<Position[]>;
	/** Reads the next `most` entries after a position. */
	walk(
		after: Position | undefined,
		most: number,
		wanted: Wanted,
	): Promise<Walk>;
	count(most: number): Promise<Counted>;
	/** Counts the records that fulfil some conditions among the first `most` entries. */
	countMatching(
		conditions: readonly Condition[],
		most: number,
	): Promise<Counted>;
	/** The number of index ranges from which the entries are merged. */
	readonly streams: number;
}

/** Some entries of a scan, as read. */
interface WalkedRows {
	readonly matching: readonly ListedRow[];
	/** The last entry, when there may be more. */
	readonly last: ListedRow | undefined;
}

async function readPart(
	reading: Reading,
	part: Part,
	{ after, skip, limit }: Span,
): Promise<ListedRow[]> {
	const entries = { part, after, most: skip + limit };
	const found = await firstEntries(reading, entries, NOTHING_ELSE)
		.limit(limit)
		.offset(skip)
		.execute();
	return found as unknown as ListedRow[];
}

/** Reads entries of a part, and leaves out here those that do not fulfil the conditions. */
async function walkAll(
	reading: Reading,
	entries: Entries,
	wanted: Wanted,
): Promise<WalkedRows> {
	const found = await firstEntries(reading, entries, wanted).execute();
	const rows = found as unknown as ListedRow[];
	return { matching: matchingRows(rows, wanted), last: rows[entries.most - 1] };
}

/** An entry with its place among those of its statement, from 1. */
type PlacedRow = ListedRow & { readonly place: number | string };

/**
 * Reads entries of a part: those that fulfil the conditions, and the last one when there may be more. A database server leaves out the
 * others, because passing them on takes longer than finding them; SQLite takes longer to leave them out.
 */
async function walkPart(
	reading: Reading,
	entries: Entries,
	wanted: Wanted,
): Promise<WalkedRows> {
	const { db, scan, isDescending } = reading;
	if (wanted.conditions.length === 0 || isSqlite(db))
		return walkAll(reading, entries, wanted);
	const direction = sql.raw(isDescending ? "desc" : "asc");
	const place = sql<number>`row_number() over (order by ${sql.ref(scan.order)} ${direction}, record_id ${direction})`;
	const placed = db
		.selectFrom(firstEntries(reading, entries, wanted).as("found") as never)
		.selectAll()
		.select(place.as("place"));
	const found = db
		.selectFrom(placed.as("placed") as never)
		.selectAll()
		.where(sql<boolean>`is_match = 1 or place = ${entries.most}`);
	const rows = (await inOrderOf(
		reading,
		found as unknown as Rows,
	).execute()) as unknown as PlacedRow[];
	return {
		matching: matchingRows(rows, wanted),
		last: rows.find((row) => Number(row.place) === entries.most),
	};
}

/** Counts the first `most` entries of a part, and those of them that fulfil some conditions. */
async function countPart(
	reading: Reading,
	part: Part,
	most: number,
	conditions: readonly Condition[],
): Promise<{ all: number; matching: number }> {
	// In the order of the index: PostgreSQL, which plans without the values, takes an open period for a part of the table worth reading whole.
	const entries = firstEntries(
		reading,
		{ part, most, hasEnd: true },
		{ columns: [], conditions },
	);
	const matching = conditions.length > 0 ? sql`sum(is_match)` : sql`count(*)`;
	const counted = (await reading.db
		.selectFrom(entries.as("found") as never)
		.select([sql`count(*)`.as("all"), matching.as("matching")])
		.executeTakeFirstOrThrow()) as Record<"all" | "matching", unknown>;
	return { all: Number(counted.all), matching: Number(counted.matching) };
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
	const positionOf = (row: ListedRow) => positionIn(row, scan.order);

	/** Reads the records with a value, and then those without. */
	async function readSplit(span: Span) {
		const { after, skip, limit } = span;
		const isBehind = after !== undefined && after.at === "";
		if (isBehind) return readPart(reading, "unknown", span);
		const known = await readPart(reading, "known", span);
		if (known.length === limit) return known;
		const passed =
			known.length > 0 || skip === 0
				? skip
				: (await readPart(reading, "known", { after, skip: 0, limit: skip }))
						.length;
		const rest: Span = {
			after: undefined,
			skip: skip - (known.length > 0 ? skip : passed),
			limit: limit - known.length,
		};
		return [...known, ...(await readPart(reading, "unknown", rest))];
	}

	async function walkSplit(
		after: Position | undefined,
		most: number,
		wanted: Wanted,
	) {
		const isBehind = after !== undefined && after.at === "";
		const unknown: Entries = { part: "unknown", most };
		if (isBehind) return walkPart(reading, { ...unknown, after }, wanted);
		const entries: Entries = { part: "known", after, most };
		const known = await walkPart(reading, entries, wanted);
		if (known.last) return known;
		const rest = await walkPart(reading, unknown, wanted);
		return { ...rest, matching: [...known.matching, ...rest.matching] };
	}

	/** Ends a walk where the period ends. */
	function withinPeriod({ matching, last }: WalkedRows): WalkedRows {
		if (!hasPeriod) return { matching, last };
		const isEnd = !last || !isWithin(reading, last);
		return {
			matching: matching.filter((row) => isWithin(reading, row)),
			last: isEnd ? undefined : last,
		};
	}

	return {
		async positions(span) {
			if (isSplit) return (await readSplit(span)).map(positionOf);
			const rows = await readPart(reading, whole, span);
			const within = hasPeriod
				? rows.filter((row) => isWithin(reading, row))
				: rows;
			return within.map(positionOf);
		},
		async walk(after, most, wanted) {
			const { matching, last } = withinPeriod(
				isSplit
					? await walkSplit(after, most, wanted)
					: await walkPart(reading, { part: whole, after, most }, wanted),
			);
			return { matching, last: last && positionOf(last) };
		},
		streams: scan.equal?.values.length ?? 1,
		async count(most) {
			const { all } = await countPart(reading, whole, most + 1, []);
			return countedUpTo(most, all);
		},
		async countMatching(conditions, most) {
			const counted = await countPart(reading, whole, most, conditions);
			return { records: counted.matching, isLonger: counted.all === most };
		},
	};
}

/** Those of the rows with some ids that fulfil the conditions, in any order. */
export async function findListRows(
	db: Queries,
	table: ListRules["table"],
	accountId: string,
	ids: readonly string[],
	wanted: Wanted,
): Promise<readonly ListedRow[]> {
	const found = await db
		.selectFrom(table as "listed_containers")
		.select(columnsOf(wanted))
		.where("account_id", "=", accountId)
		.where("record_id", "in", ids)
		.execute();
	return matchingRows(found as unknown as ListedRow[], wanted);
}
