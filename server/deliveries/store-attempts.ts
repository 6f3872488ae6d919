import { sql } from "kysely";
import { idBatches, inBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import { isAcknowledged } from "../receivers/acknowledged.ts";
import {
	type DeliveryTable,
	HEALTHY,
	type Health,
	type NotificationPosition,
	type NotificationTable,
} from "../resources/account-events/notification-table.ts";
import type { WebhookTable } from "../resources/webhooks/webhook-table.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import { nextAttemptAt, retryAfterMs } from "./delivery-retries.ts";
import {
	lockHealth,
	lockWebhooks,
	type QueueHealth,
	setHealth,
} from "./health-queries.ts";
import type { QueueKey } from "./queue-queries.ts";
import {
	afterFailure,
	hasFailedTooLong,
	isCircuitOpen,
} from "./receiver-circuit.ts";
import type { Attempt } from "./send-attempt.ts";

/** Status of a receiver that is permanently gone (RFC 9110 section 15.5.11). */
const GONE = 410;

const hasSucceeded = ({ answer }: Attempt) => isAcknowledged(answer);

/** Why an attempt failed, in words; null when it succeeded. */
export function failureOf(attempt: Attempt): string | null {
	if (hasSucceeded(attempt)) return null;
	const { error, statusCode } = attempt.answer;
	return error ?? `the receiver answered ${statusCode}`;
}

const addDeliveries = compiledWrite((db, rows: readonly DeliveryTable[]) =>
	db.insertInto("webhook_deliveries").values(rows),
);

function deliveryRow(attempt: Attempt, number: number): DeliveryTable {
	const { answer } = attempt;
	return {
		account_id: attempt.accountId,
		notification_id: attempt.notificationId,
		attempt: number,
		id: newRecordId(),
		attempted_at: toInstant(attempt.attemptedAt),
		duration_ms: answer.durationMs,
		status_code: answer.statusCode,
		error: failureOf(attempt),
		response_body: answer.body,
	};
}

/** Key of a notification within its account. */
const isAmongPlaces = (places: readonly NotificationPosition[]) =>
	sql<boolean>`(webhook_number, position) in (values ${sql.join(
		places.map(
			(one) =>
				sql`(cast(${one.webhook_number} as bigint), cast(${one.position} as bigint))`,
		),
	)})`;

const setSucceeded = compiledRead(
	(db, accountId: string, places: readonly NotificationPosition[]) =>
		db
			.updateTable("webhook_notifications")
			// Literals, so that the parameters are the arguments in their order.
			.set((eb) => ({
				delivery_status: sql.lit("succeeded" as const),
				due_at: sql.lit(null),
				failures: sql.lit(0),
				attempts: eb("attempts", "+", sql.lit(1)),
			}))
			.where("account_id", "=", accountId)
			.where(isAmongPlaces(places))
			.returning(["webhook_number", "position", "attempts"]),
);

function placeOf(attempt: Attempt): NotificationPosition {
	return {
		webhook_number: attempt.webhookNumber,
		position: attempt.position,
	};
}

const keyOf = ({ webhook_number: number, position }: NotificationPosition) =>
	`${number} ${position}`;

/** Marks notifications as delivered. Returns the rows of their attempts; none for removed notifications. */
async function storeSuccesses(
	db: Queries,
	attempts: readonly Attempt[],
): Promise<DeliveryTable[]> {
	const rows: DeliveryTable[] = [];
	const byAccount = Map.groupBy(attempts, ({ accountId }) => accountId);
	for (const [accountId, own] of byAccount) {
		const byKey = new Map(own.map((one) => [keyOf(placeOf(one)), one]));
		const places = [...byKey.values()].map(placeOf);
		for (const batch of idBatches(places)) {
			for (const row of await setSucceeded(db, accountId, batch)) {
				const attempt = byKey.get(keyOf(row));
				if (attempt) rows.push(deliveryRow(attempt, row.attempts));
			}
		}
	}
	return rows;
}

const selectNotification = compiledRead(
	(db, accountId: string, webhookNumber: number, position: number) =>
		db
			.selectFrom("webhook_notifications")
			.select(["attempts", "failures", "delivery_status"])
			.where("account_id", "=", accountId)
			.where("webhook_number", "=", webhookNumber)
			.where("position", "=", position)
			// Locks the notification, so that its removal waits until the attempt is written.
			.forUpdate(),
);

const updateNotification = compiledWrite(
	(
		db,
		changes: Partial<NotificationTable>,
		accountId: string,
		webhookNumber: number,
		position: number,
	) =>
		db
			.updateTable("webhook_notifications")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("webhook_number", "=", webhookNumber)
			.where("position", "=", position),
);

/** Writes the failure of a notification. Returns the row of the attempt; undefined for a removed notification. */
async function storeFailure(
	db: Queries,
	attempt: Attempt,
	now: Date,
): Promise<DeliveryTable | undefined> {
	const { accountId, webhookNumber: number, position, answer } = attempt;
	const [found] = await selectNotification(db, accountId, number, position);
	if (!found) return undefined;
	const attempts = found.attempts + 1;
	if (found.delivery_status !== "pending") {
		// A concurrent attempt has already ended the notification.
		await updateNotification(db, { attempts }, accountId, number, position);
		return deliveryRow(attempt, attempts);
	}
	const failures = found.failures + 1;
	const waitMs = retryAfterMs(answer.headers?.["retry-after"], new Date());
	const next = nextAttemptAt(failures, waitMs, now, Math.random());
	await updateNotification(
		db,
		{
			attempts,
			failures,
			delivery_status: next ? "pending" : "failed",
			due_at: next?.toISOString() ?? null,
		},
		accountId,
		number,
		position,
	);
	return deliveryRow(attempt, attempts);
}

const deactivate = compiledWrite(
	(
		db,
		changes: Pick<
			WebhookTable,
			"active" | "deactivated_at" | "deactivation_reason"
		>,
		accountId: string,
		id: string,
		url: string,
	) =>
		db
			.updateTable("webhooks")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.where("url", "=", url)
			.where("active", "=", 1),
);

/** Deactivates the webhook of a receiver that is gone or has failed too long, unless its URL was changed in the meantime. */
async function deactivateReceiver(
	db: Queries,
	{ accountId, webhookId, url, answer }: Attempt,
	health: Health,
	now: Date,
): Promise<void> {
	const isGone = answer.statusCode === GONE;
	if (!isGone && !hasFailedTooLong(health, now)) return;
	const changes = {
		active: 0,
		deactivated_at: toInstant(now),
		deactivation_reason: isGone ? "gone" : "failing",
	} as const;
	await deactivate(db, changes, accountId, webhookId, url);
}

/** The circuit of a webhook that has opened or closed. */
export interface CircuitChange {
	readonly isOpen: boolean;
	/** The last attempt before the change was stored. */
	readonly attempt: Attempt;
}

/**
 * Updates the health of receivers after their attempts, in order. Writes nothing for receivers that stay healthy. Returns the
 * circuits that have opened or closed.
 */
async function storeHealth(
	db: Queries,
	queues: readonly QueueHealth[],
	attempts: readonly Attempt[],
	now: Date,
): Promise<CircuitChange[]> {
	const changes: CircuitChange[] = [];
	const byWebhook = Map.groupBy(attempts, ({ webhookId }) => webhookId);
	for (const queue of queues) {
		const { account_id, webhook_id, ...before } = queue;
		let health: Health = before;
		const own = byWebhook.get(webhook_id) ?? [];
		for (const attempt of own) {
			if (hasSucceeded(attempt)) {
				if (health.failures > 0) health = HEALTHY;
				continue;
			}
			health = afterFailure(health, now, Math.random());
			await deactivateReceiver(db, attempt, health, now);
		}
		if (health !== before) await setHealth(db, queue, health);
		const [attempt, isOpen] = [own.at(-1), isCircuitOpen(health)];
		if (attempt && isOpen !== isCircuitOpen(before))
			changes.push({ isOpen, attempt });
	}
	return changes;
}

function queuesOf(attempts: readonly Attempt[]): QueueKey[] {
	const byWebhook = new Map(attempts.map((one) => [one.webhookId, one]));
	return [...byWebhook.values()].map((one) => ({
		account_id: one.accountId,
		webhook_id: one.webhookId,
	}));
}

/**
 * Writes attempts with the status and next retry of their notifications and the health of their receivers, in the caller's
 * transaction. Skips removed notifications. Locks in the order webhooks, queues, notifications, as everything does. Returns the
 * circuits that have opened or closed.
 */
export async function storeAttempts(
	db: Queries,
	clock: Clock,
	attempts: readonly Attempt[],
): Promise<CircuitChange[]> {
	const now = clock.now();
	const failed = attempts.filter((attempt) => !hasSucceeded(attempt));
	await lockWebhooks(db, queuesOf(failed));
	const queues = await lockHealth(db, queuesOf(attempts));
	const rows = await storeSuccesses(db, attempts.filter(hasSucceeded));
	for (const attempt of failed) {
		const row = await storeFailure(db, attempt, now);
		if (row) rows.push(row);
	}
	for (const batch of inBatches(rows)) await addDeliveries(db, batch);
	return storeHealth(db, queues, attempts, now);
}
