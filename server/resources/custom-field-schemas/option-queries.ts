import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { OptionTable } from "./definition-table.ts";

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

/** Adds an option. A value that the field already has is a unique violation. */
export async function insertOption(
	db: Queries,
	row: OptionTable,
): Promise<void> {
	await db.insertInto("custom_field_options").values(row).execute();
}

/** Changes an option and returns it; undefined for an unknown id. */
export async function setOption(
	db: Queries,
	accountId: string,
	definitionId: string,
	id: string,
	changes: Partial<Pick<OptionTable, "label" | "position">>,
): Promise<OptionTable | undefined> {
	if (Object.keys(changes).length === 0)
		return findOption(db, accountId, definitionId, id);
	return db
		.updateTable("custom_field_options")
		.set(changes)
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("definition_id", "=", definitionId)
		.returningAll()
		.executeTakeFirst();
}

/** Deletes an option and returns it; undefined for an unknown id. */
export function deleteOption(
	db: Queries,
	accountId: string,
	definitionId: string,
	id: string,
): Promise<OptionTable | undefined> {
	return db
		.deleteFrom("custom_field_options")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("definition_id", "=", definitionId)
		.returningAll()
		.executeTakeFirst();
}
