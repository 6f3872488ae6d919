import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import { listByCreation, listInMemory } from "../../json-api/list-in-memory.ts";
import type { Page } from "../../json-api/page.ts";
import { addToCounter, findCounter } from "../accounts/account-counters.ts";
import { findDefinition } from "../custom-field-schemas/definition-queries.ts";
import { type ChangedRecord, keepTermsOf } from "../search-terms/keep-terms.ts";
import { valueTerms } from "../search-terms/search-terms.ts";
import type { CustomFieldTable } from "./custom-field-table.ts";

type StoredValue = Pick<CustomFieldTable, "id" | "value">;

/** Updates the search terms of values. */
const keepValueTerms = (
	db: Queries,
	accountId: string,
	changes: readonly ChangedRecord<StoredValue>[],
): Promise<void> =>
	keepTermsOf(
		db,
		accountId,
		"custom_field",
		({ value }) => valueTerms(fromJsonText(value)),
		changes,
	);

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

/** Adds values of records. The caller counts them. */
export async function insertCustomFields(
	db: Queries,
	accountId: string,
	rows: readonly CustomFieldTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await addCustomFields(db, batch);
	await keepValueTerms(
		db,
		accountId,
		rows.map((after) => ({ after })),
	);
}

/** Replaces the value `before`; false when it has been deleted. Its definition must be locked. */
export async function setCustomField(
	db: Queries,
	before: CustomFieldTable,
	after: CustomFieldTable,
): Promise<boolean> {
	const { account_id, id, value, updated_at } = after;
	const { numUpdatedRows } = await db
		.updateTable("custom_fields")
		.set({ value, updated_at })
		.where("account_id", "=", account_id)
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	if (numUpdatedRows === 0n) return false;
	await keepValueTerms(db, account_id, [{ before, after }]);
	return true;
}

/** Deletes the search terms of deleted values, decrements the count and returns their number. */
async function countOff(
	db: Queries,
	accountId: string,
	gone: readonly StoredValue[],
): Promise<number> {
	if (gone.length === 0) return 0;
	await keepValueTerms(
		db,
		accountId,
		gone.map((before) => ({ before })),
	);
	await addToCounter(db, accountId, "custom_fields", -gone.length);
	return gone.length;
}

/** Deletes a value and decrements the count; false for an unknown id. */
export async function deleteCustomFieldRow(
	db: Queries,
	accountId: string,
	id: string,
): Promise<boolean> {
	const gone = await db
		.deleteFrom("custom_fields")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returning(["id", "value"])
		.execute();
	return (await countOff(db, accountId, gone)) > 0;
}

/** Deletes the values of records and decrements the count, in the transaction that deletes the records. */
export async function removeCustomFieldsOf(
	db: Queries,
	accountId: string,
	entityIds: readonly string[],
): Promise<void> {
	const gone: StoredValue[] = [];
	for (const ids of idBatches(entityIds)) {
		const rows = await db
			.deleteFrom("custom_fields")
			.where("account_id", "=", accountId)
			.where("entity_id", "in", ids)
			.returning(["id", "value"])
			.execute();
		gone.push(...rows);
	}
	await countOff(db, accountId, gone);
}

/** Deletes up to `limit` values of a field, decrements the count, and returns their number. */
export async function removeSomeOfField(
	db: Queries,
	accountId: string,
	definitionId: string,
	limit: number,
): Promise<number> {
	const gone = await db
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
		.returning(["id", "value"])
		.execute();
	return countOff(db, accountId, gone);
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
	return listByCreation(rows);
}

/** Lists a page of an account's values, newest first, and their number. */
export async function listCustomFieldRows(
	db: Queries,
	accountId: string,
	filter: CustomFieldFilter,
	page: Page,
): Promise<FoundPage<CustomFieldTable>> {
	const { entityType, entityId, definitionId } = filter;
	if (entityId !== undefined)
		return findListPage(
			await listOfEntity(db, accountId, entityId, filter),
			page,
		);
	const isAll = entityType === undefined && definitionId === undefined;
	if (definitionId !== undefined && entityType !== undefined) {
		const definition = await findDefinition(db, accountId, definitionId);
		if (definition?.entity_type !== entityType)
			return findListPage(listInMemory<CustomFieldTable>([]), page);
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
	const list = listFromTable({
		db,
		order: "created_at",
		streams: () => [chosen],
		select: (stream) => stream.selectAll(),
	});
	const total = isAll
		? await findCounter(db, accountId, "custom_fields")
		: undefined;
	return findListPage(list, page, total);
}
