import type { Client } from "openapi-fetch";
import type { paths } from "../generated/openapi.ts";
import { errorOf, LandfallConnectionError, LandfallError } from "./errors.ts";
import { eventBlocks } from "./event-blocks.ts";
import type { StreamOptions } from "./operations.ts";
import { backoffMs, MAX_RETRIES, waitUnlessAborted } from "./retry.ts";

const EVENT_STREAM = "text/event-stream";

/** The GET of openapi-fetch without types of a path. */
type UntypedGet = (
	path: string,
	init: {
		params: { query: unknown };
		signal: AbortSignal;
		headers: Readonly<Record<string, string>>;
		parseAs: "stream";
		fetch: (request: Request) => Promise<Response>;
	},
) => Promise<{
	data?: ReadableStream<Uint8Array>;
	error?: unknown;
	response: Response;
}>;

/** Longest silence: the server sends something every 20 seconds. */
const MAX_SILENCE_MS = 60_000;

/** The error of a stream that was cut, or could not be opened. */
function lost(cause: unknown): LandfallConnectionError {
	if (cause instanceof LandfallConnectionError) return cause;
	const problem = "the server could not be reached, or the stream was cut";
	return new LandfallConnectionError(problem, { cause, timedOut: false });
}

const SILENT = () =>
	new LandfallConnectionError("the stream fell silent", {
		cause: undefined,
		timedOut: true,
	});

/** A record that was streamed. */
export interface StreamedEvent<Document> {
	/** Goes on behind this record when it is given as `lastEventId`. */
	readonly id: string;
	/** The document as it was sent, byte by byte. */
	readonly data: string;
	/** The document; parsed when it is asked for. */
	readonly document: Document;
}

/**
 * Records as they come, until the signal aborts or the loop is left. After a cut it opens the stream again behind the last record, as often as
 * it takes; only what no waiting mends rejects, such as a revoked key.
 */
export type EventStream<Document> = AsyncIterable<StreamedEvent<Document>>;

/** What a stream is opened by, and its options. */
export type StreamSource = [
	request: {
		readonly raw: Client<paths>;
		/** Method and path. */
		readonly line: string;
		readonly query: unknown;
		readonly options: {
			readonly fetch?: typeof globalThis.fetch;
			readonly maxRetries?: number;
		};
	},
	options: unknown,
];

/** Opens a stream behind an id. Rejects with a `LandfallError` for an answer that is none. */
async function openStream(
	{ raw, line, query, options }: StreamSource[0],
	headers: Readonly<Record<string, string>> | undefined,
	lastEventId: string | undefined,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	const { fetch = globalThis.fetch } = options;
	const { data, error, response } = await (raw.GET as UntypedGet)(
		line.replace("GET ", ""),
		{
			params: { query },
			signal,
			headers: {
				...headers,
				Accept: EVENT_STREAM,
				...(lastEventId && { "Last-Event-ID": lastEventId }),
			},
			parseAs: "stream",
			// In place of the one that reads the whole answer.
			fetch: (request) =>
				fetch(request).catch((cause) => {
					throw lost(cause);
				}),
		},
	);
	if (!response.ok) throw errorOf(line, response, error);
	if (data && response.headers.get("content-type")?.startsWith(EVENT_STREAM))
		return data;
	const summary = "is a success, but the answer is no stream";
	throw new LandfallError(line, response, undefined, summary);
}

/** Whether the same request may succeed later. */
function isPassing(error: unknown): boolean {
	return error instanceof LandfallError
		? error.status >= 500 || error.status === 429
		: error instanceof LandfallConnectionError;
}

function streamed<Document>(id: string, data: string): StreamedEvent<Document> {
	return {
		id,
		data,
		get document() {
			return JSON.parse(data);
		},
	};
}

/** Creates a stream. Until it was open once it gives up after as many retries as other requests. */
export function eventStream(
	...[source, options]: StreamSource
): EventStream<unknown> {
	const { maxRetries = MAX_RETRIES } = source.options;
	const { lastEventId, onPlace, signal, headers } = (options ??
		{}) as StreamOptions;

	async function* once(
		place: { last: string | undefined },
		opened: () => void,
	): AsyncGenerator<StreamedEvent<unknown>> {
		const cut = new AbortController();
		const stop = () => cut.abort(signal?.reason);
		const hush = () => setTimeout(() => cut.abort(SILENT()), MAX_SILENCE_MS);
		let timer = hush();
		signal?.addEventListener("abort", stop, { once: true });
		try {
			const body = await openStream(source, headers, place.last, cut.signal);
			const heard = () => {
				clearTimeout(timer);
				timer = hush();
			};
			const hearing = { heard, lost, signal: cut.signal };
			for await (const { id, data } of eventBlocks(body, hearing)) {
				opened();
				if (id !== undefined) place.last = id;
				if (data !== undefined) yield streamed(place.last ?? "", data);
				else if (id !== undefined) onPlace?.(id);
			}
			cut.signal.throwIfAborted();
		} finally {
			clearTimeout(timer);
			signal?.removeEventListener("abort", stop);
			cut.abort();
		}
	}

	async function* events() {
		const place = { last: lastEventId };
		let failures = 0;
		let wasOpen = false;
		const opened = () => {
			failures = 0;
			wasOpen = true;
		};
		for (;;) {
			signal?.throwIfAborted();
			let delayMs: number | undefined;
			try {
				yield* once(place, opened);
			} catch (error) {
				signal?.throwIfAborted();
				const mayRetry = wasOpen || failures < maxRetries;
				if (!isPassing(error) || !mayRetry) throw error;
				const { retryAfter } = error as Partial<LandfallError>;
				if (retryAfter !== undefined) delayMs = retryAfter * 1_000;
			}
			delayMs ??= backoffMs(failures++);
			await waitUnlessAborted(delayMs, signal ?? new AbortController().signal);
		}
	}

	return { [Symbol.asyncIterator]: events };
}
