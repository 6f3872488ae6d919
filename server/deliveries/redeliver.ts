import type { EventName } from "../../generated/openapi.ts";
import type { Clock } from "../clock.ts";
import { idBatches } from "../database/batches.ts";
import { compiledWrite } from "../database/compiled-query.ts";
import type { Database, Queries } from "../database/database.ts";
import { makeQueuesDue } from "../resources/webhooks/webhook-queries.ts";
import type { NotificationTable } from "../resources/webhooks/webhook-table.ts";
import { HEALTHY } from "./circuit.ts";

/** Notifications that are made due in one transaction: nobody else can write meanwhile. */
const BATCH = 512;

/** Which notifications go out again: some by their ids, or those of a webhook from a time. */
export type Redelivery =
	| { readonly notificationIds: readonly string[] }
	| {
			readonly webhookId: string;
			/** The first and the last instant at which they were made, in whole seconds. */
			readonly from: string;
			readonly to: string;
			/** All when absent. */
			readonly events?: readonly EventName[] | undefined;
			/** Whatever has become of them when absent. */
			readonly status?: NotificationTable["delivery_status"] | undefined;
	  };

type Found = Pick<NotificationTable, "id" | "webhook_id" | "created_at">;

function selectWanted(db: Queries, accountId: string, wanted: Redelivery) {
	const ofAccount = db
		.selectFrom("webhook_notifications")
		.select(["id", "webhook_id", "created_at"])
		.where("account_id", "=", accountId);
	if ("notificationIds" in wanted) {
		return ofAccount.where("id", "in", wanted.notificationIds);
	}
	const { webhookId, from, to, events, status } = wanted;
	let query = ofAccount
		.where("webhook_id", "=", webhookId)
		.where("created_at", ">=", from)
		.where("created_at", "<=", to);
	if (events) query = query.where("event", "in", events);
	if (status) query = query.where("delivery_status", "=", status);
	return query;
}

const setDue = compiledWrite(
	(db, dueAt: string, accountId: string, ids: readonly string[]) =>
		db
			.updateTable("webhook_notifications")
			.set({ delivery_status: "pending", failures: 0, due_at: dueAt })
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

async function makeBatchDue(
	db: Queries,
	clock: Clock,
	accountId: string,
	wanted: Redelivery,
	last: Found | undefined,
): Promise<Found[]> {
	let query = selectWanted(db, accountId, wanted);
	if (last) {
		query = query.where((eb) =>
			eb(
				eb.refTuple("created_at", "id"),
				">",
				eb.tuple(last.created_at, last.id),
			),
		);
	}
	const found = await query
		.orderBy("created_at")
		.orderBy("id")
		.limit(BATCH)
		.execute();
	const dueAt = clock.now().toISOString();
	for (const ids of idBatches(found.map(({ id }) => id))) {
		await setDue(db, dueAt, accountId, ids);
	}
	const webhookIds = new Set(found.map((row) => row.webhook_id));
	await makeQueuesDue(db, [...webhookIds], dueAt);
	return found;
}

/**
 * Makes notifications pending and due again, each with all its tries, and returns how many there are. Same ids, same bytes.
 * Takes as many transactions as it needs, for there can be millions. Wake the workers afterwards.
 */
export async function makeDue(
	db: Database["db"],
	clock: Clock,
	accountId: string,
	wanted: Redelivery,
): Promise<number> {
	let count = 0;
	let found: Found[] = [];
	do {
		const last = found.at(-1);
		found = await db
			.transaction()
			.execute((transaction) =>
				makeBatchDue(transaction, clock, accountId, wanted, last),
			);
		count += found.length;
	} while (found.length === BATCH);
	return count;
}

/**
 * Has a webhook that is active again handed at once what has waited for it, and forgets how its receiver behaved before. In
 * the transaction that makes it active, or gives it another address.
 */
export async function releasePending(
	db: Queries,
	clock: Clock,
	accountId: string,
	webhookId: string,
): Promise<void> {
	const now = clock.now().toISOString();
	// What is due already stays as it is: only as many as have failed are written, however many wait.
	await db
		.updateTable("webhook_notifications")
		.set({ due_at: now })
		.where("account_id", "=", accountId)
		.where("webhook_id", "=", webhookId)
		.where("due_at", ">", now)
		.execute();
	await db
		.updateTable("delivery_queues")
		.set({ ...HEALTHY, due_at: now })
		.where("webhook_id", "=", webhookId)
		.execute();
}
