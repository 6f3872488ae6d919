import { sql } from "kysely";
import { idBatches, inBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { newRecordId } from "../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import {
	type DeliveryTable,
	HEALTHY,
	type Health,
	type NotificationTable,
} from "../resources/account-events/notification-table.ts";
import {
	isAcknowledged,
	nextAttemptAt,
	retryAfterMs,
} from "../resources/webhooks/delivery-rules.ts";
import type { WebhookTable } from "../resources/webhooks/webhook-table.ts";
import { type Clock, toInstant } from "../runtime/clock.ts";
import type { Attempt } from "./attempt.ts";
import { afterFailure, hasFailedTooLong } from "./circuit.ts";
import { findHealth, setHealth } from "./health-queries.ts";

/** A receiver says that it is gone for good (RFC 9110 section 15.5.11). */
const GONE = 410;

const hasSucceeded = ({ answer }: Attempt) => isAcknowledged(answer);

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
		error: hasSucceeded(attempt)
			? null
			: (answer.error ?? `the receiver answered ${answer.statusCode}`),
		response_body: answer.body,
	};
}

/** Where a notification is, within its account. */
type Place = Pick<NotificationTable, "webhook_number" | "position">;

const setSucceeded = compiledRead(
	(db, accountId: string, places: readonly Place[]) =>
		db
			.updateTable("webhook_notifications")
			// Written out, so that the parameters are the arguments in their order.
			.set((eb) => ({
				delivery_status: sql.lit("succeeded" as const),
				due_at: sql.lit(null),
				failures: sql.lit(0),
				attempts: eb("attempts", "+", sql.lit(1)),
			}))
			.where("account_id", "=", accountId)
			.where(
				sql<boolean>`(webhook_number, position) in (values ${sql.join(
					places.map((one) => sql`(${one.webhook_number}, ${one.position})`),
				)})`,
			)
			.returning(["webhook_number", "position", "attempts"]),
);

function placeOf(attempt: Attempt): Place {
	return {
		webhook_number: attempt.webhookNumber,
		position: attempt.position,
	};
}

const keyOf = ({ webhook_number: number, position }: Place) =>
	`${number} ${position}`;

/** Keeps that notifications have arrived, and returns which attempts it took; of those that are gone nothing. */
async function recordSuccesses(
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
			.where("position", "=", position),
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

/** Keeps what a failed attempt means for its notification, and returns which it was; undefined when it is gone. */
async function recordFailure(
	db: Queries,
	attempt: Attempt,
	now: Date,
): Promise<DeliveryTable | undefined> {
	const { accountId, webhookNumber: number, position, answer } = attempt;
	const [found] = await selectNotification(db, accountId, number, position);
	if (!found) return undefined;
	const attempts = found.attempts + 1;
	if (found.delivery_status !== "pending") {
		// Somebody else has made an attempt at the same time, with another end.
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

/** Ends the deliveries to a receiver that is gone or only fails, unless its owner has changed it meanwhile. */
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

/** Keeps what attempts say of their receivers, in their order. Of those that are well and stay so nothing is written. */
async function judge(
	db: Queries,
	attempts: readonly Attempt[],
	troubled: ReadonlySet<string>,
	now: Date,
): Promise<void> {
	const failing = attempts.filter((attempt) => !hasSucceeded(attempt));
	const concerned = new Set([
		...troubled,
		...failing.map(({ webhookId }) => webhookId),
	]);
	if (concerned.size === 0) return;
	const before = await findHealth(db, [...concerned]);
	const after = new Map(before);
	for (const attempt of attempts) {
		const health = after.get(attempt.webhookId);
		if (!health) continue;
		const next = hasSucceeded(attempt)
			? HEALTHY
			: afterFailure(health, now, Math.random());
		after.set(attempt.webhookId, next);
		if (!hasSucceeded(attempt)) {
			await deactivateReceiver(db, attempt, next, now);
		}
	}
	for (const [webhookId, health] of after) {
		if (health !== before.get(webhookId)) {
			await setHealth(db, webhookId, health);
		}
	}
}

/**
 * Keeps attempts and what follows from them: what becomes of each notification and when it is tried next, how each receiver
 * behaves, and whether it is given up. Of a notification that is gone nothing is kept. `troubled` are the webhooks of these
 * attempts whose attempt before has failed. In one transaction of the caller's.
 */
export async function recordAttempts(
	db: Queries,
	clock: Clock,
	attempts: readonly Attempt[],
	troubled: ReadonlySet<string>,
): Promise<void> {
	const now = clock.now();
	const rows = await recordSuccesses(db, attempts.filter(hasSucceeded));
	for (const attempt of attempts) {
		if (hasSucceeded(attempt)) continue;
		const row = await recordFailure(db, attempt, now);
		if (row) rows.push(row);
	}
	for (const batch of inBatches(rows)) await addDeliveries(db, batch);
	await judge(db, attempts, troubled, now);
}
