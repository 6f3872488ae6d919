import { sql } from "kysely";
import { idBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import type {
	DeliveryQueueTable,
	Health,
} from "../resources/account-events/notification-table.ts";
import { findEndedOwners } from "../worker/lease-owner.ts";

/** A queue of a webhook's notifications. */
export type Queue = Pick<
	DeliveryQueueTable,
	"webhook_id" | "account_id" | "webhook_number"
> &
	Health;

/** A taken queue, with the position up to which every notification has been attempted. */
export type TakenQueue = Queue & Pick<DeliveryQueueTable, "frontier">;

/** The owner of taken queues, and when the lease ends in wall-clock time. */
export interface Lease {
	readonly owner: string;
	readonly until: string;
}

/**
 * Selects free queues. One with an open circuit waits since the circuit closed, not since its first notification was due, so that
 * receivers that failed longest do not always come first.
 */
function selectFree(db: Queries, now: string, sameNow: string) {
	return db
		.selectFrom("delivery_queues")
		.select([
			"webhook_id",
			"account_id",
			"webhook_number",
			"failures",
			"failing_since",
			"open_until",
		])
		.select((eb) => {
			const since = eb.fn.coalesce("open_until", "due_at");
			return [
				since.as("since"),
				eb.fn
					.agg<number>("row_number")
					.over((over) => over.partitionBy("account_id").orderBy(since))
					.as("place"),
			];
		})
		.where("due_at", "<=", now)
		.where("lease_owner", "is", null)
		.where((eb) =>
			eb.or([eb("open_until", "is", null), eb("open_until", "<=", sameNow)]),
		);
}

const selectHealthy = compiledRead((db, now: string, limit: number) =>
	db
		.selectFrom(selectFree(db, now, now).where("failures", "=", 0).as("free"))
		.selectAll()
		.orderBy("place")
		.orderBy("since")
		.limit(limit),
);

const selectTroubled = compiledRead((db, now: string, limit: number) =>
	db
		.selectFrom(selectFree(db, now, now).where("failures", ">", 0).as("free"))
		.selectAll()
		.orderBy("place")
		.orderBy("since")
		.limit(limit),
);

/**
 * Finds free due queues: first the longest waiting one of each account, then the second of each, and so on. `isTroubled` selects
 * webhooks whose last attempt failed, otherwise the healthy ones.
 */
export function findFreeQueues(
	db: Queries,
	isTroubled: boolean,
	now: string,
	limit: number,
): Promise<Queue[]> {
	return (isTroubled ? selectTroubled : selectHealthy)(db, now, limit);
}

const selectDue = compiledRead((db, owner: string, now: string) =>
	db
		.selectFrom("delivery_queues")
		.select("webhook_id")
		.where("lease_owner", "=", owner)
		.where("due_at", "<=", now),
);

/** Finds webhooks with new notifications whose queues this owner holds. */
export async function findDueQueues(
	db: Queries,
	owner: string,
	now: string,
): Promise<string[]> {
	return (await selectDue(db, owner, now)).map((row) => row.webhook_id);
}

function leased(
	db: Queries,
	{ owner, until }: Lease,
	webhookIds: readonly string[],
) {
	return db
		.updateTable("delivery_queues")
		.set({ lease_owner: owner, lease_until: until, due_at: null })
		.where("webhook_id", "in", webhookIds)
		.returning([
			"webhook_id",
			"account_id",
			"webhook_number",
			"frontier",
			"failures",
			"failing_since",
			"open_until",
		]);
}

const leaseFree = compiledRead(
	(db, owner: string, until: string, webhookIds: readonly string[]) =>
		leased(db, { owner, until }, webhookIds).where("lease_owner", "is", null),
);

const leaseHeld = compiledRead(
	(db, owner: string, until: string, webhookIds: readonly string[]) =>
		leased(db, { owner, until }, webhookIds).where("lease_owner", "=", owner),
);

/** Ids of the webhooks whose queues to take. */
export interface QueuesToTake {
	/** Queues without an owner. */
	readonly free: readonly string[];
	/** Queues that this owner holds already. */
	readonly held: readonly string[];
}

/** Leases queues, which are then due again only after a new notification. Skips queues whose owner has changed in the meantime. */
export async function takeQueues(
	db: Queries,
	{ free, held }: QueuesToTake,
	{ owner, until }: Lease,
): Promise<TakenQueue[]> {
	const taken: TakenQueue[] = [];
	for (const batch of idBatches(free)) {
		taken.push(...(await leaseFree(db, owner, until, batch)));
	}
	for (const batch of idBatches(held)) {
		taken.push(...(await leaseHeld(db, owner, until, batch)));
	}
	return taken;
}

const releaseLeased = compiledWrite(
	(db, now: string, webhookIds: readonly string[], owner: string) =>
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
			.where("webhook_id", "in", webhookIds)
			.where("lease_owner", "=", owner),
);

/**
 * Releases queues: due now when a notification waits for its first attempt, else with the first retry. The queue of an inactive
 * webhook is never due.
 */
export async function releaseQueues(
	db: Queries,
	now: string,
	webhookIds: readonly string[],
	owner: string,
): Promise<void> {
	for (const batch of idBatches(webhookIds)) {
		await releaseLeased(db, now, batch, owner);
	}
}

const extend = compiledRead((db, owner: string, until: string) =>
	db
		.updateTable("delivery_queues")
		.set({ lease_until: until })
		.where("lease_owner", "=", owner)
		.returning("webhook_id"),
);

/** Extends the leases of an owner. Returns the ids of their webhooks. */
export async function extendLeases(
	db: Queries,
	{ owner, until }: Lease,
): Promise<ReadonlySet<string>> {
	const rows = await extend(db, owner, until);
	return new Set(rows.map((row) => row.webhook_id));
}

const selectExpired = compiledRead((db, wallNow: string) =>
	db
		.selectFrom("delivery_queues")
		.select("webhook_id")
		.where("lease_until", "<", wallNow),
);

const freeExpired = compiledWrite(
	(db, now: string, webhookIds: readonly string[], wallNow: string) =>
		db
			.updateTable("delivery_queues")
			.set({ lease_owner: null, lease_until: null, due_at: now })
			.where("webhook_id", "in", webhookIds)
			.where("lease_until", "<", wallNow),
);

/** Frees queues with expired leases. They are due at once, since their last attempts are unknown. */
export async function freeExpiredQueues(
	db: Queries,
	now: string,
	wallNow: string,
): Promise<void> {
	const expired = await selectExpired(db, wallNow);
	for (const batch of idBatches(expired.map((row) => row.webhook_id))) {
		await freeExpired(db, now, batch, wallNow);
	}
}

/** Frees the queues of killed processes of this host. Call before this process takes queues. */
export async function freeQueuesOfEndedProcesses(
	db: Queries,
	now: string,
): Promise<void> {
	const ended = await findEndedOwners(db, "delivery_queues");
	if (ended.length === 0) return;
	await db
		.updateTable("delivery_queues")
		.set({ lease_owner: null, lease_until: null, due_at: now })
		.where("lease_owner", "in", ended)
		.execute();
}
