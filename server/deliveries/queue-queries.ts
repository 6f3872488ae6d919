import { type ExpressionBuilder, sql } from "kysely";
import { idBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import { announceWork } from "../database/planned-work.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import type { Schema } from "../database/schema/schema.ts";
import type {
	DeliveryQueueTable,
	Health,
} from "../resources/account-events/notification-table.ts";
import { DELIVERIES } from "../resources/account-events/write-notifications.ts";

/** Key of a webhook's queue. */
export type QueueKey = Pick<DeliveryQueueTable, "account_id" | "webhook_id">;

/** The key of a queue without other members, which would all become parameters of a statement. */
export function queueKey({ account_id, webhook_id }: QueueKey): QueueKey {
	return { account_id, webhook_id };
}

/** A queue of a webhook's notifications. */
export type Queue = QueueKey &
	Pick<DeliveryQueueTable, "webhook_number"> &
	Health;

/** A taken queue, with the position up to which every notification has been attempted. */
export type TakenQueue = Queue & Pick<DeliveryQueueTable, "frontier">;

/** The owner of taken queues, and when the lease ends in wall-clock time. */
export interface Lease {
	readonly owner: string;
	readonly until: string;
}

/** Whether a queue is one of these. */
export function isAmong(keys: readonly QueueKey[]) {
	const rows = keys.map((key) => sql`(${key.account_id}, ${key.webhook_id})`);
	return sql<boolean>`(account_id, webhook_id) in (values ${sql.join(rows)})`;
}

const selectDue = compiledRead((db, owner: string, now: string) =>
	db
		.selectFrom("delivery_queues")
		.select(["account_id", "webhook_id"])
		.where("lease_owner", "=", owner)
		.where("due_at", "<=", now),
);

/** Finds webhooks with new notifications whose queues this owner holds. */
export function findDueQueues(
	db: Queries,
	owner: string,
	now: string,
): Promise<QueueKey[]> {
	return selectDue(db, owner, now);
}

/** Keys of queues, locked in the order in which every transaction locks them. */
export const lockInOrder = (db: Queries) =>
	db
		.selectFrom("delivery_queues")
		.select(["account_id", "webhook_id"])
		.orderBy("account_id")
		.orderBy("webhook_id")
		.forUpdate();

/** Whether a queue is one of those that a part of the statement has locked. */
const isLocked =
	(locked: ReturnType<typeof lockInOrder>) =>
	(eb: ExpressionBuilder<Schema, "delivery_queues">) =>
		eb(
			eb.refTuple("account_id", "webhook_id"),
			"in",
			locked.$asTuple("account_id", "webhook_id"),
		);

const lockFree = compiledRead((db, keys: readonly QueueKey[]) =>
	lockInOrder(db)
		.where(isAmong(keys))
		.where("lease_owner", "is", null)
		.skipLocked(),
);

const lockHeld = compiledRead((db, keys: readonly QueueKey[], owner: string) =>
	lockInOrder(db).where(isAmong(keys)).where("lease_owner", "=", owner),
);

const lease = compiledRead(
	(db, owner: string, until: string, keys: readonly QueueKey[]) =>
		db
			.updateTable("delivery_queues")
			.set({ lease_owner: owner, lease_until: until, due_at: null })
			.where(isAmong(keys))
			.returning([
				"webhook_id",
				"account_id",
				"webhook_number",
				"frontier",
				"failures",
				"failing_since",
				"open_until",
			]),
);

/** Keys of the queues to take. */
export interface QueuesToTake {
	/** Queues without an owner. */
	readonly free: readonly QueueKey[];
	/** Queues that this owner holds already. */
	readonly held: readonly QueueKey[];
}

/**
 * Leases queues, which are then due again only after a new notification, in the caller's transaction. Skips queues whose owner
 * has changed in the meantime, and free ones that another transaction is changing.
 */
export async function takeQueues(
	db: Queries,
	{ free, held }: QueuesToTake,
	{ owner, until }: Lease,
): Promise<TakenQueue[]> {
	const locked: QueueKey[] = [];
	// Queues that may be locked by others come first, in the order in which every transaction locks them.
	for (const batch of idBatches(held)) {
		locked.push(...(await lockHeld(db, batch, owner)));
	}
	for (const batch of idBatches(free)) {
		locked.push(...(await lockFree(db, batch)));
	}
	const taken: TakenQueue[] = [];
	for (const batch of idBatches(locked)) {
		taken.push(...(await lease(db, owner, until, batch)));
	}
	return taken;
}

const releaseLeased = compiledWrite(
	(db, now: string, keys: readonly QueueKey[]) =>
		db
			.updateTable("delivery_queues")
			.set((eb) => {
				const own = eb
					.selectFrom("webhook_notifications as notification")
					.whereRef(
						"notification.account_id",
						"=",
						"delivery_queues.account_id",
					)
					.whereRef(
						"notification.webhook_number",
						"=",
						"delivery_queues.webhook_number",
					);
				const untouched = own
					.whereRef("notification.position", ">", "delivery_queues.frontier")
					.where("notification.delivery_status", "=", sql.lit("pending"))
					.where("notification.due_at", "is", null);
				const active = eb
					.selectFrom("webhooks as webhook")
					.select("webhook.id")
					.whereRef("webhook.account_id", "=", "delivery_queues.account_id")
					.whereRef("webhook.id", "=", "delivery_queues.webhook_id")
					.where("webhook.active", "=", sql.lit(1));
				return {
					lease_owner: null,
					lease_until: null,
					frontier: eb.fn.coalesce(
						untouched
							.select((one) =>
								one("notification.position", "-", sql.lit(1)).as("before"),
							)
							.orderBy("notification.position")
							.limit(sql.lit(1)),
						own.select((of) =>
							of.fn.max("notification.position").as("position"),
						),
						"delivery_queues.frontier",
					),
					due_at: eb
						.case()
						.when(eb.not(eb.exists(active)))
						.then(null)
						.when(eb.exists(untouched.select("notification.position")))
						.then(now)
						.else(
							own
								.select((min) => min.fn.min("notification.due_at").as("due_at"))
								.where("notification.due_at", "is not", null),
						)
						.end(),
				};
			})
			.where(isAmong(keys)),
);

/**
 * Releases queues in the caller's transaction. A queue is due now when a notification waits for its first attempt, and otherwise with
 * the first retry. The queue of an inactive webhook is never due.
 */
export async function releaseQueues(
	db: Queries,
	now: string,
	keys: readonly QueueKey[],
	owner: string,
): Promise<void> {
	for (const batch of idBatches(keys)) {
		// A separate statement, so that the next one sees notifications of the transactions that the lock waited for.
		const locked = await lockHeld(db, batch, owner);
		for (const own of idBatches(locked)) await releaseLeased(db, now, own);
	}
}

const extend = compiledRead((db, until: string, owner: string) =>
	db
		.updateTable("delivery_queues")
		.set({ lease_until: until })
		.where(isLocked(lockInOrder(db).where("lease_owner", "=", owner)))
		.returning("webhook_id"),
);

/** Extends the leases of an owner. Returns the ids of their webhooks. */
export async function extendLeases(
	db: Queries,
	{ owner, until }: Lease,
): Promise<ReadonlySet<string>> {
	const rows = await extend(db, until, owner);
	return new Set(rows.map((row) => row.webhook_id));
}

const selectExpired = compiledRead((db, wallNow: string) =>
	db
		.selectFrom("delivery_queues")
		.select(["account_id", "webhook_id"])
		.where("lease_until", "<", wallNow),
);

const freeExpired = compiledWrite(
	(db, now: string, keys: readonly QueueKey[], wallNow: string) =>
		db
			.updateTable("delivery_queues")
			.set({ lease_owner: null, lease_until: null, due_at: now })
			.where(
				isLocked(
					lockInOrder(db)
						.where(isAmong(keys))
						.where("lease_until", "<", wallNow)
						.skipLocked(),
				),
			),
);

/** Frees queues with expired leases. They are due at once, since their last attempts are unknown. */
export async function freeExpiredQueues(
	db: Queries,
	now: string,
	wallNow: string,
): Promise<void> {
	for (const batch of idBatches(await selectExpired(db, wallNow))) {
		await freeExpired(db, now, batch, wallNow);
	}
}

/** Frees the queues of owners that have ended. They are due at once, since their last attempts are unknown. */
export async function freeQueuesOf(
	db: Queries,
	now: string,
	owners: readonly string[],
): Promise<void> {
	await db
		.updateTable("delivery_queues")
		.set({ lease_owner: null, lease_until: null, due_at: now })
		.where(isLocked(lockInOrder(db).where("lease_owner", "in", owners)))
		.execute();
	announceWork(db, DELIVERIES, now);
}
