import type {
	EventStream,
	StreamOpening,
} from "../../http/replies/event-stream.ts";
import { giveWay, workFor } from "../../runtime/give-way.ts";
import type { Seat } from "./seat.ts";

/** How long a stream lasts, and how much of that is left out at random, so that clients do not come back together. */
const LIFE_MS = 30 * 60_000;
const LIFE_SPREAD = 0.2;

/** How long a stream that is always behind goes on after its time. */
const GRACE_MS = 60_000;

/** Longest silence: proxies cut connections after 30 seconds and more. */
const SILENCE_MS = 20_000;

/** How soon a browser comes back after a cut. */
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
	/** Where the stream stands after them. */
	readonly reached: Place;
	/** Whether these are all up to the position that was asked for. */
	readonly isLast: boolean;
}

/** What a stream sends. */
export interface Feed<Place> {
	/** Up to which position its records are complete. */
	complete(seat: Seat): number;
	/** Whether something can follow the place up to a position. */
	isBehind(place: Place, position: number): boolean;
	/** Reads what follows a place, up to a position. */
	read(place: Place, position: number): Promise<Batch<Place>>;
	/** The id of a place, from which a stream can go on. */
	idOf(place: Place): string;
}

/** The blocks of a stream, from a place on. Reads a batch only after the client has taken the last one. */
async function* blocksOf<Place>(
	seat: Seat,
	feed: Feed<Place>,
	start: Place,
	{ signal, waitMs = LIFE_MS }: StreamOpening,
): AsyncGenerator<string> {
	const spread = 1 - Math.random() * LIFE_SPREAD;
	const endAtMs = performance.now() + Math.min(waitMs, LIFE_MS * spread);
	signal.addEventListener("abort", () => seat.end());
	let place = start;
	let sentAtMs = performance.now();
	yield `retry: ${RETRY_MS}\nid: ${feed.idOf(place)}\n\n`;
	const isBehind = () => feed.isBehind(place, feed.complete(seat));
	while (!seat.isOver) {
		const nowMs = performance.now();
		if (nowMs >= endAtMs + (isBehind() ? GRACE_MS : 0)) return;
		if (nowMs >= sentAtMs + SILENCE_MS) {
			sentAtMs = nowMs;
			yield ":\n\n";
		}
		if (!isBehind()) {
			const limitMs = Math.min(endAtMs, sentAtMs + SILENCE_MS) - nowMs;
			await seat.rest(limitMs, isBehind);
			continue;
		}
		const batch = await workFor(seat.account.id, () =>
			feed.read(place, feed.complete(seat)),
		);
		for (const { id, data } of batch.events) {
			if (seat.isOver) return;
			sentAtMs = performance.now();
			yield `id: ${id}\ndata: ${data}\n\n`;
		}
		place = batch.reached;
		// Records that a filter leaves out need not be looked through again.
		if (batch.isLast) yield `id: ${feed.idOf(place)}\n\n`;
		await giveWay();
	}
}

/** The stream of a seat, from a place on. */
export function follow<Place>(
	seat: Seat,
	feed: Feed<Place>,
	start: Place,
): EventStream {
	return {
		blocks: (opening) => blocksOf(seat, feed, start, opening),
		close: () => seat.close(),
	};
}
