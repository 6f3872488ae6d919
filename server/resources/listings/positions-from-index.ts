import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { countedUpTo } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import {
	findListRows,
	type ListedRow,
	type ScanRows,
} from "./index-scan-queries.ts";
import type { Column, ListRules } from "./list-rules.ts";
import type { Condition, ListSelection, Sort } from "./list-selection.ts";
import { matches } from "./match-in-memory.ts";
import { sortInMemory } from "./sort-in-memory.ts";

/** Index entries per statement, some milliseconds of work. */
const MOST_READ = 1_000;

/** The most index entries read for a page, or to count a list without an exact index. */
const MOST_WALKED = 10_000;
const MOST_WALKED_TO_COUNT = 2_000;

const columnsOf = (some: readonly { readonly column: Column }[]) =>
	some.map(({ column }) => column);

/** The positions of a list that an index contains exactly, in the order of the index. */
export function positionsInIndexOrder(
	rows: ScanRows,
	{ column }: Sort,
): ListedPositions {
	return {
		async positions(span) {
			const found = await rows.read(span, []);
			return found.map((row) => positionIn(row, column));
		},
		count: (most) => rows.count(most),
	};
}

const positionIn = (row: ListedRow, column: Column): Position => ({
	at: String(row[column]),
	id: row.record_id,
});

/** Reads all rows in slices, and gives way between them. */
async function* slices(
	rows: ScanRows,
	order: Column,
	columns: readonly Column[],
	from: Position | undefined,
): AsyncGenerator<ListedRow[]> {
	let after = from;
	const limit = Math.ceil(MOST_READ / rows.streams);
	for (;;) {
		const slice = await rows.read({ after, skip: 0, limit }, columns);
		yield slice;
		const last = slice.at(-1);
		if (!last || slice.length < limit) return;
		after = positionIn(last, order);
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
	const columns = columnsOf(conditions);
	return {
		async positions({ after, skip, limit }) {
			const found: Position[] = [];
			let walked = 0;
			for await (const slice of slices(rows, column, columns, after)) {
				for (const row of slice) {
					if (matches(row, conditions)) found.push(positionIn(row, column));
				}
				walked += slice.length * rows.streams;
				if (found.length >= skip + limit) break;
				if (walked >= MOST_WALKED) refuse();
			}
			return found.slice(skip, skip + limit);
		},
		async count(most) {
			let records = 0;
			let walked = 0;
			for await (const slice of slices(rows, column, columns, undefined)) {
				records += slice.filter((row) => matches(row, conditions)).length;
				walked += slice.length * rows.streams;
				if (records > most) break;
				if (walked >= MOST_WALKED_TO_COUNT) return { records, isLonger: true };
			}
			return countedUpTo(most, records);
		},
	};
}

/** The positions of the few records of an index scan that fulfil the conditions, filtered and sorted in memory. */
export async function positionsSortedInMemory(
	rows: ScanRows,
	order: Column,
	selection: ListSelection,
	conditions: readonly Condition[],
): Promise<ListedPositions> {
	const matching: ListedRow[] = [];
	const columns = columnsOf([...conditions, ...selection.sorts]);
	for await (const slice of slices(rows, order, columns, undefined)) {
		for (const row of slice) if (matches(row, conditions)) matching.push(row);
	}
	return sortInMemory(matching, selection.sorts);
}

/** The positions of the records with these ids that fulfil all conditions, sorted in memory. */
export async function positionsOfIds(
	db: Queries,
	accountId: string,
	{ table }: ListRules,
	selection: ListSelection,
	ids: readonly string[],
): Promise<ListedPositions> {
	const { conditions, sorts } = selection;
	const columns = columnsOf([...conditions, ...sorts]);
	const matching: ListedRow[] = [];
	for (const batch of idBatches(ids)) {
		const rows = await findListRows(db, table, accountId, batch, columns);
		for (const row of rows) if (matches(row, conditions)) matching.push(row);
		await giveWay();
	}
	return sortInMemory(matching, sorts);
}
