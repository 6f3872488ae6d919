/** How many times as many random cases are tried as `npm test` tries. */
const EXTENT = Number(process.env.EXTENT ?? 1);

/** How many cases of a random test are tried, where `npm test` tries so many. */
export function extentOf(cases: number): number {
	return cases * EXTENT;
}
