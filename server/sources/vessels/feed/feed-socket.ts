import type { Socket } from "node:net";
import { Agent, buildConnector, WebSocket } from "undici";

/** A websocket that can be cut off: closing it in order waits for the peer, however long that is silent. */
export interface FeedSocket {
	readonly isOpen: boolean;
	send(text: string): void;
	/** Says goodbye, and cuts the connection if the peer does not answer. Resolves when it is closed. */
	close(): Promise<void>;
	/** Ends the connection at once. */
	cut(): void;
}

/** What is told of a socket. `closed` comes once and last, whatever happens. */
export interface FeedSocketEvents {
	opened(): void;
	said(text: string): void;
	closed(): void;
}

/** No message of a feed is nearly as long; the connection ends at one that is. */
const LONGEST_MESSAGE = 64 * 1024;

const GOODBYE_MS = 2_000;

const decoder = new TextDecoder("utf-8");

function textOf(data: unknown): string {
	return data instanceof ArrayBuffer ? decoder.decode(data) : String(data);
}

/** Opens a websocket; what does not open within the time is cut off. */
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
	const socket = new WebSocket(url, { dispatcher: agent });
	socket.binaryType = "arraybuffer";
	const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
	const cut = () => {
		agent.destroy().catch(() => {});
		for (const wire of wires) wire.destroy();
	};
	const limit = setTimeout(cut, openMs);
	socket.onopen = () => {
		clearTimeout(limit);
		events.opened();
	};
	socket.onmessage = ({ data }) => events.said(textOf(data));
	// A close follows, which says the same.
	socket.onerror = () => {};
	socket.onclose = () => {
		clearTimeout(limit);
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
			const goodbye = setTimeout(cut, GOODBYE_MS);
			socket.close();
			await isClosed;
			clearTimeout(goodbye);
		},
		cut,
	};
}
