import { giveWay } from "../runtime/time-slices.ts";
import type { ListSource, Span } from "./list-source.ts";
import { offsetOf, type Page, type Position } from "./page.ts";

/** Index entries that one statement skips, some milliseconds of work. */
const SKIPPED_AT_ONCE = 2_000;

/** The records of a filtered list are counted up to this number. */
const MOST_COUNTED = 1_000;

/** A page of a list. */
export interface FoundPage<Row> {
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
export async function findListPage<Row>(
	list: ListSource<Row>,
	page: Page,
	total?: number,
): Promise<FoundPage<Row>> {
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
