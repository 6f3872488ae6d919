import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { refuseProblems, unprocessable } from "../../http/replies/api-error.ts";
import { toInstant } from "../../runtime/clock.ts";
import { subscribedEvents } from "./wanted-events.ts";
import { countWebhooks, insertWebhook } from "./webhook-queries.ts";
import { webhookRules } from "./webhook-rules.ts";
import { serializeWebhook, webhookPath } from "./webhook-serializer.ts";
import { newWebhookSecret } from "./webhook-signature.ts";
import type { WebhookTable } from "./webhook-table.ts";

/**
 * Throws a 422 when an account was at its limit of webhooks before the last one. Runs in the transaction that adds it, and after
 * it: its number is given to one transaction at a time, so that the others are counted.
 */
async function refuseTooMany(
	db: Queries,
	accountId: string,
	most: number,
): Promise<void> {
	const count = (await countWebhooks(db, accountId)) - 1;
	if (count < most) return;
	const noun = count === 1 ? "webhook" : "webhooks";
	const detail = `the account has ${count} ${noun}, which is the most that it may have; delete one that is no longer needed`;
	throw unprocessable("/data", "limit_reached", detail);
}

/** POST /webhooks: registers a receiver of notifications. */
export const createWebhook: Operation<"createWebhook"> = async ({
	body,
	account,
	requestUrl,
	services,
	commit,
	reply,
}) => {
	const wanted = body.data.attributes;
	const rules = webhookRules(services.receivers);
	refuseProblems(await rules.createWebhook({ body }));
	const added: Omit<WebhookTable, "number"> = {
		account_id: account.id,
		id: newRecordId(),
		url: wanted.url,
		active: wanted.active ? 1 : 0,
		events: toJsonText(subscribedEvents(wanted.events, services.events)),
		secret: newWebhookSecret(),
		previous_secret: null,
		previous_secret_until: null,
		headers: toJsonText(wanted.headers ?? []),
		created_at: toInstant(services.clock.now()),
		deactivated_at: null,
		deactivation_reason: null,
	};
	const path = webhookPath(added.id);
	const links = { self: new URL(path, requestUrl).href };
	return commit(async (transaction) => {
		const row = await insertWebhook(transaction, added);
		await refuseTooMany(transaction, account.id, services.limits.webhooks);
		return reply(
			201,
			{ data: serializeWebhook(row), links },
			{ Location: path },
		);
	});
};
