import { idBatches } from "../database/batches.ts";
import { countedUpTo, type ListSource, type Span } from "./find-list.ts";
import type { Position } from "./page.ts";

/** Reads rows of a list by ids, in any order. */
export type ReadRows<Row> = (ids: readonly string[]) => Promise<Row[]>;

const newestFirst = (a: Position, b: Position) => {
	if (a.at !== b.at) return a.at < b.at ? 1 : -1;
	if (a.id !== b.id) return a.id < b.id ? 1 : -1;
	return 0;
};

const isBehind = (one: Position, { after }: Span) =>
	!after || newestFirst(after, one) < 0;

/** An empty list. */
export function emptyList<
	Row extends { readonly id: string },
>(): ListSource<Row> {
	return candidateList<Row>([], async () => []);
}

/** A list of a few records with known positions, newest first. Only the rows of a page are read. */
export function candidateList<Row extends { readonly id: string }>(
	candidates: readonly Position[],
	read: ReadRows<Row>,
): ListSource<Row> {
	const sorted = [...candidates].sort(newestFirst);
	const spanOf = (span: Span) =>
		sorted
			.filter((one) => isBehind(one, span))
			.slice(span.skip, span.skip + span.limit);
	return {
		async rows(span) {
			const chosen = spanOf(span);
			const found = new Map<string, Row>();
			for (const ids of idBatches(chosen.map(({ id }) => id))) {
				for (const row of await read(ids)) found.set(row.id, row);
			}
			return chosen.flatMap(({ at, id }) => {
				const row = found.get(id);
				return row ? [{ ...row, position: { at, id } }] : [];
			});
		},
		positions: async (span) => spanOf(span),
		count: async (most) => countedUpTo(most, sorted.length),
	};
}
