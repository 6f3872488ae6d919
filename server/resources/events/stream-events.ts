import type { Operation } from "../../http/operation.ts";
import { openStream } from "../streams/open-stream.ts";
import { eventFeed } from "./event-feed.ts";
import { readEventFilter } from "./event-filter.ts";
import { placeBehind, placeSince, readEventPlace } from "./event-place.ts";
import { refuseSilence } from "./refuse-silence.ts";

/** GET /events/stream: the transport events of all containers as they are recorded and corrected. */
export const streamEvents: Operation<"streamEvents"> = async ({
	query,
	account,
	lastEventId,
	services,
	stream,
}) => {
	const { db } = services.database;
	const filter = readEventFilter(query);
	await refuseSilence(services, account.id, filter);
	const opened = await openStream(
		services,
		account,
		{ lastEventId, from: query["filter[created_at][start]"] },
		{
			read: (id, complete) => readEventPlace(db, account.id, id, complete),
			since: (from, complete) => placeSince(db, account.id, from, complete),
			behind: (position) => placeBehind(db, account.id, position),
		},
		eventFeed(db, account.id, filter),
	);
	return stream(opened);
};
