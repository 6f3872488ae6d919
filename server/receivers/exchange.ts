import type { Dispatcher } from "undici";
import {
	LongAnswerError,
	NoStatusError,
	TimeLimitError,
} from "./receiver-failure.ts";

/** How much of an answer's body is stored (bytes). */
const MOST_KEPT_BYTES = 1_024;
/** How much of it is read, so that the connection can be reused (bytes). */
const MOST_READ_BYTES = 65_536;

/** The most interim answers (RFC 9110 section 15.2). Each costs more than a kilobyte of an answer. */
const MOST_INTERIM = 16;

/** The answer of a receiver. */
export interface Answered {
	readonly statusCode: number;
	readonly headers: Readonly<Record<string, string>>;
	/** The first kilobyte as UTF-8. Invalid bytes, and NUL, which PostgreSQL does not store, become U+FFFD. */
	readonly body: string;
}

type Headers = Parameters<
	NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>
>[2];

function textOf(chunks: readonly Buffer[]): string {
	const bytes = Buffer.concat(chunks).subarray(0, MOST_KEPT_BYTES);
	// Drops a character that the limit cuts in two.
	const text = new TextDecoder().decode(bytes, { stream: true });
	return text.replaceAll("\0", "\uFFFD");
}

function toText(headers: Headers): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name, String(value ?? "")]),
	);
}

/**
 * Sends one request and reads the start of its answer. Rejects when no answer arrives within `limitMs` in total, or when
 * `signal` aborts. The status alone is the acknowledgement, even if the body breaks off or never ends.
 */
export function exchange(
	dispatcher: Dispatcher,
	request: Dispatcher.DispatchOptions,
	limitMs: number,
	signal: AbortSignal,
): Promise<Answered> {
	return new Promise((resolve, reject) => {
		let controller: Dispatcher.DispatchController | undefined;
		let head: { statusCode: number; headers: Headers } | undefined;
		let reason: Error | undefined;
		const chunks: Buffer[] = [];
		let length = 0;
		let interim = 0;

		function settle(error?: Error): void {
			clearTimeout(limit);
			signal.removeEventListener("abort", giveUp);
			if (!head) reject(error);
			else
				resolve({
					statusCode: head.statusCode,
					headers: toText(head.headers),
					body: textOf(chunks),
				});
		}
		function cutOff(why: Error): void {
			reason = why;
			settle(why);
			// A request that still waits for its connection has no controller, and is aborted when it starts.
			controller?.abort(why);
		}
		const giveUp = () => cutOff(new TimeLimitError());
		const limit = setTimeout(giveUp, limitMs);
		signal.addEventListener("abort", giveUp);

		dispatcher.dispatch(request, {
			onRequestStart(started) {
				controller = started;
				if (reason) started.abort(reason);
			},
			onResponseStart(_controller, statusCode, headers) {
				if (statusCode < 100 || statusCode > 599) cutOff(new NoStatusError());
				else if (statusCode >= 200) head = { statusCode, headers };
				else if (++interim > MOST_INTERIM) cutOff(new LongAnswerError());
			},
			onResponseData(_controller, chunk) {
				if (length < MOST_KEPT_BYTES) chunks.push(chunk);
				length += chunk.length;
				if (length > MOST_READ_BYTES)
					cutOff(new Error("the answer is longer than the limit"));
			},
			// Undici considers a connection free one turn of the event loop after the answer. A post before that opens another
			// connection.
			onResponseEnd: () => queueMicrotask(() => setImmediate(settle)),
			onResponseError: (_controller, error) => settle(error),
		});
	});
}
