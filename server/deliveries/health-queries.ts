import { sql } from "kysely";
import { idBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import type { Health } from "../resources/account-events/notification-table.ts";
import { isAmong, lockInOrder, type QueueKey } from "./queue-queries.ts";

const selectHealth = compiledRead((db, keys: readonly QueueKey[]) =>
	lockInOrder(db)
		.select(["failures", "failing_since", "open_until"])
		.where(isAmong(keys)),
);

const selectWebhooks = compiledRead((db, keys: readonly QueueKey[]) => {
	const rows = keys.map((key) => sql`(${key.account_id}, ${key.webhook_id})`);
	return db
		.selectFrom("webhooks")
		.select("id")
		.where(sql<boolean>`(account_id, id) in (values ${sql.join(rows)})`)
		.orderBy("account_id")
		.orderBy("id")
		.forNoKeyUpdate();
});

/** Locks webhooks that may be deactivated. */
export async function lockWebhooks(
	db: Queries,
	keys: readonly QueueKey[],
): Promise<void> {
	for (const batch of idBatches(keys)) await selectWebhooks(db, batch);
}

/** A queue with the health of its receiver. */
export type QueueHealth = QueueKey & Health;

/** Finds the health of receivers, which then no other transaction changes. */
export async function lockHealth(
	db: Queries,
	keys: readonly QueueKey[],
): Promise<QueueHealth[]> {
	const found: QueueHealth[] = [];
	for (const batch of idBatches(keys)) {
		found.push(...(await selectHealth(db, batch)));
	}
	return found;
}

const updateHealth = compiledWrite(
	(db, health: Health, accountId: string, webhookId: string) =>
		db
			.updateTable("delivery_queues")
			.set(health)
			.where("account_id", "=", accountId)
			.where("webhook_id", "=", webhookId),
);

/** Writes the health of a webhook's receiver. */
export async function setHealth(
	db: Queries,
	{ account_id: accountId, webhook_id: id }: QueueKey,
	health: Health,
): Promise<void> {
	await updateHealth(db, health, accountId, id);
}
