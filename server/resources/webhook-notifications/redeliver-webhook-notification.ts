import type { Queries } from "../../database/database.ts";
import type { Operation } from "../../http/operation.ts";
import { ApiError, notFound } from "../../http/replies/api-error.ts";
import { findOldestBody } from "../account-events/account-event-queries.ts";
import { makeDue } from "../account-events/redeliver.ts";
import { refuseInactive } from "../webhooks/inactive-webhook.ts";
import { findWebhook } from "../webhooks/webhook-queries.ts";
import { findNotificationRow } from "./webhook-notification-queries.ts";
import {
	serializeLoggedNotification,
	webhookNotificationPath,
} from "./webhook-notification-serializer.ts";

/** POST /webhook_notifications/{id}/redeliver: sends a notification again, with the same id and bytes. */
export const redeliverWebhookNotification: Operation<
	"redeliverWebhookNotification"
> = async ({ path, account, requestUrl, services, commit, reply }) => {
	const { database, clock } = services;
	const { db } = database;
	const find = async (within: Queries) => {
		const row = await findNotificationRow(within, account.id, path.id);
		if (!row) throw notFound();
		return row;
	};
	const found = await find(db);
	const webhook = await findWebhook(db, account.id, found.webhook_id);
	if (!webhook) throw notFound();
	refuseInactive(webhook);
	if (found.batch < (await findOldestBody(db, account.id)))
		throw new ApiError(422, {
			code: "forgotten",
			detail:
				"the notification is so old that what it included is no longer kept; read its records instead",
		});
	return commit(async (transaction) => {
		const { position } = found;
		const { number } = webhook;
		await makeDue(transaction, clock, account.id, number, [position]);
		const row = await find(transaction);
		const links = {
			self: new URL(webhookNotificationPath(row.id), requestUrl).href,
		};
		return reply(202, { data: serializeLoggedNotification(row), links });
	});
};
