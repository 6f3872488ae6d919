/** The value that a share of all values, from 0 to 1, is below; NaN of none. */
export function atShare(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
