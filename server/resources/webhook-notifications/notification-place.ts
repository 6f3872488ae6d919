import type { Queries } from "../../database/database.ts";
import { ApiError, badParameter } from "../../http/replies/api-error.ts";
import {
	findAccountEvents,
	findOldestBody,
} from "../account-events/account-event-queries.ts";
import { positionsOfPeriod } from "../account-events/log-period.ts";
import {
	LAST_NUMBER,
	type NotificationKey,
	readNotificationId,
} from "./notification-id.ts";
import { findNotificationsAfter } from "./notification-stream-queries.ts";

/** A place in the stream: after this notification, or, with the last number, after all of its event. */
export type NotificationPlace = NotificationKey;

const secondsOf = (event: { readonly created_at: string } | undefined) =>
	event ? Date.parse(event.created_at) / 1_000 : 0;

/** The place after all notifications up to a position. */
export async function placeAfter(
	db: Queries,
	accountId: string,
	position: number,
): Promise<NotificationPlace> {
	const events = await findAccountEvents(db, accountId, [position]);
	const createdAtSeconds = secondsOf(events.get(position));
	return { createdAtSeconds, position, webhookNumber: LAST_NUMBER };
}

function badPlace(code: "invalid" | "forgotten", detail: string): ApiError {
	const source = { header: "last-event-id" };
	return new ApiError(400, { code, detail, source });
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
	const unknown = badPlace(
		"invalid",
		"Last-Event-ID is of no stream of this account: send the last id that came, or none to begin now",
	);
	if (!place || place.position > complete) throw unknown;
	const { position, createdAtSeconds } = place;
	const next = position + 1;
	const events = await findAccountEvents(db, accountId, [position, next]);
	const oldestBody = await findOldestBody(db, accountId);
	const isKept = (at: number) => (events.get(at)?.batch ?? -1) >= oldestBody;
	const own = events.get(position);
	// A restored database can have other events at these positions.
	if (own && createdAtSeconds !== 0 && secondsOf(own) !== createdAtSeconds)
		throw unknown;
	const left = isKept(position)
		? []
		: await findNotificationsAfter(db, accountId, place, position, 1);
	if (left.length > 0 || (next <= complete && !isKept(next)))
		throw badPlace(
			"forgotten",
			"some records after Last-Event-ID are no longer kept: begin without it, and read the lists for what was missed",
		);
	return place;
}

/** The place before the first notification of a period; after all when there is none. Throws a 400 when its body is deleted. */
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
