import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { DocumentTable } from "../../database/stored-documents/poll-times.ts";
import {
	type SizedDocument,
	wholeDocuments,
} from "../../database/stored-documents/sized-documents.ts";

/** Reads the record of a row; undefined when it is deleted. */
export async function recordOf<Exported>(
	db: Queries,
	table: DocumentTable,
	accountId: string,
	row: SizedDocument,
): Promise<Exported | undefined> {
	const [found] = await wholeDocuments<Exported>(db, table, accountId, [row]);
	return found && fromJsonText(found.document);
}
