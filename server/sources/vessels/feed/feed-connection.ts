import { type FeedSocket, openFeedSocket } from "./feed-socket.ts";

/** Waits of a feed connection, in milliseconds of wall-clock time. */
export interface FeedTimes {
	/** Limit for opening a connection. */
	readonly openMs: number;
	/** Longest silence before the connection counts as dead. Ships far from land are silent for long. */
	readonly silenceMs: number;
	/** Wait before the first reconnection; it doubles with each further one. */
	readonly firstWaitMs: number;
	readonly longestWaitMs: number;
	/** Delay of a new subscription after a change, to combine many changes into one. */
	readonly settleMs: number;
	/** How long the connection stays open without queries. */
	readonly idleMs: number;
}

export const FEED_TIMES: FeedTimes = {
	openMs: 10_000,
	silenceMs: 600_000,
	firstWaitMs: 2_000,
	longestWaitMs: 300_000,
	settleMs: 2_000,
	idleMs: 2 * 3_600_000,
};

/** Parts of a connection. */
export interface FeedConnectionParts {
	readonly url: string;
	readonly times: FeedTimes;
	/** The current subscription, as text. */
	readonly subscription: () => string;
	/** Handles a message and returns whether it belongs to the subscription. Must not throw. */
	readonly hear: (text: string) => boolean;
}

/**
 * A persistent subscription to a feed: sent when the connection opens, again when it changes, and over a new connection when
 * one ends. The first query opens the connection.
 */
export class FeedConnection {
	readonly #parts: FeedConnectionParts;
	#socket: FeedSocket | undefined;
	#isClosed = false;
	/** Consecutive connections without a useful message. */
	#failures = 0;
	/** Why the last connection ended, and why this one is being closed. */
	#problem: string | undefined;
	#refusal: string | undefined;
	#sent: string | undefined;
	#silence: NodeJS.Timeout | undefined;
	#retry: NodeJS.Timeout | undefined;
	#settling: NodeJS.Timeout | undefined;
	#idle: NodeJS.Timeout | undefined;

	constructor(parts: FeedConnectionParts) {
		this.#parts = parts;
	}

	/** Why the feed is down; undefined while the connection is open or opens for the first time. */
	get problem(): string | undefined {
		return this.#socket?.isOpen ? undefined : this.#problem;
	}

	/** Keeps the connection open for a query, and its subscription up to date. */
	ask(): void {
		if (this.#isClosed) return;
		const { idleMs, settleMs } = this.#parts.times;
		clearTimeout(this.#idle);
		this.#idle = setTimeout(() => this.#rest(), idleMs).unref();
		if (this.#socket === undefined && this.#retry === undefined) this.#open();
		this.#settling ??= setTimeout(() => {
			this.#settling = undefined;
			this.#subscribe();
		}, settleMs).unref();
	}

	/** Closes the connection because the peer refuses it, for this reason. */
	refuse(words: string): void {
		this.#refusal = words;
		this.#socket?.cut();
	}

	/** Closes the connection for good. */
	async close(): Promise<void> {
		this.#isClosed = true;
		this.#stopTimers();
		await this.#socket?.close();
	}

	#open(): void {
		const { url, times } = this.#parts;
		this.#sent = undefined;
		this.#refusal = undefined;
		this.#socket = openFeedSocket(url, times.openMs, {
			opened: () => {
				this.#expectMessage();
				this.#subscribe();
			},
			received: (text) => {
				this.#expectMessage();
				if (this.#parts.hear(text)) this.#failures = 0;
			},
			closed: () => this.#ended(),
		});
	}

	#subscribe(): void {
		const text = this.#parts.subscription();
		if (!this.#socket?.isOpen || text === this.#sent) return;
		this.#sent = text;
		this.#socket.send(text);
	}

	#expectMessage(): void {
		clearTimeout(this.#silence);
		this.#silence = setTimeout(() => {
			// The feed may simply have had no messages.
			this.#failures = 0;
			this.refuse("the feed was silent for too long");
		}, this.#parts.times.silenceMs).unref();
	}

	#ended(): void {
		clearTimeout(this.#silence);
		this.#socket = undefined;
		// Closed, or at rest.
		if (this.#idle === undefined) return;
		const words =
			this.#sent === undefined
				? "the feed cannot be reached"
				: "the feed ended the connection";
		this.#problem = this.#refusal ?? words;
		const { firstWaitMs, longestWaitMs } = this.#parts.times;
		const waitMs = Math.min(firstWaitMs * 2 ** this.#failures, longestWaitMs);
		this.#failures += 1;
		// Jitter spreads the reconnections of processes that lost the feed together.
		this.#retry = setTimeout(
			() => {
				this.#retry = undefined;
				this.#open();
			},
			waitMs * (1 + Math.random() / 2),
		).unref();
	}

	/** Closes the connection after a time without queries. */
	#rest(): void {
		this.#stopTimers();
		this.#problem = undefined;
		void this.#socket?.close();
	}

	#stopTimers(): void {
		clearTimeout(this.#silence);
		clearTimeout(this.#retry);
		clearTimeout(this.#settling);
		clearTimeout(this.#idle);
		this.#retry = undefined;
		this.#settling = undefined;
		this.#idle = undefined;
	}
}
