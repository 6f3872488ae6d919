import { transact } from "../../database/transact.ts";
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

/** POST /webhook_notifications/{id}/redeliver: sends a notification once more, under its id and with the same bytes. */
export const redeliverWebhookNotification: Operation<
	"redeliverWebhookNotification"
> = async ({ path, account, requestUrl, services, reply }) => {
	const { database, clock } = services;
	const { db } = database;
	const find = async () => {
		const row = await findNotificationRow(db, account.id, path.id);
		if (!row) throw notFound();
		return row;
	};
	const found = await find();
	const webhook = await findWebhook(db, account.id, found.webhook_id);
	if (!webhook) throw notFound();
	refuseInactive(webhook);
	if (found.batch < (await findOldestBody(db, account.id)))
		throw new ApiError(422, {
			code: "forgotten",
			detail:
				"the notification is so old that what it included is no longer kept; read its records instead",
		});
	await transact(database, (transaction) =>
		makeDue(transaction, clock, account.id, webhook.number, [found.position]),
	);
	const row = await find();
	services.wakeWorkers();
	const links = {
		self: new URL(webhookNotificationPath(row.id), requestUrl).href,
	};
	return reply(202, { data: serializeLoggedNotification(row), links });
};
