import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Has the values of a custom field removed, in the caller's transaction, which deletes its definition. */
export function planFieldRemoval(
	db: Queries,
	clock: Clock,
	accountId: string,
	definitionId: string,
): Promise<void> {
	const dedupeKey = `remove-custom-fields ${definitionId}`;
	const payload = { definitionId };
	return enqueue(db, clock, [
		{ name: "remove-custom-fields", accountId, dedupeKey, payload },
	]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"remove-custom-fields": { readonly definitionId: string };
	}
}
