import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import type { Page } from "../../json-api/page.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import type { WebhookTable } from "./webhook-table.ts";

/** Finds a webhook of an account. */
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

/** Lists a page of an account's webhooks, newest first, and their number. */
export function listWebhookRows(
	db: Queries,
	accountId: string,
	page: Page,
): Promise<FoundPage<WebhookTable>> {
	const ofAccount = db
		.selectFrom("webhooks")
		.where("account_id", "=", accountId);
	const list = listFromTable({
		db,
		order: "created_at",
		streams: () => [ofAccount],
		select: (stream) => stream.selectAll(),
	});
	return findListPage(list, page);
}

const countOfAccount = compiledRead((db, accountId: string) =>
	db
		.selectFrom("webhooks")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("account_id", "=", accountId),
);

/** The number of webhooks of an account. */
export async function countWebhooks(
	db: Queries,
	accountId: string,
): Promise<number> {
	const [found] = await countOfAccount(db, accountId);
	return Number(found?.count ?? 0);
}

/** Adds a webhook with the next number of its account and an empty queue, and returns it. */
export async function insertWebhook(
	db: Queries,
	wanted: Omit<WebhookTable, "number">,
): Promise<WebhookTable> {
	const { account_id, id } = wanted;
	const number = await addToCounter(db, account_id, "webhooks", 1);
	const row = { ...wanted, number };
	await db.insertInto("webhooks").values(row).execute();
	await db
		.insertInto("delivery_queues")
		.values({
			webhook_id: id,
			account_id,
			webhook_number: number,
			frontier: 0,
			failures: 0,
		})
		.execute();
	return row;
}

/** Changes a webhook and returns it; undefined for an unknown id. */
export function setWebhook(
	db: Queries,
	accountId: string,
	id: string,
	changes: Partial<
		Omit<WebhookTable, "account_id" | "id" | "number" | "created_at">
	>,
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

/**
 * Replaces the secret of a webhook, stores the old one as previous secret, and returns the webhook; undefined for an unknown
 * id.
 */
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

const selectActive = compiledRead((db, accountId: string) =>
	db
		.selectFrom("webhooks")
		.select("id")
		.where("account_id", "=", accountId)
		.where("active", "=", 1)
		.limit(1),
);

/** Whether an account has an active webhook. */
export async function hasActiveWebhook(
	db: Queries,
	accountId: string,
): Promise<boolean> {
	return (await selectActive(db, accountId)).length > 0;
}
