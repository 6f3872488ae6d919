import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { countedUpTo } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import { MOST_WALKED_TO_COUNT, sliceSizes } from "../../json-api/walks.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import {
	findListRows,
	type ScanRows,
	type Walk,
} from "./index-scan-queries.ts";
import {
	type ListedRow,
	positionIn,
	type Wanted,
} from "./index-scan-statements.ts";
import type { ListRules } from "./list-rules.ts";
import type { Condition, ListSelection, Sort } from "./list-selection.ts";
import { sortInMemory } from "./sort-in-memory.ts";

/** The positions of a list that an index contains exactly, in the order of the index. */
export function positionsInIndexOrder({
	positions,
	count,
}: ScanRows): ListedPositions {
	return { positions, count };
}

/** Reads the matching rows after a position in slices, and gives way between them. `enough` rows make a page; without it all are wanted. */
async function* slices(
	rows: ScanRows,
	wanted: Wanted,
	from?: Position,
	enough?: number,
): AsyncGenerator<Walk> {
	let after = from;
	for (const size of sliceSizes(rows.streams, enough)) {
		const slice = await rows.walk(after, size, wanted);
		yield slice;
		if (!slice.last) return;
		after = slice.last;
		await giveWay();
	}
}

/**
 * The positions of a list in the order of an index that also has other records, which are skipped. `refuse` throws when too many
 * would be skipped.
 */
export function positionsFilteredInIndexOrder(
	rows: ScanRows,
	{ column }: Sort,
	conditions: readonly Condition[],
	refuse: () => never,
): ListedPositions {
	const wanted = { columns: [], conditions };
	return {
		async positions({ after, skip, limit }) {
			const enough = skip + limit;
			const found: Position[] = [];
			for await (const { matching, last } of slices(
				rows,
				wanted,
				after,
				enough,
			)) {
				found.push(...matching.map((row) => positionIn(row, column)));
				if (!last || found.length >= enough) return found.slice(skip, enough);
			}
			return refuse();
		},
		async count(most) {
			const { records, isLonger } = await rows.countMatching(
				conditions,
				Math.ceil(MOST_WALKED_TO_COUNT / rows.streams),
			);
			return records > most || !isLonger
				? countedUpTo(most, records)
				: { records, isLonger };
		},
	};
}

/** The positions of the few records of an index scan that fulfil the conditions, filtered and sorted in memory. */
export async function positionsSortedInMemory(
	rows: ScanRows,
	{ sorts }: ListSelection,
	conditions: readonly Condition[],
): Promise<ListedPositions> {
	const matching: ListedRow[] = [];
	const columns = sorts.map(({ column }) => column);
	for await (const slice of slices(rows, { columns, conditions }))
		matching.push(...slice.matching);
	return sortInMemory(matching, sorts);
}

/** The positions of the records with these ids that fulfil all conditions, sorted in memory. */
export async function positionsOfIds(
	db: Queries,
	accountId: string,
	{ table }: ListRules,
	{ conditions, sorts }: ListSelection,
	ids: readonly string[],
): Promise<ListedPositions> {
	const wanted = { columns: sorts.map(({ column }) => column), conditions };
	const matching: ListedRow[] = [];
	for (const batch of idBatches(ids)) {
		const rows = await findListRows(db, table, accountId, batch, wanted);
		matching.push(...rows);
		await giveWay();
	}
	return sortInMemory(matching, sorts);
}
