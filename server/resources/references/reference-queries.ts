import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { referenceKey, tagKey } from "./reference-key.ts";
import type {
	IndexedType,
	ReferencedType,
	ReferenceTable,
} from "./reference-table.ts";

/** The most records of one reference, the latest. */
const MOST_OF_A_REFERENCE = 1_000;

/** A record with its references and tags. */
export interface Referenced {
	readonly accountId: string;
	readonly type: ReferencedType;
	readonly id: string;
	readonly createdAt: string;
	readonly references: readonly string[];
	readonly tags?: readonly string[];
}

const addReferences = compiledWrite((db, rows: readonly ReferenceTable[]) =>
	db
		.insertInto("record_references")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing()),
);

const removeReferences = compiledWrite((db, accountId: string, id: string) =>
	db
		.deleteFrom("record_references")
		.where("account_id", "=", accountId)
		.where("record_id", "=", id),
);

/** The look-up rows of a record's references and tags. */
function referenceRows(record: Referenced): ReferenceTable[] {
	const { type, references, tags = [] } = record;
	const rowsOf = (entry: IndexedType, keys: readonly string[]) =>
		[...new Set(keys)]
			.filter((key) => key !== "")
			.map((key) => ({
				account_id: record.accountId,
				record_type: entry,
				reference_key: key,
				created_at: record.createdAt,
				record_id: record.id,
			}));
	return [
		...rowsOf(type, references.map(referenceKey)),
		...rowsOf(`${type}_tag`, tags.map(tagKey)),
	];
}

/** Adds the references and tags of new records, in the transaction that adds the records. */
export async function insertReferences(
	db: Queries,
	...records: readonly Referenced[]
): Promise<void> {
	for (const rows of inBatches(records.flatMap(referenceRows)))
		await addReferences(db, rows);
}

/** Replaces the references and tags of a record, in the transaction that changes the record. */
export async function setReferences(
	db: Queries,
	record: Referenced,
): Promise<void> {
	await removeReferences(db, record.accountId, record.id);
	await insertReferences(db, record);
}

const selectIds = compiledRead(
	(db, accountId: string, type: ReferencedType, key: string) =>
		db
			.selectFrom("record_references")
			.select("record_id")
			.where("account_id", "=", accountId)
			.where("record_type", "=", type)
			.where("reference_key", "=", key)
			.orderBy("created_at", "desc")
			.orderBy("record_id", "desc")
			.limit(MOST_OF_A_REFERENCE),
);

/** Ids of the latest 1,000 records of a type with a reference, newest first. */
export async function findReferenced(
	db: Queries,
	accountId: string,
	type: ReferencedType,
	reference: string,
): Promise<string[]> {
	const rows = await selectIds(db, accountId, type, referenceKey(reference));
	return rows.map((row) => row.record_id);
}
