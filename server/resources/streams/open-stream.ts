import { firstStored } from "../../database/stored-instant.ts";
import type { EventStream } from "../../http/replies/event-stream.ts";
import type { KeyHolder } from "../../services/account.ts";
import type { Services } from "../../services/services.ts";
import { type Feed, follow } from "./follow.ts";

/** The places at which a stream can begin. `complete` is the position up to which its records are complete. */
interface Places<Place> {
	/** The place of a `Last-Event-ID`. Throws a 400 for one after which the stream cannot continue. */
	read(id: string, complete: number): Promise<Place>;
	/** The place before the first record since an instant, as stored. Throws a 400 when its records are deleted. */
	since(from: string, complete: number): Promise<Place>;
	/** The place after a position. */
	behind(position: number): Promise<Place>;
}

/** Where a request wants its stream to begin; at the present without either member. */
interface Beginning {
	readonly lastEventId: string | undefined;
	/** The earliest instant. */
	readonly from: string | undefined;
}

function startOf<Place>(
	{ lastEventId, from }: Beginning,
	places: Places<Place>,
	complete: number,
): Promise<Place> {
	if (lastEventId !== undefined) return places.read(lastEventId, complete);
	if (from !== undefined) return places.since(firstStored(from), complete);
	return places.behind(complete);
}

/** Opens a stream of an account. Throws a 429 when the account has too many. */
export async function openStream<Place>(
	{ streams }: Pick<Services, "streams">,
	account: KeyHolder,
	beginning: Beginning,
	places: Places<Place>,
	feed: Feed<Place>,
): Promise<EventStream> {
	const live = await streams.open(account);
	try {
		const start = await startOf(beginning, places, feed.complete(live));
		return follow(live, feed, start);
	} catch (error) {
		live.close();
		throw error;
	}
}
