import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { rowsOfScan } from "./index-scan-queries.ts";
import { type IndexScan, indexScans, sortScan } from "./index-scans.ts";
import type { ListRules } from "./list-rules.ts";
import type { Condition, ListSelection } from "./list-selection.ts";
import {
	positionsFilteredInIndexOrder,
	positionsInIndexOrder,
	positionsSortedInMemory,
} from "./positions-from-index.ts";

/** The most records that are filtered and sorted in memory. */
const MOST_SORTED = 5_000;

/** The first records of each index that are checked, to read the one of which most match. */
const SAMPLED = 128;

/** The conditions that a scan does not cover. */
function missing(
	{ covered }: IndexScan,
	{ conditions }: ListSelection,
): readonly Condition[] {
	return conditions.filter((condition) => !covered.includes(condition));
}

function refuseSorts(): never {
	throw badParameter(
		"sort",
		"too_broad",
		`more than ${MOST_SORTED} records are left by each filter: sort them by one column, or add a filter that leaves fewer`,
	);
}

/** Refuses filters of which an index has too many records. A period can be read in the order of its own column. */
function refuseFilters(conditions: readonly Condition[]): never {
	const [first] = conditions;
	const period = conditions.find(({ by }) => by === "period");
	throw badParameter(
		first?.parameter ?? "filter",
		"too_broad",
		`each filter leaves more than ${MOST_SORTED} records, and too few of them fulfil all filters: add a filter that leaves fewer, or sort by ${period?.column ?? "another column"}`,
	);
}

/** The scan with the fewest records, if it has at most {@link MOST_SORTED}. */
async function findNarrow(
	scans: readonly IndexScan[],
	rowsOf: (scan: IndexScan) => ReturnType<typeof rowsOfScan>,
): Promise<IndexScan | undefined> {
	let narrowest: IndexScan | undefined;
	let fewest = MOST_SORTED;
	for (const scan of scans) {
		const { records, isLonger } = await rowsOf(scan).count(fewest);
		if (isLonger) continue;
		narrowest = scan;
		fewest = records;
	}
	return narrowest;
}

/** The scan of which most of the first records fulfil the conditions that it does not cover. */
async function findDense(
	scans: readonly IndexScan[],
	selection: ListSelection,
	rowsOf: (scan: IndexScan) => ReturnType<typeof rowsOfScan>,
): Promise<IndexScan | undefined> {
	let [dense] = scans;
	if (scans.length === 1) return dense;
	let most = -1;
	for (const scan of scans) {
		const left = missing(scan, selection);
		const { records } = await rowsOf(scan).countMatching(left, SAMPLED);
		if (records <= most) continue;
		dense = scan;
		most = records;
	}
	return dense;
}

/**
 * The positions of the records that fulfil all conditions, sorted in memory. Undefined unless one condition has at most
 * {@link MOST_SORTED} records.
 */
export async function positionsByNarrowFilter(
	db: Queries,
	accountId: string,
	rules: ListRules,
	selection: ListSelection,
): Promise<ListedPositions | undefined> {
	if (selection.conditions.length === 0) return undefined;
	const { table } = rules;
	const isDescending = true;
	const rowsOf = (scan: IndexScan) =>
		rowsOfScan({ db, accountId, table, scan, isDescending });
	const narrow = await findNarrow(indexScans(rules, selection), rowsOf);
	return (
		narrow &&
		positionsSortedInMemory(
			rowsOf(narrow),
			selection,
			missing(narrow, selection),
		)
	);
}

/**
 * The positions of a list, read from the best index for it. First choice is an index with exactly this list in its order. Second
 * is the filter with the fewest records, if these can be sorted in memory. Third is an index in the order of the sort, skipping records
 * that do not match. Throws a 400 when none of them works.
 */
export async function positionsByBestIndex(
	db: Queries,
	accountId: string,
	rules: ListRules,
	selection: ListSelection,
): Promise<ListedPositions> {
	const [sort, ...others] = selection.sorts;
	const { table } = rules;
	const rowsOf = (scan: IndexScan) =>
		rowsOfScan({
			db,
			accountId,
			table,
			scan,
			isDescending: sort.isDescending,
		});
	const scans = indexScans(rules, selection);
	const ofFilters = scans.filter(({ order }) => order === sort.column);
	const ofSort = sortScan(rules, selection, sort);
	const whole = [...ofFilters, ofSort].find(
		(one) => missing(one, selection).length === 0,
	);
	if (whole && others.length === 0) return positionsInIndexOrder(rowsOf(whole));
	const narrow = await findNarrow(scans, rowsOf);
	if (narrow)
		return positionsSortedInMemory(
			rowsOf(narrow),
			selection,
			missing(narrow, selection),
		);
	if (others.length > 0) return refuseSorts();
	const scan = (await findDense(ofFilters, selection, rowsOf)) ?? ofSort;
	const left = missing(scan, selection);
	return positionsFilteredInIndexOrder(rowsOf(scan), sort, left, () =>
		refuseFilters(left),
	);
}
