import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import type { Page } from "../../json-api/page.ts";
import type {
	ImportPartTable,
	ImportRefusalTable,
	ImportTable,
} from "./import-table.ts";

/** Parts per statement. */
const MOST_PARTS = 64;

/** Adds an import with its waiting lines, in a transaction. */
export async function insertImport(
	db: Queries,
	row: ImportTable,
	parts: readonly ImportPartTable[],
): Promise<void> {
	await db.insertInto("tracking_request_imports").values(row).execute();
	for (const batch of inBatches(parts, MOST_PARTS))
		await db
			.insertInto("tracking_request_import_parts")
			.values(batch)
			.execute();
}

/** Finds an import of an account. */
export function findImport(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ImportTable | undefined> {
	return db
		.selectFrom("tracking_request_imports")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Lists a page of an account's imports, newest first. */
export function listImportRows(
	db: Queries,
	accountId: string,
	page: Page,
): Promise<FoundPage<ImportTable>> {
	const list = listFromTable({
		db,
		order: "created_at",
		streams: () => [
			db
				.selectFrom("tracking_request_imports")
				.where("account_id", "=", accountId),
		],
		select: (stream) => stream.selectAll(),
	});
	return findListPage(list, page);
}

const selectNextPart = compiledRead((db, accountId: string, importId: string) =>
	db
		.selectFrom("tracking_request_import_parts")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("import_id", "=", importId)
		.orderBy("part")
		.limit(1),
);

/** The next waiting lines of an import; undefined when none are left. */
export async function findNextPart(
	db: Queries,
	accountId: string,
	importId: string,
): Promise<ImportPartTable | undefined> {
	return (await selectNextPart(db, accountId, importId))[0];
}

const deletePart = compiledCountedWrite(
	(db, accountId: string, importId: string, part: number) =>
		db
			.deleteFrom("tracking_request_import_parts")
			.where("account_id", "=", accountId)
			.where("import_id", "=", importId)
			.where("part", "=", part),
);

/** Removes waiting lines in the transaction that imports them. Returns whether they were still waiting. */
export async function takePart(
	db: Queries,
	{ account_id, import_id, part }: ImportPartTable,
): Promise<boolean> {
	return (await deletePart(db, account_id, import_id, part)) > 0;
}

/** The outcomes of some lines. */
export interface ImportedCounts {
	readonly created: number;
	readonly refused: number;
	readonly duplicates: number;
}

/** Counts imported lines, in the transaction that imports them. */
export async function addToImport(
	db: Queries,
	accountId: string,
	id: string,
	{ created, refused, duplicates }: ImportedCounts,
): Promise<void> {
	await db
		.updateTable("tracking_request_imports")
		.set((eb) => ({
			status: "working",
			created: eb("created", "+", created),
			refused: eb("refused", "+", refused),
			duplicates: eb("duplicates", "+", duplicates),
		}))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.execute();
}

/** Finishes an import. Returns whether it was unfinished. */
export async function finishImport(
	db: Queries,
	accountId: string,
	id: string,
	finishedAt: string,
): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("tracking_request_imports")
		.set({ status: "done", finished_at: finishedAt })
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.where("finished_at", "is", null)
		.executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}

const addRefusals = compiledWrite((db, rows: readonly ImportRefusalTable[]) =>
	db.insertInto("tracking_request_import_refusals").values(rows),
);

/** Stores the reasons of refused lines, in the transaction that imports them. */
export async function insertRefusals(
	db: Queries,
	rows: readonly ImportRefusalTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await addRefusals(db, batch);
}

/** Lists a page of an import's refused lines, by line number. */
export function listRefusalRows(
	db: Queries,
	{ account_id: accountId, id: importId, refused }: ImportTable,
	page: Page,
): Promise<FoundPage<ImportRefusalTable>> {
	const read: ListSource<ImportRefusalTable>["rows"] = async ({
		after,
		skip,
		limit,
	}) => {
		const rows = await db
			.selectFrom("tracking_request_import_refusals")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("import_id", "=", importId)
			.where("line", ">", Number(after?.at ?? 0))
			.orderBy("line")
			.limit(limit)
			.offset(skip)
			.execute();
		return rows.map((row) => ({
			...row,
			position: { at: String(row.line), id: importId },
		}));
	};
	const list: ListSource<ImportRefusalTable> = {
		rows: read,
		positions: async (span) =>
			(await read(span)).map(({ position }) => position),
		count: async () => ({ records: refused, isLonger: false }),
	};
	return findListPage(list, page, refused);
}
