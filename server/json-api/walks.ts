/**
 * Limits of a walk: reading a list in the order of an index that has other records too, which are skipped. The numbers are index entries.
 */

/** The most per statement, some milliseconds of work. */
export const MOST_READ = 1_000;

/** The most for a page. */
export const MOST_WALKED = 10_000;

/** The most to count a list. */
export const MOST_WALKED_TO_COUNT = 2_000;

/** How many times as much the next statement reads when one has found too little. */
const GROWTH = 4;

/**
 * How much each statement of a walk reads. For a page with `enough` records the first one reads twice as much, because often most records
 * match; without `enough` each reads as much as it may.
 */
export function* sliceSizes(
	most = MOST_READ,
	enough = most,
): Generator<number, never> {
	for (let size = 2 * enough; ; size *= GROWTH) yield Math.min(size, most);
}
