import type {
	EventStream,
	StreamOpening,
} from "../../http/replies/event-stream.ts";
import { giveWay, workFor } from "../../runtime/time-slices.ts";
import type { LiveStream } from "./live-stream.ts";

/** How long a stream lasts, and the random part that is subtracted, so that clients do not reconnect together. */
const LIFE_MS = 30 * 60_000;
const LIFE_SPREAD = 0.2;

/** How long a stream that never catches up may continue after its time. */
const GRACE_MS = 60_000;

/** Longest silence, because proxies close idle connections after 30 seconds or more. */
const SILENCE_MS = 20_000;

/** How soon a browser reconnects. */
const RETRY_MS = 1_000;

/** One event of a stream. */
export interface StreamedEvent {
	readonly id: string;
	/** Text without line breaks. */
	readonly data: string;
}

/** The next events of a stream. */
export interface Batch<Place> {
	readonly events: readonly StreamedEvent[];
	/** The place of the stream after them. */
	readonly reached: Place;
	/** Whether these are all events up to the requested position. */
	readonly isLast: boolean;
}

/** The source of a stream's events. */
export interface Feed<Place> {
	/** The position up to which its records are complete. */
	complete(live: LiveStream): number;
	/** Whether there can be events between the place and a position. */
	isBehind(place: Place, position: number): boolean;
	/** Reads the events after a place, up to a position. */
	read(place: Place, position: number): Promise<Batch<Place>>;
	/** The id of a place, after which a stream can continue. */
	idOf(place: Place): string;
}

/** The blocks of a stream, from a place on. Reads the next batch only after the client has read the last one. */
async function* blocksOf<Place>(
	live: LiveStream,
	feed: Feed<Place>,
	start: Place,
	{ signal, waitMs = LIFE_MS }: StreamOpening,
): AsyncGenerator<string> {
	const spread = 1 - Math.random() * LIFE_SPREAD;
	const endAtMs = performance.now() + Math.min(waitMs, LIFE_MS * spread);
	signal.addEventListener("abort", () => live.end());
	let place = start;
	let sentAtMs = performance.now();
	yield `retry: ${RETRY_MS}\nid: ${feed.idOf(place)}\n\n`;
	const isBehind = () => feed.isBehind(place, feed.complete(live));
	while (!live.isOver) {
		const nowMs = performance.now();
		if (nowMs >= endAtMs + (isBehind() ? GRACE_MS : 0)) return;
		if (nowMs >= sentAtMs + SILENCE_MS) {
			sentAtMs = nowMs;
			yield ":\n\n";
		}
		if (!isBehind()) {
			const limitMs = Math.min(endAtMs, sentAtMs + SILENCE_MS) - nowMs;
			await live.rest(limitMs, isBehind);
			continue;
		}
		const batch = await workFor(live.account.id, () =>
			feed.read(place, feed.complete(live)),
		);
		for (const { id, data } of batch.events) {
			if (live.isOver) return;
			sentAtMs = performance.now();
			yield `id: ${id}\ndata: ${data}\n\n`;
		}
		place = batch.reached;
		// Tells the client its place, so that a new stream need not read filtered records again.
		if (batch.isLast) yield `id: ${feed.idOf(place)}\n\n`;
		await giveWay();
	}
}

/** The events of an open stream, from a place on. */
export function follow<Place>(
	live: LiveStream,
	feed: Feed<Place>,
	start: Place,
): EventStream {
	return {
		blocks: (opening) => blocksOf(live, feed, start, opening),
		close: () => live.close(),
	};
}
