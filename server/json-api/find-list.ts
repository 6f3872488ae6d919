import { giveWay } from "../runtime/give-way.ts";
import { offsetOf, type Page, type Position } from "./page.ts";

/** Entries of an index that one statement skips: some milliseconds of work. */
const SKIPPED_AT_ONCE = 2_000;

/** Records of a list with filters that are counted. */
const MOST_COUNTED = 1_000;

/** Some rows of a list, in its order: those after a position, without the first few. */
export interface Span {
	readonly after: Position | undefined;
	readonly skip: number;
	readonly limit: number;
}

/** A list as it is read. */
export interface ListSource<Row> {
	/** Rows of a span, each with its position. */
	rows(span: Span): Promise<(Row & { readonly position: Position })[]>;
	/** Only where they stand. */
	positions(span: Span): Promise<Position[]>;
	/** Counts the records, or up to one more than `most`. */
	count(most: number): Promise<number>;
}

/** A page of a list. */
export interface FoundList<Row> {
	readonly rows: readonly Row[];
	/** Records of the whole list; {@link MOST_COUNTED} when it is longer than what is counted. */
	readonly total: number;
	readonly isLonger: boolean;
	/** The record behind which the next page begins; undefined when this is the last one. */
	readonly next: Position | undefined;
}

/** Skips what comes before a page, and gives way between any two statements; undefined when the list ends before. */
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
 * Reads a page of a list. One row more than the page holds is read, which tells whether there is a next one. `total` is how many
 * there are when that is known.
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
	const counted = total ?? (await list.count(MOST_COUNTED));
	const isLonger = total === undefined && counted > MOST_COUNTED;
	return {
		rows: shown,
		total: isLonger ? MOST_COUNTED : counted,
		isLonger,
		next: rows.length > shown.length ? shown.at(-1)?.position : undefined,
	};
}
