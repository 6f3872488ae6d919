import type { Queries } from "../../database/database.ts";
import {
	findSized,
	type SizedDocument,
	sizedColumns,
} from "../../database/stored-documents/sized-documents.ts";
import { listFromPositions } from "../../json-api/list-from-positions.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import type { ListSource, OpenList } from "../../json-api/list-source.ts";
import { findCounter } from "../accounts/account-counters.ts";
import { passingList } from "../value-filters/records-passing-filters.ts";
import {
	chooseIds,
	tooBroad,
	type ValueFilter,
} from "../value-filters/value-filter.ts";
import {
	positionsByBestIndex,
	positionsByNarrowFilter,
} from "./choose-index.ts";
import type { ListRules } from "./list-rules.ts";
import type { ListSelection } from "./list-selection.ts";
import { positionsOfIds } from "./positions-from-index.ts";

/** All records of an account, newest first. */
function newestFirst(
	db: Queries,
	accountId: string,
	{ records }: ListRules,
): ListSource<SizedDocument> {
	const ofAccount = db
		.selectFrom(records as "shipments")
		.where("account_id", "=", accountId);
	return listFromTable({
		db,
		order: "created_at",
		streams: () => [ofAccount],
		select: (stream) =>
			stream.select(sizedColumns(records)).select("created_at"),
	});
}

/** The parts of a list request beside its columns. */
export interface RecordChoice {
	readonly selection: ListSelection;
	/** Ids to which the list is limited. */
	readonly ids?: readonly string[];
	/** Filters by tags, references and custom fields, of which a record can have several. */
	readonly values: readonly ValueFilter[];
}

/** Opens the list of an account's records. */
export async function openRecordList(
	db: Queries,
	accountId: string,
	rules: ListRules,
	{ selection, ids: known, values }: RecordChoice,
): Promise<OpenList<SizedDocument>> {
	const { conditions, sorts } = selection;
	const read = (some: readonly string[]) =>
		findSized(db, rules.records, accountId, some);
	const { ids, broad } = await chooseIds(values, known);
	const [first] = broad;
	if (ids || first) {
		const chosen = ids
			? await positionsOfIds(db, accountId, rules, selection, ids)
			: await positionsByNarrowFilter(db, accountId, rules, selection);
		if (!chosen) throw tooBroad(first as ValueFilter);
		const list = passingList(chosen, broad);
		return { list: listFromPositions(list, read), total: undefined };
	}
	const total =
		conditions.length === 0
			? await findCounter(db, accountId, rules.records)
			: undefined;
	const [{ column, isDescending }] = sorts;
	const isPlain = sorts.length === 1 && column === "created_at" && isDescending;
	if (total !== undefined && isPlain)
		return { list: newestFirst(db, accountId, rules), total };
	const list = await positionsByBestIndex(db, accountId, rules, selection);
	return { list: listFromPositions(list, read), total };
}
