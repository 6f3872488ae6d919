import type { Socket } from "node:net";
import { Agent, buildConnector, WebSocket } from "undici";

/** A websocket that can be terminated. A regular close waits for the peer. */
export interface FeedSocket {
	readonly isOpen: boolean;
	send(text: string): void;
	/** Closes the connection, and terminates it if the peer does not respond. Resolves when it is closed. */
	close(): Promise<void>;
	/** Terminates the connection at once. */
	cut(): void;
}

/** Events of a socket. `closed` always comes, once and last. */
export interface FeedSocketEvents {
	opened(): void;
	received(text: string): void;
	closed(): void;
}

/** Longest message. A longer one ends the connection. */
const LONGEST_MESSAGE = 64 * 1024;

const CLOSE_MS = 2_000;

/** Characters of messages handled in one turn of the event loop: some milliseconds of work. */
const MOST_IN_TURN = 65_536;

/**
 * Lets a connection rest until the next turn of the event loop. Otherwise a turn reads all that has arrived, up to two megabytes, and
 * a flood of messages would delay all other work.
 */
function turnTaker(wires: ReadonlySet<Socket>): (length: number) => void {
	let length = 0;
	let isResting = false;
	const goOn = () => {
		length = 0;
		isResting = false;
		for (const wire of wires) wire.resume();
	};
	return (more) => {
		length += more;
		if (isResting || length < MOST_IN_TURN) return;
		isResting = true;
		setImmediate(goOn);
		for (const wire of wires) {
			wire.pause();
			// Undici resumes a connection when it has read its last bytes.
			wire.once("resume", () => {
				if (isResting) wire.pause();
			});
		}
	};
}

const decoder = new TextDecoder("utf-8");

function textOf(data: unknown): string {
	return data instanceof ArrayBuffer ? decoder.decode(data) : String(data);
}

/** Opens a websocket, or terminates it at the time limit. */
export function openFeedSocket(
	url: string,
	openMs: number,
	events: FeedSocketEvents,
): FeedSocket {
	const connect = buildConnector({ timeout: openMs });
	const wires = new Set<Socket>();
	const agent = new Agent({
		webSocket: { maxPayloadSize: LONGEST_MESSAGE },
		connect(options, callback) {
			connect(options, (...outcome) => {
				const [, wire] = outcome;
				if (wire) wires.add(wire);
				callback(...outcome);
			});
		},
	});
	const takeTurn = turnTaker(wires);
	const socket = new WebSocket(url, { dispatcher: agent });
	socket.binaryType = "arraybuffer";
	const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
	const cut = () => {
		agent.destroy().catch(() => {});
		for (const wire of wires) wire.destroy();
	};
	const limit = setTimeout(cut, openMs).unref();
	let goodbye: NodeJS.Timeout | undefined;
	/** Terminates a closing connection that the peer leaves open. */
	const cutSoon = () => {
		if (socket.readyState === WebSocket.CLOSING)
			goodbye ??= setTimeout(cut, CLOSE_MS);
	};
	socket.onopen = () => {
		clearTimeout(limit);
		// Nothing else tells that the peer has begun to close the connection.
		for (const wire of wires) wire.on("data", cutSoon);
		events.opened();
	};
	socket.onmessage = ({ data }) => {
		const text = textOf(data);
		takeTurn(text.length);
		events.received(text);
	};
	// A close event follows with the same reason.
	socket.onerror = () => {};
	socket.onclose = () => {
		clearTimeout(goodbye);
		cut();
		close();
		events.closed();
	};
	return {
		get isOpen() {
			return socket.readyState === WebSocket.OPEN;
		},
		send: (text) => socket.send(text),
		async close() {
			goodbye ??= setTimeout(cut, CLOSE_MS);
			socket.close();
			await isClosed;
			clearTimeout(goodbye);
		},
		cut,
	};
}
