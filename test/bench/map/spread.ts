/** The value below which this share of all values lies, from 0 to 1; NaN without values. */
export function atShare(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
