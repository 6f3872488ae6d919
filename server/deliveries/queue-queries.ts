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

/** A queue that is taken or could be. */
export type Queue = Pick<
	DeliveryQueueTable,
	"webhook_id" | "account_id" | "webhook_number"
> &
	Health;

/** A queue that was taken, as far as what waits in it is found by it. */
export type TakenQueue = Queue & Pick<DeliveryQueueTable, "frontier">;

/** Who takes queues, and until when, by the wall. */
export interface Lease {
	readonly owner: string;
	readonly until: string;
}

/**
 * Queues of which anybody could take one. Those whose circuit was open wait since it closed, not since something is due:
 * else the receivers that have been dead longest were asked again and again, and others that are well again never.
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
 * Queues that are due and that nobody has taken: of each account the one that has waited longest, then of each the second,
 * and so on. Those whose last attempt has failed and those whose has not are asked for apart.
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

/** The webhooks whose queues this owner holds and that something was added to since. */
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

/** Queues by their webhooks, as their owner knows them. */
export interface Wanted {
	/** Those without a holder, */
	readonly free: readonly string[];
	/** and those that this owner holds. */
	readonly held: readonly string[];
}

/**
 * Takes queues, which are not due then until something is added. A queue that is no longer as its owner knows it is left: one
 * that was given back meanwhile has no turn here, so it stays free for the next look.
 */
export async function takeQueues(
	db: Queries,
	{ free, held }: Wanted,
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
 * Gives queues back: due now when something waits for its first attempt, else when the first of what is to be tried again is,
 * and never while their webhook is inactive.
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

const prolong = compiledRead((db, owner: string, until: string) =>
	db
		.updateTable("delivery_queues")
		.set({ lease_until: until })
		.where("lease_owner", "=", owner)
		.returning("webhook_id"),
);

/** Keeps what an owner holds from being given to others, and returns of which webhooks that is. */
export async function prolongLeases(
	db: Queries,
	{ owner, until }: Lease,
): Promise<ReadonlySet<string>> {
	const rows = await prolong(db, owner, until);
	return new Set(rows.map((row) => row.webhook_id));
}

const selectLapsed = compiledRead((db, wallNow: string) =>
	db
		.selectFrom("delivery_queues")
		.select("webhook_id")
		.where("lease_until", "<", wallNow),
);

const freeLapsed = compiledWrite(
	(db, now: string, webhookIds: readonly string[], wallNow: string) =>
		db
			.updateTable("delivery_queues")
			.set({ lease_owner: null, lease_until: null, due_at: now })
			.where("webhook_id", "in", webhookIds)
			.where("lease_until", "<", wallNow),
);

/** Frees the queues of owners that have not been heard of for too long. They are due: nobody knows how far they got. */
export async function freeLapsedQueues(
	db: Queries,
	now: string,
	wallNow: string,
): Promise<void> {
	const lapsed = await selectLapsed(db, wallNow);
	for (const batch of idBatches(lapsed.map((row) => row.webhook_id))) {
		await freeLapsed(db, now, batch, wallNow);
	}
}

/** Frees at once the queues that processes of this machine held when they were killed. Before this process takes any. */
export async function freeQueuesOfTheDead(
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
