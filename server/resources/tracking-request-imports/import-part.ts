import type { ImportRefusalReason } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { transact } from "../../database/transact.ts";
import { ApiError } from "../../http/replies/api-error.ts";
import type { Services } from "../../services/services.ts";
import { LeaseLostError } from "../../worker/job.ts";
import { isLeased } from "../../worker/job-queue.ts";
import type { JobRow } from "../../worker/job-table.ts";
import { trackImportedJob } from "../planned-jobs/tracking-jobs.ts";
import { addRequests } from "../tracking-requests/tracking-request-batch.ts";
import { addToImport, insertRefusals, takePart } from "./import-queries.ts";
import type { ImportPartTable, ImportTable } from "./import-table.ts";
import { readLines, reasonsOf } from "./read-lines.ts";

interface Refusal {
	readonly line: number;
	readonly reasons: readonly ImportRefusalReason[];
}

const isDuplicate = ({ reasons }: Refusal) =>
	reasons.some(({ code }) => code === "duplicate");

/**
 * Imports the lines of a part. The transaction that creates their requests removes the waiting lines, so that a crash neither
 * loses nor repeats any. Throws {@link LeaseLostError} when the job is gone: its account is being removed.
 */
export async function importPart(
	services: Services,
	job: JobRow,
	{ account_id: accountId, id, columns }: ImportTable,
	part: ImportPartTable,
): Promise<void> {
	const { database } = services;
	const lines = await readLines(
		services,
		accountId,
		fromJsonText(columns),
		fromJsonText(part.content),
	);
	const rows = lines.flatMap(({ read }) => ("id" in read ? [read] : []));
	await transact(database, async (transaction) => {
		if (!(await isLeased(transaction, job))) throw new LeaseLostError();
		if (!(await takePart(transaction, part))) return;
		const added = await addRequests(
			transaction,
			services,
			accountId,
			rows,
			trackImportedJob,
		);
		const errors = new Map(
			rows.map((row, index) => [row.id, added[index]] as const),
		);
		const refusals = lines.flatMap(({ line, origins, read }): Refusal[] => {
			if (!("id" in read)) return [{ line, reasons: read }];
			const error = errors.get(read.id);
			return error instanceof ApiError
				? [{ line, reasons: reasonsOf(error, origins) }]
				: [];
		});
		await insertRefusals(
			transaction,
			refusals.map(({ line, reasons }) => ({
				account_id: accountId,
				import_id: id,
				line,
				reasons: toJsonText(reasons),
			})),
		);
		await addToImport(transaction, accountId, id, {
			created: lines.length - refusals.length,
			refused: refusals.length,
			duplicates: refusals.filter(isDuplicate).length,
		});
	});
}
