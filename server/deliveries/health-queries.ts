import { idBatches } from "../database/batches.ts";
import type { Queries } from "../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import type { Health } from "../resources/account-events/notification-table.ts";

const selectHealth = compiledRead((db, webhookIds: readonly string[]) =>
	db
		.selectFrom("delivery_queues")
		.select(["webhook_id", "failures", "failing_since", "open_until"])
		.where("webhook_id", "in", webhookIds),
);

/** Finds the health of receivers, by webhook. */
export async function findHealth(
	db: Queries,
	webhookIds: readonly string[],
): Promise<Map<string, Health>> {
	const found = new Map<string, Health>();
	for (const batch of idBatches(webhookIds)) {
		for (const { webhook_id: id, ...health } of await selectHealth(db, batch)) {
			found.set(id, health);
		}
	}
	return found;
}

const updateHealth = compiledWrite((db, health: Health, webhookId: string) =>
	db
		.updateTable("delivery_queues")
		.set(health)
		.where("webhook_id", "=", webhookId),
);

/** Writes the health of a webhook's receiver. */
export async function setHealth(
	db: Queries,
	webhookId: string,
	health: Health,
): Promise<void> {
	await updateHealth(db, health, webhookId);
}
