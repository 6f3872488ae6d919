import type { Operation } from "../../http/operation.ts";
import { ApiError } from "../../http/replies/api-error.ts";
import { openStream } from "../streams/open-stream.ts";
import { notificationFeed } from "./notification-feed.ts";
import { placeAfter, placeBefore, readPlace } from "./notification-place.ts";
import { findWebhookNumber } from "./webhook-notification-queries.ts";

/** GET /webhook_notifications/stream: the notifications of the account as they arise, with the bytes as sent. */
export const streamWebhookNotifications: Operation<
	"streamWebhookNotifications"
> = async ({ query, account, lastEventId, services, stream }) => {
	const { db } = services.database;
	const webhook = query["filter[webhook]"];
	const webhookNumber =
		webhook === undefined
			? undefined
			: await findWebhookNumber(db, account.id, webhook);
	if (webhook !== undefined && webhookNumber === undefined)
		throw new ApiError(404, {
			code: "not_found",
			detail: "this account has no webhook with this id",
			source: { parameter: "filter[webhook]" },
		});
	const filter = { event: query["filter[event]"], webhookNumber };
	const opened = await openStream(
		services,
		account,
		{ lastEventId, from: query["filter[created_at][start]"] },
		{
			read: (id, complete) => readPlace(db, account.id, id, complete),
			since: (from, complete) => placeBefore(db, account.id, from, complete),
			behind: (position) => placeAfter(db, account.id, position),
		},
		notificationFeed(db, account.id, filter),
	);
	return stream(opened);
};
