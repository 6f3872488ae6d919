import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import type { ListedPositions } from "../../json-api/filled-list.ts";
import { carriedRows } from "./carried-rows.ts";
import { type Carrier, carriersOf, sortCarrier } from "./list-carrier.ts";
import type { ListRules } from "./list-rules.ts";
import type { Condition, ListWish } from "./list-wish.ts";
import { indexedList, sortedList, walkedList } from "./row-lists.ts";

/** The most records that are filtered and sorted in memory. */
const MOST_SORTED = 5_000;

/** The conditions that a carrier does not fulfil by itself. */
function missing(
	{ covered }: Carrier,
	{ conditions }: ListWish,
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

function refuseFilters([first]: readonly Condition[]): never {
	throw badParameter(
		first?.parameter ?? "filter",
		"too_broad",
		`each filter leaves more than ${MOST_SORTED} records, and too few of them fulfil all filters: add a filter that leaves fewer, or sort by another column`,
	);
}

/** Of several carriers that of the fewest records, when it has at most {@link MOST_SORTED}. */
async function findNarrow(
	carriers: readonly Carrier[],
	rowsOf: (carrier: Carrier) => ReturnType<typeof carriedRows>,
): Promise<Carrier | undefined> {
	let narrowest: Carrier | undefined;
	let fewest = MOST_SORTED;
	for (const carrier of carriers) {
		const { records, isLonger } = await rowsOf(carrier).count(fewest);
		if (isLonger) continue;
		narrowest = carrier;
		fewest = records;
	}
	return narrowest;
}

/** The ids of the records that fulfil all conditions, if one condition has at most {@link MOST_SORTED} records; else undefined. */
export async function findFew(
	db: Queries,
	accountId: string,
	rules: ListRules,
	wish: ListWish,
): Promise<string[] | undefined> {
	if (wish.conditions.length === 0) return undefined;
	const { table } = rules;
	const isDescending = true;
	const rowsOf = (carrier: Carrier) =>
		carriedRows({ db, accountId, table, carrier, isDescending });
	const narrow = await findNarrow(carriersOf(rules, wish), rowsOf);
	if (!narrow) return undefined;
	const list = await sortedList(
		rowsOf(narrow),
		narrow.order,
		wish,
		missing(narrow, wish),
	);
	const span = { after: undefined, skip: 0, limit: MOST_SORTED };
	return (await list.positions(span)).map(({ id }) => id);
}

/**
 * Chooses how to read a list. First choice is an index with exactly this list in its order. Second is the filter with the
 * fewest records, if these can be sorted in memory. Third is the index of the sort, skipping records that do not match. Throws
 * a 400 when none of them works.
 */
export async function planList(
	db: Queries,
	accountId: string,
	rules: ListRules,
	wish: ListWish,
): Promise<ListedPositions> {
	const [sort, ...others] = wish.sorts;
	const { table } = rules;
	const rowsOf = (carrier: Carrier) =>
		carriedRows({
			db,
			accountId,
			table,
			carrier,
			isDescending: sort.isDescending,
		});
	const carriers = carriersOf(rules, wish);
	const inOrder = [
		...carriers.filter(({ order }) => order === sort.column),
		sortCarrier(rules, wish, sort),
	];
	const whole = inOrder.find((one) => missing(one, wish).length === 0);
	if (whole && others.length === 0) return indexedList(rowsOf(whole), sort);
	const narrow = await findNarrow(carriers, rowsOf);
	if (narrow)
		return sortedList(
			rowsOf(narrow),
			narrow.order,
			wish,
			missing(narrow, wish),
		);
	const [carrier] = inOrder;
	if (others.length > 0 || !carrier) return refuseSorts();
	const left = missing(carrier, wish);
	return walkedList(rowsOf(carrier), sort, left, () => refuseFilters(left));
}
