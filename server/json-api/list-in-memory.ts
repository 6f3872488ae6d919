import { countedUpTo, type ListSource, type Span } from "./list-source.ts";
import type { Position } from "./page.ts";

interface Placed {
	readonly position: Position;
}

function newestFirst({ position: a }: Placed, { position: b }: Placed): number {
	if (a.at !== b.at) return a.at < b.at ? 1 : -1;
	if (a.id !== b.id) return a.id < b.id ? 1 : -1;
	return 0;
}

/** A list of rows in memory, newest first. */
export function listInMemory<Row>(
	rows: readonly (Row & Placed)[],
): ListSource<Row> {
	const sorted = rows.toSorted(newestFirst);
	const spanOf = ({ after: position, skip, limit }: Span) =>
		sorted
			.filter((row) => !position || newestFirst({ position }, row) < 0)
			.slice(skip, skip + limit);
	return {
		rows: async (span) => spanOf(span),
		positions: async (span) => spanOf(span).map(({ position }) => position),
		count: async (most) => countedUpTo(most, sorted.length),
	};
}

/** A list of rows in memory by the time of their creation, newest first. */
export function listByCreation<
	Row extends { readonly id: string; readonly created_at: string },
>(rows: readonly Row[]): ListSource<Row> {
	return listInMemory(
		rows.map((row) => ({
			...row,
			position: { at: row.created_at, id: row.id },
		})),
	);
}
