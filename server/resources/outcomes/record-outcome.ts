import type { Queries } from "../../database/database.ts";
import { newRecordId } from "../../database/record-id.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { isShownBefore } from "../tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";
import type { NewOutcomeTable } from "./outcome-table.ts";

const insertOutcome = compiledWrite((db, row: NewOutcomeTable) =>
	db.insertInto("new_outcomes").values(row),
);

/**
 * Stores the outcome of a request (whether its line knows the number) in the transaction that records it, so that it counts
 * exactly once. A job adds it to the counts, which many requests share, so that transactions do not wait for each other. A
 * resubmitted number does not count again.
 */
export async function recordOutcome(
	db: Queries,
	clock: Clock,
	request: TrackingRequestTable,
	isKnown: boolean,
): Promise<void> {
	if (await isShownBefore(db, request, isKnown)) return;
	const { account_id: accountId, number_key, line_scac, updated_at } = request;
	await insertOutcome(db, {
		account_id: accountId,
		id: newRecordId(),
		number_key,
		scac: line_scac,
		is_known: isKnown ? 1 : 0,
		created_at: updated_at,
	});
	await enqueue(db, clock, [
		{
			name: "count-outcomes",
			accountId,
			dedupeKey: "count-outcomes",
			payload: {},
		},
	]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"count-outcomes": Readonly<Record<string, never>>;
	}
}
