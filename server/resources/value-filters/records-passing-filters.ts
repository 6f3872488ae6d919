import { idBatches } from "../../database/batches.ts";
import type { ListedPositions } from "../../json-api/list-from-positions.ts";
import { type Counted, countedUpTo } from "../../json-api/list-source.ts";
import type { Position } from "../../json-api/page.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { ValueFilter } from "./value-filter.ts";

/** Records that are checked at once, some milliseconds of work. */
const CHECKED_AT_ONCE = 512;

/** The most records checked to count a list. */
const MOST_CHECKED_TO_COUNT = 2_000;

/** Finds those of some records that pass all filters. Remembers what it has checked. */
function checker(filters: readonly ValueFilter[]) {
	const passes = new Map<string, boolean>();

	async function check(ids: readonly string[]): Promise<void> {
		let left: readonly string[] = ids;
		for (const filter of filters) {
			if (left.length === 0) break;
			const [batch = []] = idBatches(left, CHECKED_AT_ONCE);
			left = await filter.among(batch);
		}
		for (const id of ids) passes.set(id, false);
		for (const id of left) passes.set(id, true);
		await giveWay();
	}

	return async (positions: readonly Position[]): Promise<Position[]> => {
		const unknown = positions.flatMap(({ id }) => (passes.has(id) ? [] : id));
		if (unknown.length > 0) await check(unknown);
		return positions.filter(({ id }) => passes.get(id));
	};
}

/**
 * The records of a list that pass filters by values, in the order of the list. Checks them in slices from the beginning of a
 * page, because a page needs few of thousands.
 */
export function passingList(
	list: ListedPositions,
	filters: readonly ValueFilter[],
): ListedPositions {
	if (filters.length === 0) return list;
	const passing = checker(filters);

	async function* slices(from: Position | undefined) {
		const limit = CHECKED_AT_ONCE;
		for (let after = from; ; ) {
			const slice = await list.positions({ after, skip: 0, limit });
			yield { found: await passing(slice), length: slice.length };
			after = slice.at(-1);
			if (!after || slice.length < limit) return;
		}
	}

	return {
		async positions({ after, skip, limit }) {
			const all: Position[] = [];
			for await (const { found } of slices(after)) {
				all.push(...found);
				if (all.length >= skip + limit) break;
			}
			return all.slice(skip, skip + limit);
		},
		async count(most): Promise<Counted> {
			let records = 0;
			let checked = 0;
			for await (const { found, length } of slices(undefined)) {
				records += found.length;
				checked += length;
				if (records > most) break;
				if (checked >= MOST_CHECKED_TO_COUNT)
					return { records, isLonger: true };
			}
			return countedUpTo(most, records);
		},
	};
}
