import type { Queries } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/** Plans the writing of a customer's name to its shipments, in the transaction that renames the party. */
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
