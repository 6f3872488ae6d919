import type { Database } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import type { Clock } from "../../runtime/clock.ts";
import { enqueue } from "../../worker/job-queue.ts";

/**
 * Removes a webhook with its queue, and returns whether the account had it. Nothing more is sent to it, and the log no longer
 * shows its notifications. A job removes these, because there can be millions.
 */
export function removeWebhook(
	database: Database,
	clock: Clock,
	accountId: string,
	id: string,
): Promise<boolean> {
	return transact(database, async (transaction) => {
		const removed = await transaction
			.deleteFrom("webhooks")
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.returning("number")
			.executeTakeFirst();
		if (!removed) return false;
		await transaction
			.deleteFrom("delivery_queues")
			.where("account_id", "=", accountId)
			.where("webhook_id", "=", id)
			.execute();
		const payload = { webhookNumber: removed.number };
		await enqueue(transaction, clock, [
			{ name: "remove-notifications", accountId, payload },
		]);
		return true;
	});
}

declare module "../../worker/job-payloads.ts" {
	interface JobPayloads {
		"remove-notifications": { readonly webhookNumber: number };
	}
}
