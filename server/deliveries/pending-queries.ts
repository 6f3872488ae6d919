import { sql } from "kysely";
import type { Database, Queries } from "../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import { transact } from "../database/transact.ts";
import {
	type Lease,
	type QueuesToTake,
	type TakenQueue,
	takeQueues,
} from "./queue-queries.ts";
import type { PendingNotification } from "./webhook-turn.ts";
import { readLimit } from "./webhook-turn.ts";

/** Queues taken in one transaction and started in one turn of the event loop. */
export const QUEUES_PER_TRANSACTION = 16;

const selectRetries = compiledRead(
	(db, accountId: string, webhookNumber: number, now: string, limit: number) =>
		db
			.selectFrom("webhook_notifications")
			.select(["position", "due_at as dueAt"])
			.$narrowType<{ dueAt: string }>()
			.where("account_id", "=", accountId)
			.where("webhook_number", "=", webhookNumber)
			.where("due_at", "<=", now)
			.orderBy("due_at")
			.orderBy("position")
			.limit(limit),
);

/** Selects notifications without attempts, which all lie after the frontier, with the times of their events. */
const selectUntouched = compiledRead(
	(
		db,
		accountId: string,
		webhookNumber: number,
		frontier: number,
		limit: number,
	) =>
		db
			.selectFrom("webhook_notifications as notification")
			.select("notification.position")
			.select((eb) =>
				eb
					.selectFrom("account_events as event")
					.select("event.created_at")
					.whereRef("event.account_id", "=", "notification.account_id")
					.whereRef("event.position", "=", "notification.position")
					.$asScalar()
					.$notNull()
					.as("dueAt"),
			)
			.where("notification.account_id", "=", accountId)
			.where("notification.webhook_number", "=", webhookNumber)
			.where("notification.position", ">", frontier)
			.where("notification.delivery_status", "=", sql.lit("pending"))
			.where("notification.due_at", "is", null)
			.orderBy("notification.position")
			.limit(limit),
);

const updateFrontier = compiledWrite(
	(db, frontier: number, accountId: string, webhookId: string) =>
		db
			.updateTable("delivery_queues")
			.set({ frontier })
			.where("account_id", "=", accountId)
			.where("webhook_id", "=", webhookId),
);

/** Distance from the frontier to the first notification without attempts that moves the frontier of a held queue. */
const MAX_BEYOND_FRONTIER = 64;

/** Finds the due retries and first attempts of a webhook, longest due first, in the transaction that takes its queue. */
export async function findPending(
	db: Queries,
	queue: TakenQueue,
	now: string,
	limit: number,
): Promise<PendingNotification[]> {
	const { account_id: accountId, webhook_number: number, frontier } = queue;
	const retries = await selectRetries(db, accountId, number, now, limit);
	const untouched = await selectUntouched(
		db,
		accountId,
		number,
		frontier,
		limit,
	);
	const [first] = untouched;
	if (first && first.position - frontier > MAX_BEYOND_FRONTIER) {
		await updateFrontier(db, first.position - 1, accountId, queue.webhook_id);
	}
	if (retries.length === 0) return untouched;
	return [...retries, ...untouched]
		.sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
		.slice(0, limit);
}

/** A taken queue with its pending notifications. */
interface QueueWithPending {
	readonly queue: TakenQueue;
	readonly waiting: readonly PendingNotification[];
}

/** Takes queues and reads their pending notifications, in one transaction. */
export function takePending(
	database: Database,
	wanted: QueuesToTake,
	lease: Lease,
	now: string,
): Promise<QueueWithPending[]> {
	return transact(database, async (transaction) => {
		const found: QueueWithPending[] = [];
		for (const queue of await takeQueues(transaction, wanted, lease)) {
			const limit = readLimit(queue);
			const waiting = await findPending(transaction, queue, now, limit);
			found.push({ queue, waiting });
		}
		return found;
	});
}
