import type { Queries } from "../../database/database.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import {
	forgottenPlace,
	secondsOf,
	unknownPlace,
} from "../streams/stream-place.ts";
import {
	LAST_NUMBER,
	type NotificationKey,
	notificationId,
	readNotificationId,
} from "../webhook-notifications/notification-id.ts";
import { findFirstPosition, findLogEntries } from "./event-log-queries.ts";

/** A place in the log of transport events: after one event of an entry, or after the entry. */
export interface EventPlace {
	readonly position: number;
	/** The number of the event in its entry; {@link LAST_NUMBER} after all of them. */
	readonly index: number;
	/** When the entry was written, in seconds since 1970. */
	readonly seconds: number;
}

const keyOf = ({ position, index, seconds }: EventPlace): NotificationKey => ({
	position,
	webhookNumber: index,
	createdAtSeconds: seconds,
});

/** The id of a place, in the form of ids of notifications. */
export function idOfPlace(accountId: string, place: EventPlace): string {
	return notificationId(accountId, keyOf(place));
}

/** The place after an entry. */
export async function placeBehind(
	db: Queries,
	accountId: string,
	position: number,
): Promise<EventPlace> {
	const [entry] = await findLogEntries(db, accountId, position, position, 1);
	const seconds = secondsOf(entry?.created_at);
	return { position, index: LAST_NUMBER, seconds };
}

/** Reads `Last-Event-ID`. Throws a 400 when it is not from a stream of this account, or when entries after it are deleted. */
export async function readEventPlace(
	db: Queries,
	accountId: string,
	id: string,
	complete: number,
): Promise<EventPlace> {
	const key = readNotificationId(accountId, id.toLowerCase());
	if (!key || key.position > complete) throw unknownPlace();
	const { position, webhookNumber: index, createdAtSeconds: seconds } = key;
	const next = position + 1;
	const [own, other] = await findLogEntries(db, accountId, position, next, 2);
	const entry = own?.position === position ? own : undefined;
	if (entry && seconds !== 0 && secondsOf(entry.created_at) !== seconds)
		throw unknownPlace();
	const isNextKept = entry ? other !== undefined : own !== undefined;
	if ((index < LAST_NUMBER && !entry) || (next <= complete && !isNextKept))
		throw forgottenPlace();
	return { position, index, seconds };
}

/**
 * The place before the first entry since an instant, or after all entries when there is none. Throws a 400 when entries of that time
 * are deleted.
 */
export async function placeSince(
	db: Queries,
	accountId: string,
	from: string,
	complete: number,
): Promise<EventPlace> {
	const first = await findFirstPosition(db, accountId, from);
	if (first === undefined || first > complete)
		return placeBehind(db, accountId, complete);
	const [before] = await findLogEntries(db, accountId, first - 1, first - 1, 1);
	if (first > 1 && !before)
		throw badParameter(
			"filter[created_at][start]",
			"forgotten",
			"the order of events since then is no longer kept: choose a later instant, or read GET /events",
		);
	return placeBehind(db, accountId, first - 1);
}
