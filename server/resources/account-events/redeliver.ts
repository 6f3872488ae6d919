import type { EventName } from "../../../generated/openapi.ts";
import { idBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import { announceWork } from "../../database/planned-work.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { transact } from "../../database/transact.ts";
import type { Clock } from "../../runtime/clock.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findOldestBody } from "./account-event-queries.ts";
import { positionsOfPeriod } from "./log-period.ts";
import { HEALTHY, type NotificationTable } from "./notification-table.ts";
import {
	DELIVERIES,
	lockQueues,
	makeQueuesDue,
} from "./write-notifications.ts";

/** Notifications per transaction, during which no other process can write. */
const BATCH = 512;

/** A selection of a webhook's notifications to redeliver. */
export interface Redelivery {
	readonly webhookNumber: number;
	/** The first and the last instant of the notifications' creation, in whole seconds. */
	readonly from: string;
	readonly to: string;
	/** The events to redeliver; all when absent. */
	readonly events?: readonly EventName[] | undefined;
	/** Their delivery status; any when absent. */
	readonly status?: NotificationTable["delivery_status"] | undefined;
}

/** Selects a limited range of positions before it filters, because finding a full batch of matches alone could read millions of rows. */
const selectStretch = compiledRead(
	(
		db,
		accountId: string,
		webhookNumber: number,
		after: number,
		last: number,
		limit: number,
	) =>
		db
			.selectFrom("webhook_notifications as notification")
			.crossJoin("account_events as event")
			.select([
				"notification.position",
				"notification.delivery_status",
				"event.event",
				"event.created_at",
				"event.batch",
			])
			.where("notification.account_id", "=", accountId)
			.where("notification.webhook_number", "=", webhookNumber)
			.where("notification.position", ">", after)
			.where("notification.position", "<=", last)
			.whereRef("event.account_id", "=", "notification.account_id")
			.whereRef("event.position", "=", "notification.position")
			.orderBy("notification.position")
			.limit(limit),
);

type Found = Awaited<ReturnType<typeof selectStretch>>[number];

function isWanted(
	found: Found,
	oldestBody: number,
	{ from, to, events, status }: Redelivery,
) {
	return (
		found.batch >= oldestBody &&
		found.created_at >= from &&
		found.created_at <= to &&
		(events?.includes(found.event) ?? true) &&
		(status === undefined || status === found.delivery_status)
	);
}

const setDue = compiledWrite(
	(
		db,
		dueAt: string,
		accountId: string,
		webhookNumber: number,
		positions: readonly number[],
	) =>
		db
			.updateTable("webhook_notifications")
			.set({ delivery_status: "pending", failures: 0, due_at: dueAt })
			.where("account_id", "=", accountId)
			.where("webhook_number", "=", webhookNumber)
			.where("position", "in", positions),
);

/**
 * Makes notifications of a webhook pending and due again, with a full set of retries, in the caller's transaction. Ids and
 * bytes stay the same.
 */
export async function makeDue(
	db: Queries,
	clock: Clock,
	accountId: string,
	webhookNumber: number,
	positions: readonly number[],
): Promise<void> {
	if (positions.length === 0) return;
	const dueAt = clock.now().toISOString();
	await lockQueues(db, accountId, [webhookNumber]);
	for (const batch of idBatches(positions)) {
		await setDue(db, dueAt, accountId, webhookNumber, batch);
	}
	await makeQueuesDue(db, accountId, [webhookNumber], dueAt);
}

/**
 * Makes the notifications of a period due again, as long as their bodies are kept, and returns their number. Uses several
 * transactions, because there can be millions. The caller wakes the workers afterwards.
 */
export async function redeliverPeriod(
	database: Database,
	clock: Clock,
	accountId: string,
	wanted: Redelivery,
): Promise<number> {
	const { webhookNumber, from, to } = wanted;
	const positions = await positionsOfPeriod(database.db, accountId, from, to);
	if (!positions) return 0;
	let total = 0;
	let after: number | undefined = positions.first - 1;
	while (after !== undefined) {
		const start: number = after;
		const found: Found[] = await transact(database, async (transaction) => {
			const stretch = await selectStretch(
				transaction,
				accountId,
				webhookNumber,
				start,
				positions.last,
				BATCH,
			);
			const oldestBody = await findOldestBody(transaction, accountId);
			const chosen = stretch
				.filter((row) => isWanted(row, oldestBody, wanted))
				.map(({ position }) => position);
			await makeDue(transaction, clock, accountId, webhookNumber, chosen);
			total += chosen.length;
			return stretch;
		});
		after = found[BATCH - 1]?.position;
		await giveWay();
	}
	return total;
}

/**
 * Makes the waiting notifications of a reactivated webhook due at once and resets its failures. Runs in the transaction
 * that activates the webhook or changes its URL.
 */
export async function releasePending(
	db: Queries,
	clock: Clock,
	accountId: string,
	webhookNumber: number,
): Promise<void> {
	const now = clock.now().toISOString();
	await lockQueues(db, accountId, [webhookNumber]);
	// Notifications that are due already stay unchanged, so only failed ones are written.
	await db
		.updateTable("webhook_notifications")
		.set({ due_at: now })
		.where("account_id", "=", accountId)
		.where("webhook_number", "=", webhookNumber)
		.where("due_at", ">", now)
		.execute();
	await db
		.updateTable("delivery_queues")
		.set({ ...HEALTHY, due_at: now })
		.where("account_id", "=", accountId)
		.where("webhook_number", "=", webhookNumber)
		.execute();
	announceWork(db, DELIVERIES, now);
}
