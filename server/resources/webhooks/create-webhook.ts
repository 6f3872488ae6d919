import { toInstant } from "../../clock.ts";
import { toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { Operation } from "../../http/operation.ts";
import { insertWebhook } from "./webhook-queries.ts";
import { checkWebhook } from "./webhook-rules.ts";
import { serializeWebhook, webhookPath } from "./webhook-serializer.ts";
import { newWebhookSecret } from "./webhook-signature.ts";
import type { WebhookTable } from "./webhook-table.ts";

/** POST /webhooks: registers a receiver of notifications. */
export const createWebhook: Operation<"createWebhook"> = async ({
	body,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const wanted = body.data.attributes;
	await checkWebhook(wanted, services.receivers);
	const wantedRow: Omit<WebhookTable, "number"> = {
		account_id: account.id,
		id: newRecordId(),
		url: wanted.url,
		active: wanted.active ? 1 : 0,
		events: toJsonText(wanted.events ?? [...services.events.keys()]),
		secret: newWebhookSecret(),
		previous_secret: null,
		previous_secret_until: null,
		headers: toJsonText(wanted.headers ?? []),
		created_at: toInstant(services.clock.now()),
		deactivated_at: null,
		deactivation_reason: null,
	};
	const row = await services.database.db
		.transaction()
		.execute((transaction) => insertWebhook(transaction, wantedRow));
	const path = webhookPath(row.id);
	const links = { self: new URL(path, requestUrl).href };
	return reply(201, { data: serializeWebhook(row), links }, { location: path });
};
