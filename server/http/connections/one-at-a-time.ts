import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The most requests that may wait on a connection behind the one that is answered. */
const MOST_WAITING = 32;

/** What Node's parser takes for a request after which the connection is no longer HTTP. */
const NOT_HTTP = 2;

/** The requests of a connection. */
interface Queue {
	latest: ServerResponse;
	waiting: number;
}

const QUEUE = Symbol("queue");

/** A connection with its queue, which is a member because every request needs it and a map is slower. */
type Queued = Socket & { [QUEUE]?: Queue };

/** The response to the latest request of a connection; undefined before its first. */
export function latestResponse(socket: Queued): ServerResponse | undefined {
	return socket[QUEUE]?.latest;
}

/**
 * Makes Node leave the rest of what has arrived unread. It would make thousands of requests of it, and keep them until all connections
 * with news have been read.
 */
function stopParsing(socket: Socket): void {
	const { parser } = socket as { parser?: { onIncoming: unknown } | null };
	if (parser) parser.onIncoming = () => NOT_HTTP;
}

/**
 * Answers one request of a connection at a time. Node passes on requests that a client sends ahead at once, and would keep all replies
 * in memory until the client reads them. A connection with too many of them is cut off.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
	return (request, response) => {
		const socket: Queued = request.socket;
		socket[QUEUE] ??= { latest: response, waiting: 0 };
		const queue = socket[QUEUE];
		const before = queue.latest;
		queue.latest = response;
		// Node gives a response its connection when the one before it is flushed.
		if (response.socket) return answer(request, response);
		if (queue.waiting === MOST_WAITING) {
			stopParsing(socket);
			socket.destroy();
			return;
		}
		queue.waiting += 1;
		before.once("close", () => {
			queue.waiting -= 1;
			if (socket.writable) answer(request, response);
		});
	};
}
