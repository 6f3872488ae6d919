/** How a client wants a stream. */
export interface StreamOpening {
	/** Aborts when the client has left. */
	readonly signal: AbortSignal;
	/** Time after which the stream ends once all is sent; undefined for as long as a stream may last. */
	readonly waitMs: number | undefined;
}

/** A reply that goes on: blocks of server-sent events as they come. */
export interface EventStream {
	/** The blocks, each with its empty line, until the stream ends. Read once, and only as fast as the client reads. */
	blocks(opening: StreamOpening): AsyncIterable<string>;
	/** Gives up what the stream holds, also when its blocks were never read. */
	close(): void;
}
