import type { RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The most requests that may wait on a connection behind the one that is answered. */
const MOST_WAITING = 32;

/** What Node's parser takes for a request after which the connection is no longer HTTP. */
const NOT_HTTP = 2;

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
	const latest = new WeakMap<Socket, ServerResponse>();
	const waiting = new WeakMap<Socket, number>();
	return (request, response) => {
		const { socket } = request;
		const before = latest.get(socket);
		latest.set(socket, response);
		// Node gives a response its connection when the one before it is flushed.
		if (!before || response.socket) return answer(request, response);
		const others = waiting.get(socket) ?? 0;
		if (others === MOST_WAITING) {
			stopParsing(socket);
			socket.destroy();
			return;
		}
		waiting.set(socket, others + 1);
		before.once("close", () => {
			waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
			if (socket.writable) answer(request, response);
		});
	};
}
