import { setImmediate as nextTurn } from "node:timers/promises";
import { idBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import { setWebhook } from "./webhook-queries.ts";

/** Notifications that are removed in one transaction: nobody else can write meanwhile, and nothing else runs in this process. */
const REMOVED_AT_ONCE = 512;

/** Removes notifications of a webhook, and the webhook with its queue when these were the last. Returns whether they were. */
async function removeSome(
	db: Queries,
	accountId: string,
	id: string,
): Promise<boolean> {
	const found = await db
		.selectFrom("webhook_notifications")
		.select("id")
		.where("account_id", "=", accountId)
		.where("webhook_id", "=", id)
		.limit(REMOVED_AT_ONCE)
		.execute();
	for (const ids of idBatches(found.map((row) => row.id))) {
		await db
			.deleteFrom("webhook_deliveries")
			.where("account_id", "=", accountId)
			.where("notification_id", "in", ids)
			.execute();
		for (const table of [
			"webhook_notification_bodies",
			"webhook_notifications",
		] as const) {
			await db
				.deleteFrom(table)
				.where("account_id", "=", accountId)
				.where("id", "in", ids)
				.execute();
		}
	}
	if (found.length === REMOVED_AT_ONCE) return false;
	await db.deleteFrom("delivery_queues").where("webhook_id", "=", id).execute();
	await db
		.deleteFrom("webhooks")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.execute();
	return true;
}

/**
 * Removes a webhook with its queue and its part of the log, and returns whether the account had it. Takes as many transactions
 * as it needs, for there can be millions of notifications. The webhook is inactive meanwhile and goes last, so that
 * nothing is sent, and whoever finds it still there after a crash can remove it again.
 */
export async function removeWebhook(
	db: Database["db"],
	accountId: string,
	id: string,
): Promise<boolean> {
	if (!(await setWebhook(db, accountId, id, { active: 0 }))) return false;
	for (let isLast = false; !isLast; ) {
		isLast = await db
			.transaction()
			.execute((transaction) => removeSome(transaction, accountId, id));
		// A query resolves before anything else of this process runs; here others get their turn.
		await nextTurn();
	}
	return true;
}
