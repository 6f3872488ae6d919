import { idBatches } from "../../database/batches.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import { giveWay } from "../../runtime/give-way.ts";

/** Records that a filter by values leaves to be narrowed and sorted. */
const MOST_CHOSEN = 5_000;

/** A filter by what records have any number of: tags, references, custom fields. Each value has an index entry. */
export interface ValueFilter {
	readonly parameter: string;
	/** Ids of up to `limit` records that it leaves, in any order. */
	find(limit: number): Promise<readonly string[]>;
	/** Those of a batch of ids that it leaves. */
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
 * The ids of the records that all filters leave, of those that are `known` if these are given. Where each filter leaves too many,
 * they are looked for among those of `findOthers`: the few that other filters leave. Throws a 400 when these are too many as well.
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
