/**
 * Limits of a walk: reading a list in the order of an index that has other records too, which are skipped. The numbers are index entries.
 */

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
