/**
 * A walk reads a list in the order of an index that has other records too, which are skipped. Its limits are numbers of index entries.
 */

import { type Counted, countedUpTo } from "./list-source.ts";

/** The most per statement, some milliseconds of work. */
const MOST_READ = 1_000;

/** The most for a page. */
export const MOST_WALKED = 10_000;

/** The most to count a list. */
export const MOST_WALKED_TO_COUNT = 2_000;

/** How many times as much the next statement reads when one has found too little. */
const GROWTH = 4;

/**
 * How much each statement of a walk through some index ranges reads of each. For a page with `enough` records the first one reads twice as
 * much, because often most records match, and they end after {@link MOST_WALKED} in all; without `enough` each reads as much as it may.
 */
export function* sliceSizes(streams = 1, enough?: number): Generator<number> {
	const most = Math.ceil(MOST_READ / streams);
	if (enough === undefined) for (;;) yield most;
	let left = Math.ceil(MOST_WALKED / streams);
	for (let size = 2 * enough; left > 0; size *= GROWTH) {
		const next = Math.min(size, most, left);
		left -= next;
		yield next;
	}
}

/** What a statement of a walk has read. */
export interface Slice<Found> {
	/** The records that match. */
	readonly found: readonly Found[];
	/** Index entries that were read. */
	readonly walked: number;
	readonly isEnd: boolean;
}

/** The first `enough` records of a walk, or all; undefined when its slices stop before. */
export async function firstOfWalk<Found>(
	slices: AsyncIterable<Slice<Found>>,
	enough: number,
): Promise<Found[] | undefined> {
	const all: Found[] = [];
	for await (const { found, isEnd } of slices) {
		all.push(...found);
		if (isEnd || all.length >= enough) return all.slice(0, enough);
	}
	return undefined;
}

/** Counts the records of a walk up to `most`, or as far as a count may walk. */
export async function countWalk(
	slices: AsyncIterable<Slice<unknown>>,
	most: number,
): Promise<Counted> {
	let records = 0;
	let walked = 0;
	for await (const slice of slices) {
		records += slice.found.length;
		walked += slice.walked;
		if (records > most) break;
		if (!slice.isEnd && walked >= MOST_WALKED_TO_COUNT)
			return { records, isLonger: true };
	}
	return countedUpTo(most, records);
}
