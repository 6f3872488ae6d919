import { idBatches } from "../../database/batches.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/give-way.ts";

/** The most records of a filter by values that are filtered further and sorted in memory. */
const MOST_CHOSEN = 5_000;

/** A filter by tags, references or custom fields, of which a record can have several. Each value has an index entry. */
export interface ValueFilter {
	readonly parameter: string;
	/** Ids of up to `limit` records that pass, in any order. */
	find(limit: number): Promise<readonly string[]>;
	/** The ids of a batch that pass. */
	among(ids: readonly string[]): Promise<readonly string[]>;
}

function tooBroad({ parameter }: ValueFilter): Error {
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

/**
 * The ids of the records that pass all filters, among the `known` ones if given. Where each filter has too many records, it
 * filters those of `findOthers`, which pass the other filters. Throws a 400 when these are too many as well.
 */
export async function chooseIds(
	filters: readonly ValueFilter[],
	known: readonly string[] | undefined,
	findOthers: () => Promise<readonly string[] | undefined>,
): Promise<readonly string[] | undefined> {
	let chosen = known;
	const broad: ValueFilter[] = [];
	for (const filter of filters) {
		if (chosen) {
			chosen = await narrowed(filter, chosen);
			continue;
		}
		const found = await filter.find(MOST_CHOSEN + 1);
		if (found.length > MOST_CHOSEN) broad.push(filter);
		else chosen = found;
	}
	const [first] = broad;
	if (!first) return chosen;
	chosen ??= await findOthers();
	if (!chosen) throw tooBroad(first);
	for (const filter of broad) chosen = await narrowed(filter, chosen);
	return chosen;
}
