import type { Queries } from "../database/database.ts";
import type { JsonText } from "../database/json-text.ts";
import type { DocumentTable } from "../database/stored-documents/poll-times.ts";
import {
	type SizedDocument,
	wholeDocuments,
} from "../database/stored-documents/sized-documents.ts";
import type { FoundPage } from "./find-list-page.ts";
import type { Page } from "./page.ts";
import { refuseLongPage } from "./reply-budget.ts";

/** Reads the records of a page, in order. Refuses a page that is too large before reading its long records. */
export async function pageDocuments<Record>(
	db: Queries,
	table: DocumentTable,
	accountId: string,
	page: Page,
	{ rows }: FoundPage<SizedDocument>,
): Promise<JsonText<Record>[]> {
	refuseLongPage(page, rows);
	const found = await wholeDocuments<Record>(db, table, accountId, rows);
	return found.map(({ document }) => document);
}
