import type { MockRecord } from "../records/mock-record.ts";

/** Orders two values; null comes last in either direction. */
function compare(one: unknown, other: unknown, direction: number): number {
	if (one === other) return 0;
	if (one == null) return 1;
	if (other == null) return -1;
	return (one < other ? -1 : 1) * direction;
}

/** An attribute by which records are sorted. */
export interface SortBy {
	readonly column: string;
	readonly isDescending: boolean;
}

/** Sorts records by attributes, the first before the others. */
export function sortRecords(
	records: readonly MockRecord[],
	sorts: readonly SortBy[],
): readonly MockRecord[] {
	return records.toSorted((one, other) => {
		for (const { column, isDescending } of sorts) {
			const order = compare(
				one.attributes?.[column],
				other.attributes?.[column],
				isDescending ? -1 : 1,
			);
			if (order !== 0) return order;
		}
		return 0;
	});
}
