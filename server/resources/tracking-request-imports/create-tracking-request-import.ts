import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { toInstant } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { addToLimited } from "../accounts/limited-counters.ts";
import { importJob } from "../planned-jobs/import-jobs.ts";
import { PER_TRANSACTION } from "../tracking-requests/tracking-request-batch.ts";
import { insertImport } from "./import-queries.ts";
import { importPath, serializeImport } from "./import-serializer.ts";
import type { ImportPartTable, ImportTable } from "./import-table.ts";
import { readTable, type Table } from "./table/read-table.ts";

/** The most unfinished imports of an account. */
const MOST_UNFINISHED = 5;

function newImport(
	accountId: string,
	{ encoding, separator, columns, lines, parts: contents }: Table,
	now: string,
): { readonly row: ImportTable; readonly parts: readonly ImportPartTable[] } {
	const id = newRecordId();
	const parts = contents.map(
		(content, part): ImportPartTable => ({
			account_id: accountId,
			import_id: id,
			part,
			content,
		}),
	);
	const row: ImportTable = {
		account_id: accountId,
		id,
		status: "pending",
		encoding,
		separator,
		columns: toJsonText(columns),
		lines,
		created: 0,
		refused: 0,
		duplicates: 0,
		created_at: now,
		finished_at: null,
	};
	return { row, parts };
}

/** POST /tracking_request_imports: reads the table, and stores its lines with the job that imports them in one transaction. */
export const createTrackingRequestImport: Operation<
	"createTrackingRequestImport"
> = async ({ body, account, requestUrl, services, commit, reply }) => {
	const { clock } = services;
	const table = await readTable(Buffer.from(body, "latin1"), PER_TRANSACTION);
	const { row, parts } = newImport(account.id, table, toInstant(clock.now()));
	const path = importPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	return commit(async (transaction) => {
		await insertImport(transaction, row, parts);
		await enqueue(transaction, clock, [importJob(row)]);
		await addToLimited(
			transaction,
			account.id,
			"unfinished_imports",
			MOST_UNFINISHED,
		);
		return reply(
			202,
			{ data: serializeImport(row), links },
			{ Location: path },
		);
	});
};
