/** Factor for the number of random cases; 1 in `npm test`. */
const EXTENT = Number(process.env.EXTENT ?? 1);

/** Multiplies the random cases of `npm test` by `EXTENT`. */
export function extentOf(cases: number): number {
	return cases * EXTENT;
}
