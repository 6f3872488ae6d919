import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { idOfNotification } from "./notification-body.ts";

/** Notifications per transaction. Each can have a dozen attempts or more. */
const REMOVED_AT_ONCE = 64;

const selectFirst = compiledRead(
	(db, accountId: string, webhookNumber: number, limit: number) =>
		db
			.selectFrom("webhook_notifications as notification")
			.leftJoin("account_events as event", (join) =>
				join
					.onRef("event.account_id", "=", "notification.account_id")
					.onRef("event.position", "=", "notification.position"),
			)
			.select([
				"notification.position",
				"notification.attempts",
				"event.created_at",
			])
			.where("notification.account_id", "=", accountId)
			.where("notification.webhook_number", "=", webhookNumber)
			.orderBy("notification.position")
			.limit(limit)
			// Waits for attempts that are being written, so that they are removed too.
			.forUpdate("notification"),
);

const deleteAttempts = compiledWrite(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.deleteFrom("webhook_deliveries")
			.where("account_id", "=", accountId)
			.where("notification_id", "in", ids),
);

const deleteUpTo = compiledWrite(
	(db, accountId: string, webhookNumber: number, last: number) =>
		db
			.deleteFrom("webhook_notifications")
			.where("account_id", "=", accountId)
			.where("webhook_number", "=", webhookNumber)
			.where("position", "<=", last),
);

/** Removes the oldest notifications of a webhook with their attempts, and returns whether there were any. */
export async function removeSomeNotifications(
	db: Queries,
	accountId: string,
	webhookNumber: number,
): Promise<boolean> {
	const found = await selectFirst(
		db,
		accountId,
		webhookNumber,
		REMOVED_AT_ONCE,
	);
	const last = found.at(-1);
	if (!last) return false;
	const ids = found.flatMap(({ position, attempts, created_at: createdAt }) =>
		attempts === 0 || createdAt === null
			? []
			: idOfNotification(
					{ account_id: accountId, position, created_at: createdAt },
					webhookNumber,
				),
	);
	for (const batch of idBatches(ids)) {
		await deleteAttempts(db, accountId, batch);
	}
	await deleteUpTo(db, accountId, webhookNumber, last.position);
	return true;
}
