import type { Queries } from "../../database/database.ts";
import {
	findAccountEvents,
	findEventTexts,
	findOldestBody,
} from "../account-events/account-event-queries.ts";
import type { NotificationPosition } from "../account-events/notification-table.ts";
import type { Batch, Feed, StreamedEvent } from "../streams/follow.ts";
import { idOfNotification, notificationBody } from "./notification-body.ts";
import { LAST_NUMBER, notificationId } from "./notification-id.ts";
import { type NotificationPlace, placeAfter } from "./notification-place.ts";
import { findNotificationsAfter } from "./notification-stream-queries.ts";
import { findWebhookIds } from "./webhook-notification-queries.ts";

/** Notifications per read. */
const BATCH = 32;

/** The filters of a stream of notifications. */
export interface FeedFilter {
	readonly event: string | undefined;
	readonly webhookNumber: number | undefined;
}

/** The bodies of notifications as sent. Skips notifications that do not pass the filter, or whose webhook is deleted. */
async function bodiesOf(
	db: Queries,
	accountId: string,
	keys: readonly NotificationPosition[],
	{ event: name }: FeedFilter,
): Promise<StreamedEvent[]> {
	const positions = [...new Set(keys.map(({ position }) => position))];
	const numbers = [...new Set(keys.map((key) => key.webhook_number))];
	const events = await findAccountEvents(db, accountId, positions);
	const wanted = [...events.values()].filter(
		({ event }) => name === undefined || event === name,
	);
	if (wanted.length === 0) return [];
	const webhookIds = await findWebhookIds(db, accountId, numbers);
	const texts = await findEventTexts(db, wanted);
	const oldestBody = await findOldestBody(db, accountId);
	return keys.flatMap(({ position, webhook_number: number }) => {
		const event = events.get(position);
		const id = webhookIds.get(number);
		const included = texts.get(position);
		if (!event || id === undefined || !included) return [];
		if (event.batch < oldestBody)
			throw new Error(
				"a stream fell behind the notifications that are still stored",
			);
		return {
			id: idOfNotification(event, number),
			data: notificationBody(event, { id, number }, included),
		};
	});
}

/** The feed of an account's notifications for streams. */
export function notificationFeed(
	db: Queries,
	accountId: string,
	filter: FeedFilter,
): Feed<NotificationPlace> {
	return {
		complete: (live) => live.complete.notifications,
		isBehind: ({ position, webhookNumber }, complete) =>
			position < complete ||
			(position === complete && webhookNumber < LAST_NUMBER),
		idOf: (place) => notificationId(accountId, place),
		async read(place, until): Promise<Batch<NotificationPlace>> {
			const keys = await findNotificationsAfter(
				db,
				accountId,
				place,
				until,
				BATCH,
				filter.webhookNumber,
			);
			const events = await bodiesOf(db, accountId, keys, filter);
			const last = keys.at(-1);
			const isLast = keys.length < BATCH || !last;
			const end = await placeAfter(
				db,
				accountId,
				isLast ? until : last.position,
			);
			const webhookNumber = isLast ? LAST_NUMBER : last.webhook_number;
			return { events, reached: { ...end, webhookNumber }, isLast };
		},
	};
}
