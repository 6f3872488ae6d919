import { giveWay } from "../runtime/time-slices.ts";
import { offsetOf, type Page, type Position } from "./page.ts";

/** Index entries that one statement skips, some milliseconds of work. */
const SKIPPED_AT_ONCE = 2_000;

/** The records of a filtered list are counted up to this number. */
const MOST_COUNTED = 1_000;

/** A part of a list: rows after a position and an offset. */
export interface Span {
	readonly after: Position | undefined;
	readonly skip: number;
	readonly limit: number;
}

/** The counted length of a list. */
export interface Counted {
	readonly records: number;
	/** Whether the list may be longer. */
	readonly isLonger: boolean;
}

/** The length of a list of which up to `most` + 1 records were counted. */
export function countedUpTo(most: number, found: number): Counted {
	return { records: Math.min(found, most), isLonger: found > most };
}

/** The source of a list. */
export interface ListSource<Row> {
	/** Reads the rows of a span, each with its position. */
	rows(span: Span): Promise<(Row & { readonly position: Position })[]>;
	/** Reads only the positions of a span. */
	positions(span: Span): Promise<Position[]>;
	/** Counts the records, up to `most`. */
	count(most: number): Promise<Counted>;
}

/** A list that can be read. */
export interface OpenList<Row> {
	readonly list: ListSource<Row>;
	/** Its length, when known without counting. */
	readonly total: number | undefined;
}

/** A page of a list. */
export interface FoundList<Row> {
	readonly rows: readonly Row[];
	/** Length of the list, at most {@link MOST_COUNTED} when it has to be counted. */
	readonly total: number;
	/** Whether it may be longer. */
	readonly isLonger: boolean;
	/** The position after which the next page begins; undefined on the last page. */
	readonly next: Position | undefined;
}

/** Skips the rows before a page and gives way between statements; undefined when the list is shorter. */
async function startOf(
	page: Page,
	list: Pick<ListSource<unknown>, "positions">,
): Promise<Pick<Span, "after" | "skip"> | undefined> {
	let { after } = page;
	let left = after ? 0 : offsetOf(page);
	while (left > SKIPPED_AT_ONCE) {
		const skip = SKIPPED_AT_ONCE - 1;
		[after] = await list.positions({ after, skip, limit: 1 });
		if (!after) return undefined;
		left -= SKIPPED_AT_ONCE;
		await giveWay();
	}
	return { after, skip: left };
}

/**
 * Reads a page of a list, and one row more to see whether there is a next page. `total` is the length of the list, if known.
 */
export async function findList<Row>(
	list: ListSource<Row>,
	page: Page,
	total?: number,
): Promise<FoundList<Row>> {
	const isBeyond =
		total !== undefined && !page.after && offsetOf(page) >= total;
	const start = isBeyond ? undefined : await startOf(page, list);
	const rows = start ? await list.rows({ ...start, limit: page.size + 1 }) : [];
	const shown = rows.slice(0, page.size);
	await giveWay();
	const { records, isLonger } =
		total === undefined
			? await list.count(MOST_COUNTED)
			: { records: total, isLonger: false };
	return {
		rows: shown,
		total: records,
		isLonger,
		next: rows.length > shown.length ? shown.at(-1)?.position : undefined,
	};
}
