import { setImmediate as nextTurn } from "node:timers/promises";
import type { EventName } from "../../../generated/openapi.ts";
import type { Clock } from "../../clock.ts";
import { idBatches } from "../../database/batches.ts";
import { compiledWrite } from "../../database/compiled-query.ts";
import type { Database, Queries } from "../../database/database.ts";
import { makeQueuesDue } from "../webhooks/webhook-queries.ts";
import { HEALTHY, type NotificationTable } from "../webhooks/webhook-table.ts";

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

type Found = Pick<
	NotificationTable,
	"id" | "webhook_id" | "created_at" | "event" | "delivery_status"
>;

/** What to look through: of a period all, or a batch of those that are wanted could be a walk through millions. */
function selectCandidates(db: Queries, accountId: string, wanted: Redelivery) {
	const ofAccount = db
		.selectFrom("webhook_notifications")
		.select(["id", "webhook_id", "created_at", "event", "delivery_status"])
		.where("account_id", "=", accountId);
	return "notificationIds" in wanted
		? ofAccount.where("id", "in", wanted.notificationIds)
		: ofAccount
				.where("webhook_id", "=", wanted.webhookId)
				.where("created_at", ">=", wanted.from)
				.where("created_at", "<=", wanted.to);
}

function isWanted(found: Found, wanted: Redelivery): boolean {
	if ("notificationIds" in wanted) return true;
	const { events, status } = wanted;
	return (
		(events?.includes(found.event) ?? true) &&
		(status === undefined || status === found.delivery_status)
	);
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
): Promise<{ readonly found: Found[]; readonly count: number }> {
	let query = selectCandidates(db, accountId, wanted);
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
	const chosen = found.filter((row) => isWanted(row, wanted));
	const dueAt = clock.now().toISOString();
	for (const ids of idBatches(chosen.map(({ id }) => id))) {
		await setDue(db, dueAt, accountId, ids);
	}
	const webhookIds = new Set(chosen.map((row) => row.webhook_id));
	await makeQueuesDue(db, [...webhookIds], dueAt);
	return { found, count: chosen.length };
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
	let total = 0;
	let last: Found | undefined;
	do {
		const after = last;
		const { found, count } = await db
			.transaction()
			.execute((transaction) =>
				makeBatchDue(transaction, clock, accountId, wanted, after),
			);
		total += count;
		last = found[BATCH - 1];
		// A query resolves before anything else of this process runs; here others get their turn.
		await nextTurn();
	} while (last);
	return total;
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
