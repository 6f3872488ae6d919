import type { EventName } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import { type FoundList, findList } from "../../database/find-list.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { tableList } from "../../database/table-list.ts";
import type { Page } from "../../json-api/page.ts";
import { isEntitled } from "./event-catalogue.ts";
import type {
	EventSequenceTable,
	NotificationBodyTable,
	NotificationTable,
	WebhookTable,
} from "./webhook-table.ts";

/** Looks a webhook of an account up. */
export function findWebhook(
	db: Queries,
	accountId: string,
	id: string,
): Promise<WebhookTable | undefined> {
	return db
		.selectFrom("webhooks")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
}

/** Lists a page of an account's webhooks, newest first, and how many there are. */
export function listWebhookRows(
	db: Queries,
	accountId: string,
	page: Page,
): Promise<FoundList<WebhookTable>> {
	const ofAccount = db
		.selectFrom("webhooks")
		.where("account_id", "=", accountId);
	const list = tableList({
		db,
		order: "created_at",
		streams: () => [ofAccount],
		select: (stream) => stream.selectAll(),
	});
	return findList(list, page);
}

/** Adds a webhook, with a queue in which nothing waits. */
export async function insertWebhook(
	db: Queries,
	row: WebhookTable,
): Promise<void> {
	await db.insertInto("webhooks").values(row).execute();
	await db
		.insertInto("delivery_queues")
		.values({ webhook_id: row.id, account_id: row.account_id, failures: 0 })
		.execute();
}

/** Changes a webhook and returns it; undefined when the account has none with this id. */
export function setWebhook(
	db: Queries,
	accountId: string,
	id: string,
	changes: Partial<Omit<WebhookTable, "account_id" | "id" | "created_at">>,
): Promise<WebhookTable | undefined> {
	if (Object.keys(changes).length === 0) return findWebhook(db, accountId, id);
	return db
		.updateTable("webhooks")
		.set(changes)
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
}

/** Gives a webhook another secret, keeps the one it had beside it, and returns the webhook; undefined when the account has none with this id. */
export function replaceSecret(
	db: Queries,
	accountId: string,
	id: string,
	{ secret, previousUntil }: { secret: string; previousUntil: string },
): Promise<WebhookTable | undefined> {
	return db
		.updateTable("webhooks")
		.set((eb) => ({
			secret,
			previous_secret: eb.ref("secret"),
			previous_secret_until: previousUntil,
		}))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirst();
}

const selectSubscriptions = compiledRead((db, accountId: string) =>
	db
		.selectFrom("webhooks as webhook")
		.leftJoin("accounts as account", "account.id", "webhook.account_id")
		.select(["webhook.id", "webhook.events", "account.entitlements"])
		.where("webhook.account_id", "=", accountId)
		.where("webhook.active", "=", 1),
);

/** The active webhooks of an account, each with the events that it wants and that the account pays for. */
export async function findSubscriptions(
	db: Queries,
	accountId: string,
): Promise<{ webhookId: string; events: ReadonlySet<EventName> }[]> {
	const rows = await selectSubscriptions(db, accountId);
	return rows.map(({ id, events, entitlements }) => {
		const has = entitlements === null ? [] : fromJsonText(entitlements);
		return {
			webhookId: id,
			events: new Set(
				fromJsonText(events).filter((event) => isEntitled(event, has)),
			),
		};
	});
}

const addNotifications = compiledWrite(
	(db, rows: readonly NotificationTable[]) =>
		db.insertInto("webhook_notifications").values(rows),
);

const addBodies = compiledWrite((db, rows: readonly NotificationBodyTable[]) =>
	db.insertInto("webhook_notification_bodies").values(rows),
);

/** Adds notifications, each with its body. */
export async function insertNotifications(
	db: Queries,
	rows: readonly NotificationTable[],
	bodies: readonly NotificationBodyTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await addNotifications(db, batch);
	for (const batch of inBatches(bodies)) await addBodies(db, batch);
}

const raiseSequences = compiledRead((db, rows: readonly EventSequenceTable[]) =>
	db
		.insertInto("event_sequences")
		.values(rows)
		.onConflict((on) =>
			on.columns(["account_id", "container_id"]).doUpdateSet((eb) => ({
				last_sequence: eb(
					"event_sequences.last_sequence",
					"+",
					eb.ref("excluded.last_sequence"),
				),
			})),
		)
		.returning(["container_id", "last_sequence"]),
);

/** Takes numbers for events of containers, as many for each as `counts` says, and returns the first of each. */
export async function takeSequences(
	db: Queries,
	accountId: string,
	counts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
	const wanted = [...counts].map(([containerId, count]) => ({
		account_id: accountId,
		container_id: containerId,
		last_sequence: count,
	}));
	const first = new Map<string, number>();
	for (const batch of inBatches(wanted)) {
		for (const row of await raiseSequences(db, batch)) {
			const count = counts.get(row.container_id) ?? 0;
			first.set(row.container_id, row.last_sequence - count + 1);
		}
	}
	return first;
}

const advanceQueues = compiledWrite(
	(db, dueAt: string, webhookIds: readonly string[]) =>
		db
			.updateTable("delivery_queues")
			.set({ due_at: dueAt })
			.where("webhook_id", "in", webhookIds)
			.where((eb) =>
				eb.or([eb("due_at", "is", null), eb("due_at", ">", dueAt)]),
			),
);

/** Has the queues of webhooks looked at by then, or earlier when they were to be anyway. */
export async function makeQueuesDue(
	db: Queries,
	webhookIds: readonly string[],
	dueAt: string,
): Promise<void> {
	for (const batch of idBatches(webhookIds)) {
		await advanceQueues(db, dueAt, batch);
	}
}
