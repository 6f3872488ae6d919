import { firstStored } from "../../database/stored-instant.ts";
import type { Operation } from "../../http/operation.ts";
import { follow } from "../streams/follow.ts";
import { eventFeed } from "./event-feed.ts";
import { readEventFilter } from "./event-filter.ts";
import { placeBehind, placeSince, readEventPlace } from "./event-place.ts";

/** GET /events/stream: the transport events of all containers as they are recorded and corrected. */
export const streamEvents: Operation<"streamEvents"> = async ({
	query,
	account,
	lastEventId,
	services,
	stream,
}) => {
	const { db } = services.database;
	const from = query["filter[created_at][start]"];
	const filter = readEventFilter(query);
	const seat = await services.streams.open(account);
	try {
		const { transportEvents: complete } = seat.complete;
		const start =
			lastEventId !== undefined
				? await readEventPlace(db, account.id, lastEventId, complete)
				: from !== undefined
					? await placeSince(db, account.id, firstStored(from), complete)
					: await placeBehind(db, account.id, complete);
		return stream(follow(seat, eventFeed(db, account.id, filter), start));
	} catch (error) {
		seat.close();
		throw error;
	}
};
