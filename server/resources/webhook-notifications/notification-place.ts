import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import {
	findAccountEvents,
	findOldestBody,
} from "../account-events/account-event-queries.ts";
import { positionsOfPeriod } from "../account-events/log-period.ts";
import {
	forgottenPlace,
	secondsOf,
	unknownPlace,
} from "../streams/stream-place.ts";
import {
	LAST_NUMBER,
	type NotificationKey,
	readNotificationId,
} from "./notification-id.ts";
import { findNotificationsAfter } from "./notification-stream-queries.ts";

/** A place in the stream: after this notification. With the largest webhook number it is after all notifications of the event. */
export type NotificationPlace = NotificationKey;

/** The place after all notifications up to a position. */
export async function placeAfter(
	db: Queries,
	accountId: string,
	position: number,
): Promise<NotificationPlace> {
	const events = await findAccountEvents(db, accountId, [position]);
	const createdAtSeconds = secondsOf(events.get(position)?.created_at);
	return { createdAtSeconds, position, webhookNumber: LAST_NUMBER };
}

/**
 * Reads `Last-Event-ID`. Throws a 400 when it is not from a stream of this account, whose positions end at `complete`, or when
 * bodies after it are deleted.
 */
export async function readPlace(
	db: Queries,
	accountId: string,
	id: string,
	complete: number,
): Promise<NotificationPlace> {
	const place = readNotificationId(accountId, id.toLowerCase());
	if (!place || place.position > complete) throw unknownPlace();
	const { position, createdAtSeconds } = place;
	const next = position + 1;
	const events = await findAccountEvents(db, accountId, [position, next]);
	const oldestBody = await findOldestBody(db, accountId);
	const isKept = (at: number) => (events.get(at)?.batch ?? -1) >= oldestBody;
	const own = events.get(position);
	// A restored database can have other events at these positions.
	if (
		own &&
		createdAtSeconds !== 0 &&
		secondsOf(own.created_at) !== createdAtSeconds
	)
		throw unknownPlace();
	const left = isKept(position)
		? []
		: await findNotificationsAfter(db, accountId, place, position, 1);
	if (left.length > 0 || (next <= complete && !isKept(next)))
		throw forgottenPlace();
	return place;
}

/**
 * The place before the first notification of a period, or after all notifications when there is none. Throws a 400 when its body is
 * deleted.
 */
export async function placeBefore(
	db: Queries,
	accountId: string,
	from: string,
	complete: number,
): Promise<NotificationPlace> {
	const period = await positionsOfPeriod(db, accountId, from, undefined);
	const first = period?.first ?? Number.POSITIVE_INFINITY;
	if (first > complete) return placeAfter(db, accountId, complete);
	const events = await findAccountEvents(db, accountId, [first]);
	const oldestBody = await findOldestBody(db, accountId);
	if ((events.get(first)?.batch ?? -1) < oldestBody)
		throw badParameter(
			"filter[created_at][start]",
			"forgotten",
			"notifications since then are no longer kept: choose a later instant",
		);
	return placeAfter(db, accountId, first - 1);
}
