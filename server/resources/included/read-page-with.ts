import type { DocumentTable } from "../../database/stored-documents/poll-times.ts";
import {
	type SizedDocument,
	wholeDocuments,
} from "../../database/stored-documents/sized-documents.ts";
import { describeList } from "../../json-api/cursor.ts";
import type { FoundPage } from "../../json-api/find-list-page.ts";
import type { LinkedResource } from "../../json-api/linkage.ts";
import type { Page } from "../../json-api/page.ts";
import { refuseLongPage } from "../../json-api/reply-budget.ts";
import { type DocumentRequest, findIncluded } from "./included.ts";

/**
 * Reads the records of a page, in order, and those on the paths of `include`. Returns the arguments of a list document. Refuses a page
 * that is too large before reading its long records.
 */
export async function readPageWith<
	D extends {
		readonly data: readonly LinkedResource[];
		readonly included?: readonly unknown[];
	},
>(
	request: DocumentRequest,
	table: DocumentTable,
	include: readonly string[],
	page: Page,
	found: FoundPage<SizedDocument>,
) {
	const { services, account } = request;
	const { db } = services.database;
	const { rows } = found;
	refuseLongPage(page, rows);
	const stored = await wholeDocuments<D["data"][number]>(
		db,
		table,
		account.id,
		rows,
	);
	const records = stored.map(({ document }) => document);
	const included = await findIncluded<D>(
		services,
		account.id,
		records,
		include,
		undefined,
		{ page },
	);
	return [records, describeList(request, page, found), included] as const;
}
