import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Plans the removal of a custom field's values, in the transaction that deletes its definition. */
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
