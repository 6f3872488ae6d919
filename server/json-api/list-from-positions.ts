import { idBatches } from "../database/batches.ts";
import type { ListSource } from "./list-source.ts";
import type { Position } from "./page.ts";

/** Reads rows of a list by ids, in any order. */
type ReadRows<Row> = (ids: readonly string[]) => Promise<Row[]>;

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
 * A list that first reads the positions of a page, and then the rows at these positions. It replaces rows that were deleted in
 * between by later ones, because only the last page may be short.
 */
export function listFromPositions<Row extends { readonly id: string }>(
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
