import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { DefinitionTable } from "./definition-table.ts";
import { deleteOptionsOf } from "./option-queries.ts";

const selectDefinitions = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("custom_field_definitions")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** The definitions of an account with these ids. */
export async function findDefinitions(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<DefinitionTable[]> {
	const found: DefinitionTable[] = [];
	for (const batch of idBatches(ids))
		found.push(...(await selectDefinitions(db, accountId, batch)));
	return found;
}

const selectNamed = compiledRead(
	(db, accountId: string, slugs: readonly string[]) =>
		db
			.selectFrom("custom_field_definitions")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("entity_type", "in", ["Shipment", "Container"])
			.where("api_slug", "in", slugs),
);

/** The definitions of fields of shipments and containers with these names. */
export async function findDefinitionsNamed(
	db: Queries,
	accountId: string,
	slugs: readonly string[],
): Promise<DefinitionTable[]> {
	const found: DefinitionTable[] = [];
	for (const batch of idBatches(slugs))
		found.push(...(await selectNamed(db, accountId, batch)));
	return found;
}

const selectKept = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("custom_field_definitions")
			.select("id")
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			// Locks the definitions, so that their deletion waits until the values are written.
			.forKeyShare(),
);

/** Locks definitions against deletion until the transaction ends. Returns the ids of those that still exist. */
export async function keepDefinitions(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<ReadonlySet<string>> {
	const kept = new Set<string>();
	for (const batch of idBatches(ids))
		for (const { id } of await selectKept(db, accountId, batch)) kept.add(id);
	return kept;
}

/** Finds a definition of an account. */
export async function findDefinition(
	db: Queries,
	accountId: string,
	id: string,
): Promise<DefinitionTable | undefined> {
	const [row] = await selectDefinitions(db, accountId, [id]);
	return row;
}

/** Locks and reads a definition: no other transaction changes it, its options or its values until this one ends. */
export function openDefinition(
	db: Queries,
	accountId: string,
	id: string,
): Promise<DefinitionTable | undefined> {
	return db
		.selectFrom("custom_field_definitions")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();
}

/** All definitions of an account, in any order; at most a thousand. */
export const findAllDefinitions = compiledRead((db, accountId: string) =>
	db
		.selectFrom("custom_field_definitions")
		.selectAll()
		.where("account_id", "=", accountId),
);

/** Adds a definition. A slug that records of this kind already have is a unique violation. */
export async function insertDefinition(
	db: Queries,
	row: DefinitionTable,
): Promise<void> {
	await db.insertInto("custom_field_definitions").values(row).execute();
}

/** Changes a definition that {@link openDefinition} has locked. */
export async function setDefinition(
	db: Queries,
	{ account_id, id }: Pick<DefinitionTable, "account_id" | "id">,
	changes: Partial<DefinitionTable>,
): Promise<void> {
	await db
		.updateTable("custom_field_definitions")
		.set(changes)
		.where("account_id", "=", account_id)
		.where("id", "=", id)
		.execute();
}

/** Deletes a definition with its options; false when the account has none with this id. */
export async function deleteDefinition(
	db: Queries,
	accountId: string,
	id: string,
): Promise<boolean> {
	// Locked, so that no option is added meanwhile.
	if (!(await openDefinition(db, accountId, id))) return false;
	await deleteOptionsOf(db, accountId, id);
	await db
		.deleteFrom("custom_field_definitions")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.execute();
	return true;
}

const selectDefinition = (
	db: Queries,
	accountId: string,
	entityType: DefinitionTable["entity_type"],
	slug: string,
) =>
	db
		.selectFrom("custom_field_definitions")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("entity_type", "=", entityType)
		.where("api_slug", "=", slug);

/** Finds the definition of a field by its name. */
export function findDefinitionNamed(
	...field: Parameters<typeof selectDefinition>
): Promise<DefinitionTable | undefined> {
	return selectDefinition(...field).executeTakeFirst();
}

/** Locks and reads the definition of a field by its name, like {@link openDefinition}. */
export function openDefinitionNamed(
	...field: Parameters<typeof selectDefinition>
): Promise<DefinitionTable | undefined> {
	return selectDefinition(...field)
		.forUpdate()
		.executeTakeFirst();
}
