import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { candidateList, emptyList } from "../../json-api/candidate-list.ts";
import { type FoundList, findList } from "../../json-api/find-list.ts";
import type { Page } from "../../json-api/page.ts";
import { tableList } from "../../json-api/table-list.ts";
import { addToCounter, findCounter } from "../accounts/account-counters.ts";
import { findDefinition } from "../custom-field-schemas/definition-queries.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";

/** Finds a value of an account. */
export function findCustomField(
	db: Queries,
	accountId: string,
	id: string,
): Promise<CustomFieldTable | undefined> {
	return db
		.selectFrom("custom_fields")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

/** All values of a record: at most one of each field. */
export const findCustomFieldsOf = compiledRead(
	(db, accountId: string, entityId: string) =>
		db
			.selectFrom("custom_fields")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("entity_id", "=", entityId),
);

const addCustomFields = compiledWrite((db, rows: readonly CustomFieldTable[]) =>
	db.insertInto("custom_fields").values(rows),
);

/** Adds values of records and counts them. */
export async function insertCustomFields(
	db: Queries,
	rows: readonly CustomFieldTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await addCustomFields(db, batch);
}

/** Replaces a value. */
export async function setCustomField(
	db: Queries,
	{ account_id, id, value, updated_at }: CustomFieldTable,
): Promise<void> {
	await db
		.updateTable("custom_fields")
		.set({ value, updated_at })
		.where("account_id", "=", account_id)
		.where("id", "=", id)
		.execute();
}

/** Deletes a value and decrements the count; false for an unknown id. */
export async function deleteCustomFieldRow(
	db: Queries,
	accountId: string,
	id: string,
): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom("custom_fields")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	if (numDeletedRows > 0n)
		await addToCounter(db, accountId, "custom_fields", -1);
	return numDeletedRows > 0n;
}

/** Deletes the values of records and decrements the count, in the transaction that deletes the records. */
export async function removeCustomFieldsOf(
	db: Queries,
	accountId: string,
	entityIds: readonly string[],
): Promise<void> {
	let count = 0;
	for (const ids of idBatches(entityIds)) {
		const { numDeletedRows } = await db
			.deleteFrom("custom_fields")
			.where("account_id", "=", accountId)
			.where("entity_id", "in", ids)
			.executeTakeFirstOrThrow();
		count += Number(numDeletedRows);
	}
	if (count > 0) await addToCounter(db, accountId, "custom_fields", -count);
}

/** Deletes up to `limit` values of a field, decrements the count, and returns their number. */
export async function removeSomeOfField(
	db: Queries,
	accountId: string,
	definitionId: string,
	limit: number,
): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("custom_fields")
		.where("account_id", "=", accountId)
		.where("id", "in", (eb) =>
			eb
				.selectFrom("custom_fields")
				.select("id")
				.where("account_id", "=", accountId)
				.where("definition_id", "=", definitionId)
				.limit(limit),
		)
		.executeTakeFirstOrThrow();
	const count = Number(numDeletedRows);
	if (count > 0) await addToCounter(db, accountId, "custom_fields", -count);
	return count;
}

/** The filters of a list of values. */
export interface CustomFieldFilter {
	readonly entityType: string | undefined;
	readonly entityId: string | undefined;
	readonly definitionId: string | undefined;
}

/** The few values of one record. */
async function listOfEntity(
	db: Queries,
	accountId: string,
	entityId: string,
	{ entityType, definitionId }: CustomFieldFilter,
) {
	const rows = (await findCustomFieldsOf(db, accountId, entityId)).filter(
		(row) =>
			row.entity_type === (entityType ?? row.entity_type) &&
			row.definition_id === (definitionId ?? row.definition_id),
	);
	return candidateList(
		rows.map(({ created_at: at, id }) => ({ at, id })),
		async (ids) => rows.filter(({ id }) => ids.includes(id)),
	);
}

/** Lists a page of an account's values, newest first, and their number. */
export async function listCustomFieldRows(
	db: Queries,
	accountId: string,
	filter: CustomFieldFilter,
	page: Page,
): Promise<FoundList<CustomFieldTable>> {
	const { entityType, entityId, definitionId } = filter;
	if (entityId !== undefined)
		return findList(await listOfEntity(db, accountId, entityId, filter), page);
	const isAll = entityType === undefined && definitionId === undefined;
	if (definitionId !== undefined && entityType !== undefined) {
		const definition = await findDefinition(db, accountId, definitionId);
		if (definition?.entity_type !== entityType)
			return findList(emptyList<CustomFieldTable>(), page);
	}
	const all = db
		.selectFrom("custom_fields")
		.where("account_id", "=", accountId);
	const ofType =
		entityType === undefined
			? all
			: all.where("entity_type", "=", entityType as "Shipment");
	// A definition has one record type, so a filter by type is redundant.
	const chosen =
		definitionId === undefined
			? ofType
			: all.where("definition_id", "=", definitionId);
	const list = tableList({
		db,
		order: "created_at",
		streams: () => [chosen],
		select: (stream) => stream.selectAll(),
	});
	const total = isAll
		? await findCounter(db, accountId, "custom_fields")
		: undefined;
	return findList(list, page, total);
}
