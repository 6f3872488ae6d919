import type { TransportEvent } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { Batch, Feed, StreamedEvent } from "../streams/follow.ts";
import { secondsOf } from "../streams/stream-place.ts";
import {
	findLoggedEvents,
	type LoggedEvent,
} from "../transport-events/transport-event-queries.ts";
import { LAST_NUMBER } from "../webhook-notifications/notification-id.ts";
import type { EventFilter } from "./event-filter.ts";
import { findLogEntries } from "./event-log-queries.ts";
import { type EventPlace, idOfPlace } from "./event-place.ts";

/** Log entries per read, each of up to 64 events. */
const BATCH = 4;

/** The filters of a stream of events. */
export type StreamedFilter = Pick<
	EventFilter,
	"names" | "containerId" | "shipmentId"
>;

const shipmentOf = ({ document }: LoggedEvent) =>
	fromJsonText<TransportEvent>(document).relationships.shipment.data.id;

function isWanted(
	event: LoggedEvent,
	{ names, containerId, shipmentId }: StreamedFilter,
): boolean {
	return (
		names?.has(event.event) !== false &&
		(containerId === undefined || event.container_id === containerId) &&
		(shipmentId === undefined || shipmentOf(event) === shipmentId)
	);
}

/** The feed of an account's transport events for streams: each event in its current state, once per write. */
export function eventFeed(
	db: Queries,
	accountId: string,
	filter: StreamedFilter,
): Feed<EventPlace> {
	return {
		complete: (live) => live.complete.transportEvents,
		isBehind: ({ position, index }, complete) =>
			position < complete || (position === complete && index < LAST_NUMBER),
		idOf: (place) => idOfPlace(accountId, place),
		async read(place, until): Promise<Batch<EventPlace>> {
			const from = place.position + (place.index < LAST_NUMBER ? 0 : 1);
			const entries = await findLogEntries(db, accountId, from, until, BATCH);
			const places = entries.flatMap(({ position, created_at, events }) =>
				fromJsonText(events).map((id, index) => ({
					id,
					at: { position, index, seconds: secondsOf(created_at) },
				})),
			);
			const left = places.filter(
				({ at }) => at.position > place.position || at.index > place.index,
			);
			const ids = [...new Set(left.map(({ id }) => id))];
			const found = await findLoggedEvents(db, accountId, ids);
			const events = left.flatMap(({ id, at }): StreamedEvent[] => {
				const event = found.get(id);
				if (!event || !isWanted(event, filter)) return [];
				return [{ id: idOfPlace(accountId, at), data: event.document }];
			});
			const last = entries.at(-1);
			const reached = {
				position: last?.position ?? until,
				index: LAST_NUMBER,
				seconds: secondsOf(last?.created_at),
			};
			return { events, reached, isLast: reached.position >= until };
		},
	};
}
