import { sql } from "kysely";
import type { Database, Queries } from "../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import {
	type Lease,
	type TakenQueue,
	takeQueues,
	type Wanted,
} from "./queue-queries.ts";
import type { Waiting } from "./turn.ts";
import { mostToRead } from "./turn.ts";

/** Queues that are taken in one transaction and begun in one turn of the event loop. */
export const TAKEN_AT_ONCE = 16;

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

/** Those of which nothing was attempted, with when their events were made. They are all after the frontier. */
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
	(db, frontier: number, webhookId: string) =>
		db
			.updateTable("delivery_queues")
			.set({ frontier })
			.where("webhook_id", "=", webhookId),
);

/** How far what is untouched may lie beyond the frontier of a queue that is held for long. */
const MOST_BEYOND_FRONTIER = 64;

/**
 * The notifications that a webhook is to be handed now, those that are due longest first: what is to be tried again, and what
 * was not attempted yet. In the transaction that takes its queue.
 */
export async function findWaiting(
	db: Queries,
	queue: TakenQueue,
	now: string,
	limit: number,
): Promise<Waiting[]> {
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
	if (first && first.position - frontier > MOST_BEYOND_FRONTIER) {
		await updateFrontier(db, first.position - 1, queue.webhook_id);
	}
	if (retries.length === 0) return untouched;
	return [...retries, ...untouched]
		.sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
		.slice(0, limit);
}

/** A queue that was taken, with what waits in it. */
interface TakenWaiting {
	readonly queue: TakenQueue;
	readonly waiting: readonly Waiting[];
}

/** Takes queues, as far as they are as their owner knows them, and reads what waits in each, in one transaction. */
export function takeWaiting(
	db: Database["db"],
	wanted: Wanted,
	lease: Lease,
	now: string,
): Promise<TakenWaiting[]> {
	return db.transaction().execute(async (transaction) => {
		const found: TakenWaiting[] = [];
		for (const queue of await takeQueues(transaction, wanted, lease)) {
			const limit = mostToRead(queue);
			const waiting = await findWaiting(transaction, queue, now, limit);
			found.push({ queue, waiting });
		}
		return found;
	});
}
