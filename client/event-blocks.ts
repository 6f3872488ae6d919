/** A block of server-sent events: an event, or without data a place. */
export interface EventBlock {
	readonly id: string | undefined;
	readonly data: string | undefined;
}

/** What a reader of blocks tells. */
export interface Hearing {
	/** Called for anything that comes. */
	heard(): void;
	/** Makes the error for a connection that broke. */
	lost(cause: unknown): Error;
	/** Ends the reading; the blocks then end too. */
	readonly signal?: AbortSignal;
}

/**
 * Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation), each only when it is
 * asked for. What is cut off at the end is left out.
 */
export async function* eventBlocks(
	body: ReadableStream<Uint8Array>,
	{ heard, lost, signal }: Hearing,
): AsyncGenerator<EventBlock> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	// The signal of a request is lost once its `Request` is collected as garbage, so the body is ended here.
	const end = () => reader.cancel().catch(() => {});
	signal?.addEventListener("abort", end, { once: true });
	let rest = "";
	let id: string | undefined;
	let data: string[] = [];
	try {
		for (;;) {
			const { done, value } = await reader.read().catch((cause) => {
				throw lost(cause);
			});
			if (done) return;
			heard();
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
		// Ends the request of a loop that is left.
		await end();
	}
}
