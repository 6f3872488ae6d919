import { type FeedSocket, openFeedSocket } from "./feed-socket.ts";

/** How long is waited, in milliseconds of the wall. */
export interface FeedTimes {
	/** For a connection to open. */
	readonly openMs: number;
	/** For a message, before the connection is taken to be dead. Ships far from land are silent for long. */
	readonly silenceMs: number;
	/** Before the first try to connect again; each further one waits twice as long. */
	readonly firstWaitMs: number;
	readonly longestWaitMs: number;
	/** Between a change of what is wanted and the new subscription, so that many changes are one. */
	readonly settleMs: number;
	/** For somebody to ask, before the connection is closed for want of interest. */
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

/** What a connection is made of. */
export interface FeedConnectionParts {
	readonly url: string;
	readonly times: FeedTimes;
	/** What is to be asked for at present, as text. */
	readonly subscription: () => string;
	/** Takes a message; the answer tells whether it was what the subscription is for. Must not throw. */
	readonly hear: (text: string) => boolean;
}

/**
 * A subscription to a feed that is kept up: it is sent as soon as the connection opens, again when something else is wanted,
 * and after a connection has ended, over a new one. Nothing is sent or opened before somebody asks.
 */
export class FeedConnection {
	readonly #parts: FeedConnectionParts;
	#socket: FeedSocket | undefined;
	#isClosed = false;
	/** Connections in a row that brought nothing. */
	#failures = 0;
	/** Why the last connection ended, and why we end this one. */
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

	/** Why nothing is heard at present; undefined while the connection is open, or is being opened for the first time. */
	get problem(): string | undefined {
		return this.#socket?.isOpen ? undefined : this.#problem;
	}

	/** Keeps the connection up for whoever asks, and what it is subscribed to as it is wanted. */
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

	/** Ends the connection because the peer will not have us, for a reason in words. */
	refuse(words: string): void {
		this.#refusal = words;
		this.#socket?.cut();
	}

	/** Ends the connection in order, for good. */
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
			said: (text) => {
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
			// Perhaps there was nothing to say.
			this.#failures = 0;
			this.refuse("the feed was silent for too long");
		}, this.#parts.times.silenceMs).unref();
	}

	#ended(): void {
		clearTimeout(this.#silence);
		this.#socket = undefined;
		if (this.#isClosed || this.#idle === undefined) return;
		const words =
			this.#sent === undefined
				? "the feed cannot be reached"
				: "the feed ended the connection";
		this.#problem = this.#refusal ?? words;
		const { firstWaitMs, longestWaitMs } = this.#parts.times;
		const waitMs = Math.min(firstWaitMs * 2 ** this.#failures, longestWaitMs);
		this.#failures += 1;
		// Jitter, so that processes that lost the feed together do not come back together.
		this.#retry = setTimeout(
			() => {
				this.#retry = undefined;
				this.#open();
			},
			waitMs * (1 + Math.random() / 2),
		).unref();
	}

	/** Nobody asks any more. */
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
