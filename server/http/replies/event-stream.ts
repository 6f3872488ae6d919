/** The request for a stream. */
export interface StreamOpening {
	/** Aborts when the client disconnects. */
	readonly signal: AbortSignal;
	/** Time after which the stream ends once everything is sent; undefined for as long as a stream may last. */
	readonly waitMs: number | undefined;
}

/** A reply as a stream of server-sent events. */
export interface EventStream {
	/** The blocks, each with its empty line, until the stream ends. Can be iterated once, as fast as the client reads. */
	blocks(opening: StreamOpening): AsyncIterable<string>;
	/** Releases the stream's resources, even when its blocks were never read. */
	close(): void;
}
