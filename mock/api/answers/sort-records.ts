import type { MockRecord } from "../records/mock-record.ts";

/** Orders two values; null comes last in either direction. */
function compare(one: unknown, other: unknown, direction: number): number {
	if (one === other) return 0;
	if (one == null) return 1;
	if (other == null) return -1;
	return (one < other ? -1 : 1) * direction;
}

/** Sorts records by attributes: names separated by commas, each with a minus for the opposite direction (JSON:API 1.1). */
export function sortRecords(
	records: readonly MockRecord[],
	sort: string,
): readonly MockRecord[] {
	const fields = sort.split(",").map((field) => field.trim());
	return records.toSorted((one, other) => {
		for (const field of fields) {
			const name = field.replace(/^-/, "");
			const order = compare(
				one.attributes?.[name],
				other.attributes?.[name],
				field.startsWith("-") ? -1 : 1,
			);
			if (order !== 0) return order;
		}
		return 0;
	});
}
