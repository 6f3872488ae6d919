import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { announceWork } from "../../database/planned-work.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { Clock } from "../../runtime/clock.ts";
import { MOST_IN_STATEMENT } from "./account-event-queries.ts";
import type { Addressed } from "./fan-out.ts";
import type { NotificationTable } from "./notification-table.ts";

/** The kind of planned work of the webhooks' queues. */
export const DELIVERIES = "deliveries";

const advanceQueues = compiledWrite(
	(db, dueAt: string, accountId: string, numbers: readonly number[]) =>
		db
			.updateTable("delivery_queues")
			.set({ due_at: dueAt })
			.where("account_id", "=", accountId)
			.where("webhook_number", "in", numbers)
			.where((eb) =>
				eb.or([eb("due_at", "is", null), eb("due_at", ">", dueAt)]),
			),
);

const selectFrontiers = compiledRead(
	(db, accountId: string, numbers: readonly number[]) =>
		db
			.selectFrom("delivery_queues")
			.select(["webhook_number", "frontier"])
			.where("account_id", "=", accountId)
			.where("webhook_number", "in", numbers)
			// In the order in which couriers lock the queues.
			.orderBy("webhook_id")
			.forUpdate(),
);

const addNotifications = compiledWrite(
	(db, rows: readonly NotificationTable[]) =>
		db
			.insertInto("webhook_notifications")
			.values(rows)
			.onConflict((on) =>
				on.columns(["account_id", "webhook_number", "position"]).doNothing(),
			),
);

/** Makes the queues of webhooks due at a time, unless they are due earlier. */
export async function makeQueuesDue(
	db: Queries,
	accountId: string,
	numbers: readonly number[],
	dueAt: string,
): Promise<void> {
	for (const batch of idBatches(numbers)) {
		await advanceQueues(db, dueAt, accountId, batch);
	}
	if (numbers.length > 0) announceWork(db, DELIVERIES, dueAt);
}

/** Locks queues and reads their frontiers. Deleted queues have no entry in the result. */
export async function lockQueues(
	db: Queries,
	accountId: string,
	numbers: readonly number[],
): Promise<Map<number, number>> {
	const found = new Map<number, number>();
	for (const batch of idBatches(numbers)) {
		const rows = await selectFrontiers(db, accountId, batch);
		for (const row of rows) found.set(row.webhook_number, row.frontier);
	}
	return found;
}

/**
 * Writes new notifications in the caller's transaction and makes their queues due. Deleted webhooks get none; existing
 * notifications stay unchanged.
 */
export async function writeNotifications(
	db: Queries,
	clock: Clock,
	accountId: string,
	addressed: readonly Addressed[],
): Promise<void> {
	const dueAt = clock.now().toISOString();
	const numbers = [...new Set(addressed.map((one) => one.webhookNumber))];
	const frontiers = await lockQueues(db, accountId, numbers);
	await makeQueuesDue(db, accountId, numbers, dueAt);
	const rows = addressed.flatMap(({ webhookNumber, position }) => {
		const frontier = frontiers.get(webhookNumber);
		if (frontier === undefined) return [];
		const row: NotificationTable = {
			account_id: accountId,
			webhook_number: webhookNumber,
			position,
			delivery_status: "pending",
			attempts: 0,
			failures: 0,
			// Events of a later commit were delivered first, so the courier no longer looks here for notifications without a due time.
			due_at: position <= frontier ? dueAt : null,
		};
		return row;
	});
	for (const batch of inBatches(rows, MOST_IN_STATEMENT)) {
		await addNotifications(db, batch);
	}
}
