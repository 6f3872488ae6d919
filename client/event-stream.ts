import type { Client } from "openapi-fetch";
import type { paths } from "../generated/openapi.ts";
import { errorOf, LandfallConnectionError, LandfallError } from "./errors.ts";
import { eventBlocks } from "./event-blocks.ts";
import type { StreamOptions } from "./operations.ts";
import {
	backoffMs,
	MAX_RETRIES,
	MAX_WAIT_MS,
	waitUnlessAborted,
} from "./retry.ts";

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

/** Longest silence before a stream counts as lost; the server sends something every 20 seconds. */
const MAX_SILENCE_MS = 60_000;

/** The error for a stream that broke or could not be opened. */
function lostError(cause: unknown): LandfallConnectionError {
	if (cause instanceof LandfallConnectionError) return cause;
	const problem = "the server could not be reached, or the stream was cut";
	return new LandfallConnectionError(problem, { cause, timedOut: false });
}

const SILENT = () =>
	new LandfallConnectionError("the stream fell silent", {
		cause: undefined,
		timedOut: true,
	});

/** A record of a stream. */
export interface StreamedEvent<Document> {
	/** Pass it as `lastEventId` to continue after this record. */
	readonly id: string;
	/** The document exactly as sent. */
	readonly data: string;
	/** The document, parsed at each access. */
	readonly document: Document;
}

/**
 * Records as they arrive, until the signal aborts or the caller leaves the loop. A lost stream reopens after the last record,
 * as often as needed. It rejects for errors that waiting cannot cure, such as a revoked key, and when it cannot be opened at all.
 */
export type EventStream<Document> = AsyncIterable<StreamedEvent<Document>>;

/** The arguments for opening a stream. */
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

/** Opens a stream after an id. Rejects with a `LandfallError` when the answer is not a stream. */
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
			// Replaces the client's `fetch`, which reads the whole answer.
			fetch: (request) =>
				fetch(request).catch((cause) => {
					throw lostError(cause);
				}),
		},
	);
	if (!response.ok) throw errorOf(line, response, error);
	if (data && response.headers.get("content-type")?.startsWith(EVENT_STREAM))
		return data;
	const summary = "is a success, but the answer is not a stream";
	throw new LandfallError(line, response, undefined, summary);
}

/** Whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
	return error instanceof LandfallError
		? error.status >= 500 || error.status === 429
		: error instanceof LandfallConnectionError;
}

/** The wait that an answer asks for. */
function askedWaitMs(error: unknown): number {
	const { retryAfter = 0 } = error as Partial<LandfallError>;
	return retryAfter * 1_000;
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

/**
 * Creates a stream. Its first opening has as many retries as any other request, and rejects when the server asks for a wait of more than
 * a minute. Reopening has no limit, and waits at most a minute.
 */
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
			const onChunk = () => {
				clearTimeout(timer);
				timer = hush();
			};
			const reader = { onChunk, lostError, signal: cut.signal };
			for await (const { id, data } of eventBlocks(body, reader)) {
				signal?.throwIfAborted();
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
			let askedMs = 0;
			try {
				yield* once(place, opened);
			} catch (error) {
				signal?.throwIfAborted();
				askedMs = askedWaitMs(error);
				const mayRetry =
					wasOpen || (failures < maxRetries && askedMs <= MAX_WAIT_MS);
				if (!isPassing(error) || !mayRetry) throw error;
			}
			const delayMs = Math.max(
				backoffMs(failures++),
				Math.min(askedMs, MAX_WAIT_MS),
			);
			await waitUnlessAborted(delayMs, signal ?? new AbortController().signal);
		}
	}

	return { [Symbol.asyncIterator]: events };
}
