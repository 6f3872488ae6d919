import { firstStored } from "../../database/stored-instant.ts";
import type { Operation } from "../../http/operation.ts";
import { ApiError } from "../../http/replies/api-error.ts";
import { follow } from "../streams/follow.ts";
import { notificationFeed } from "./notification-feed.ts";
import { placeAfter, placeBefore, readPlace } from "./notification-place.ts";
import { findWebhookNumber } from "./webhook-notification-queries.ts";

/** GET /webhook_notifications/stream: the notifications of the account as they arise, with the bytes as sent. */
export const streamWebhookNotifications: Operation<
	"streamWebhookNotifications"
> = async ({ query, account, lastEventId, services, stream }) => {
	const { db } = services.database;
	const webhook = query["filter[webhook]"];
	const from = query["filter[created_at][start]"];
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
	const seat = await services.streams.open(account);
	try {
		const { notifications: complete } = seat.complete;
		const start =
			lastEventId !== undefined
				? await readPlace(db, account.id, lastEventId, complete)
				: from !== undefined
					? await placeBefore(db, account.id, firstStored(from), complete)
					: await placeAfter(db, account.id, complete);
		return stream(
			follow(seat, notificationFeed(db, account.id, filter), start),
		);
	} catch (error) {
		seat.close();
		throw error;
	}
};
