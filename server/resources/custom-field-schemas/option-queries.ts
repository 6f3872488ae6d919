import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { type ChangedRecord, keepTermsOf } from "../search-terms/keep-terms.ts";
import { valueTerms } from "../search-terms/search-terms.ts";
import type { OptionTable } from "./definition-table.ts";

type Labelled = Pick<OptionTable, "id" | "label">;

/** Updates the search terms of options, by which the records that have them are found. */
const keepLabelTerms = (
	db: Queries,
	accountId: string,
	changes: readonly ChangedRecord<Labelled>[],
): Promise<void> =>
	keepTermsOf(
		db,
		accountId,
		"custom_field_option",
		({ label }) => valueTerms(label),
		changes,
	);

const selectOptions = compiledRead(
	(db, accountId: string, definitionIds: readonly string[]) =>
		db
			.selectFrom("custom_field_options")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("definition_id", "in", definitionIds),
);

/** Compares options by their position in the list, and options with equal positions by id, which is the order of creation. */
function byPosition(one: OptionTable, other: OptionTable): number {
	return one.position - other.position || (one.id < other.id ? -1 : 1);
}

/** The options of definitions, in their order, by the id of the definition. */
export async function findOptions(
	db: Queries,
	accountId: string,
	definitionIds: readonly string[],
): Promise<Map<string, OptionTable[]>> {
	const found: OptionTable[] = [];
	for (const batch of idBatches(definitionIds))
		found.push(...(await selectOptions(db, accountId, batch)));
	return Map.groupBy(
		found.sort(byPosition),
		({ definition_id }) => definition_id,
	);
}

/** The options of one definition, in their order. */
export async function findOptionsOf(
	db: Queries,
	accountId: string,
	definitionId: string,
): Promise<OptionTable[]> {
	const found = await findOptions(db, accountId, [definitionId]);
	return found.get(definitionId) ?? [];
}

/** Finds an option of a definition. */
export function findOption(
	db: Queries,
	accountId: string,
	definitionId: string,
	id: string,
): Promise<OptionTable | undefined> {
	return db
		.selectFrom("custom_field_options")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("definition_id", "=", definitionId)
		.executeTakeFirst();
}

/** Finds options by their ids. */
export const findOptionsByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("custom_field_options")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** Adds an option. A value that the field already has is a unique violation. */
export async function insertOption(
	db: Queries,
	row: OptionTable,
): Promise<void> {
	await db.insertInto("custom_field_options").values(row).execute();
	await keepLabelTerms(db, row.account_id, [{ after: row }]);
}

/** Changes an option and returns it; undefined for an unknown id. Its definition must be locked. */
export async function setOption(
	db: Queries,
	accountId: string,
	definitionId: string,
	id: string,
	changes: Partial<Pick<OptionTable, "label" | "position">>,
): Promise<OptionTable | undefined> {
	const before = await findOption(db, accountId, definitionId, id);
	if (!before || Object.keys(changes).length === 0) return before;
	await db
		.updateTable("custom_field_options")
		.set(changes)
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("definition_id", "=", definitionId)
		.execute();
	const after = { ...before, ...changes };
	await keepLabelTerms(db, accountId, [{ before, after }]);
	return after;
}

/** Deletes an option and returns it; undefined for an unknown id. */
export async function deleteOption(
	db: Queries,
	accountId: string,
	definitionId: string,
	id: string,
): Promise<OptionTable | undefined> {
	const before = await db
		.deleteFrom("custom_field_options")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("definition_id", "=", definitionId)
		.returningAll()
		.executeTakeFirst();
	if (before) await keepLabelTerms(db, accountId, [{ before }]);
	return before;
}

/** Deletes all options of a definition, which must be locked. */
export async function deleteOptionsOf(
	db: Queries,
	accountId: string,
	definitionId: string,
): Promise<void> {
	const gone = await db
		.deleteFrom("custom_field_options")
		.where("account_id", "=", accountId)
		.where("definition_id", "=", definitionId)
		.returning(["id", "label"])
		.execute();
	await keepLabelTerms(
		db,
		accountId,
		gone.map((before) => ({ before })),
	);
}
