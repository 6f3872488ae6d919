import { idBatches } from "../../database/batches.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/time-slices.ts";

/** The largest number of records that a filter by values can find for further filters and sorting in memory. A filter with more records is broad. */
const MOST_CHOSEN = 5_000;

/** A filter by tags, references or custom fields, of which a record can have several. Each value has an index entry. */
export interface ValueFilter {
	readonly parameter: string;
	/** The ids of all records that pass, in any order. Undefined, without reading them, when there are more than `most`. */
	find(most: number): Promise<readonly string[] | undefined>;
	/** Those of the ids whose records pass. */
	among(ids: readonly string[]): Promise<readonly string[]>;
}

/**
 * Reads all rows of a filter; undefined when there are more than `most`. It first looks for the row beyond that number, because
 * skipping index entries takes a fraction of the time of reading the rows.
 */
export async function readAll<Row>(
	most: number,
	select: (skip: number, limit: number) => Promise<Row[]>,
): Promise<Row[] | undefined> {
	const behind = await select(most, 1);
	return behind.length > 0 ? undefined : select(0, most);
}

/** The error for a filter that too many records pass, when no other filter selects few. */
export function tooBroad({ parameter }: ValueFilter): Error {
	return badParameter(
		parameter,
		"too_broad",
		`${parameter} leaves more than ${MOST_CHOSEN} records: add a filter that leaves fewer`,
	);
}

async function narrowed(
	filter: ValueFilter,
	ids: readonly string[],
): Promise<string[]> {
	const left: string[] = [];
	for (const batch of idBatches(ids)) {
		left.push(...(await filter.among(batch)));
		await giveWay();
	}
	return left;
}

/** The records that some filters select. */
export interface Choice {
	/** The ids of the records that pass all filters except the broad ones; undefined when all are broad. */
	readonly ids: readonly string[] | undefined;
	/** Filters that too many records pass. They filter a list that is read by other means. */
	readonly broad: readonly ValueFilter[];
}

/** Finds the records that pass filters, among the `known` ones if given. */
export async function chooseIds(
	filters: readonly ValueFilter[],
	known: readonly string[] | undefined,
): Promise<Choice> {
	let ids = known;
	const broad: ValueFilter[] = [];
	for (const filter of filters) {
		if (ids) {
			ids = await narrowed(filter, ids);
			continue;
		}
		ids = await filter.find(MOST_CHOSEN);
		if (!ids) broad.push(filter);
	}
	return { ids, broad };
}
