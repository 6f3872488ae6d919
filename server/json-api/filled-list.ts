import { idBatches } from "../database/batches.ts";
import type { ReadRows } from "./candidate-list.ts";
import type { ListSource } from "./find-list.ts";
import type { Position } from "./page.ts";

/** The positions of a list. */
export type ListedPositions = Pick<ListSource<never>, "positions" | "count">;

/** The rows at some positions, without those deleted in the meantime. */
async function rowsAt<Row extends { readonly id: string }>(
	positions: readonly Position[],
	read: ReadRows<Row>,
) {
	const found = new Map<string, Row>();
	for (const ids of idBatches(positions.map(({ id }) => id))) {
		for (const row of await read(ids)) found.set(row.id, row);
	}
	return positions.flatMap((position) => {
		const row = found.get(position.id);
		return row ? [{ ...row, position }] : [];
	});
}

/**
 * A list read by positions first and rows second. When a row is deleted in between, the page is filled up, because only the
 * last page may be short.
 */
export function filledList<Row extends { readonly id: string }>(
	list: ListedPositions,
	read: ReadRows<Row>,
): ListSource<Row> {
	return {
		...list,
		async rows(span) {
			const rows: (Row & { readonly position: Position })[] = [];
			for (let next = span; ; ) {
				const positions = await list.positions(next);
				rows.push(...(await rowsAt(positions, read)));
				const last = positions.at(-1);
				const isEnd = !last || positions.length < next.limit;
				if (isEnd || rows.length >= span.limit) return rows;
				next = { after: last, skip: 0, limit: span.limit - rows.length };
			}
		},
	};
}
