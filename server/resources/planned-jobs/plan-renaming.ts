import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Has the name of a party written to the shipments whose customer it is, in the caller's transaction, which renames it. */
export function planRenaming(
	db: Queries,
	clock: Clock,
	accountId: string,
	partyId: string,
): Promise<void> {
	const dedupeKey = `rename-customer ${partyId}`;
	const payload = { partyId };
	return enqueue(db, clock, [
		{ name: "rename-customer", accountId, dedupeKey, payload },
	]);
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"rename-customer": { readonly partyId: string };
	}
}
