/** A block of server-sent events: an event, or, without data, only an id to continue from. */
export interface EventBlock {
	readonly id: string | undefined;
	readonly data: string | undefined;
}

/** Callbacks and signal of a reader of blocks. */
export interface StreamReader {
	/** Called for every chunk that arrives, even comments. */
	onChunk(): void;
	/** Creates the error for a lost connection. */
	lostError(cause: unknown): Error;
	/** Ends the reading and the iteration. */
	readonly signal?: AbortSignal;
}

/**
 * Reads server-sent events one at a time, as the HTML standard interprets them
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation). Drops an incomplete event at
 * the end.
 */
export async function* eventBlocks(
	body: ReadableStream<Uint8Array>,
	{ onChunk, lostError, signal }: StreamReader,
): AsyncGenerator<EventBlock> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	// A request's signal stops working once its `Request` is garbage-collected, so the body is cancelled here.
	const end = () => reader.cancel().catch(() => {});
	signal?.addEventListener("abort", end, { once: true });
	let rest = "";
	let id: string | undefined;
	let data: string[] = [];
	try {
		for (;;) {
			const { done, value } = await reader.read().catch((cause) => {
				throw lostError(cause);
			});
			if (done) return;
			onChunk();
			rest += decoder.decode(value, { stream: true });
			// A carriage return at the end may be the first half of a line break.
			const lines = rest.split(/\r\n|\n|\r(?!$)/);
			rest = lines.pop() ?? "";
			for (const line of lines) {
				const [, name, text = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
				if (name === "id" && !text.includes("\0")) id = text;
				if (name === "data") data.push(text);
				if (line !== "") continue;
				if (id !== undefined || data.length > 0)
					yield { id, data: data.length > 0 ? data.join("\n") : undefined };
				id = undefined;
				data = [];
			}
		}
	} finally {
		signal?.removeEventListener("abort", end);
		// Ends the request when the caller leaves its loop.
		await end();
	}
}
