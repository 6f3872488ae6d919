import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Agent } from "undici";
import { unrecognized } from "./carrier-errors.ts";
import { errorForFailure, errorForStatus } from "./source-failures.ts";

/** A source's complete 2xx response. */
export interface SourceReply {
	/** False for 204. */
	readonly hasContent: boolean;
	/** The value of a response header (name in lower case); the first one when it is repeated. */
	header(name: string): string | undefined;
	readonly text: string;
	/** Size of the decompressed body. */
	readonly bytes: number;
}

/** Limits of one request. */
export interface SourceRequest {
	readonly headers: Readonly<Record<string, string>>;
	/** Aborts the request: at the time limit of the inquiry or the end of the process. */
	readonly signal: AbortSignal;
	/** Largest decompressed body. */
	readonly maxBytes: number;
}

/** HTTP client for sources. It follows no redirects and retries nothing. */
export interface SourceHttp {
	/** Sends one GET. Throws `CarrierError` for every failure and every status but 2xx. */
	get(url: URL, request: SourceRequest): Promise<SourceReply>;
	/** Sends one POST. Throws like `get`. */
	post(url: URL, request: SourceRequest, body: string): Promise<SourceReply>;
	/** Closes all connections. */
	close(): Promise<void>;
}

/** Time limits of one exchange in milliseconds; the body is limited by the signal of the request. */
export interface SourceHttpLimits {
	readonly connectMs: number;
	readonly headersMs: number;
}

const DEFAULT_LIMITS: SourceHttpLimits = {
	connectMs: 5_000,
	headersMs: 15_000,
};

function firstOf(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}

async function readBody(
	body: Readable,
	encoding: string | undefined,
	{ maxBytes, signal }: SourceRequest,
): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	const collect = async (source: AsyncIterable<Buffer>) => {
		for await (const chunk of source) {
			bytes += chunk.length;
			if (bytes > maxBytes) {
				throw unrecognized(
					`the carrier's answer is larger than ${maxBytes} bytes`,
				);
			}
			chunks.push(chunk);
		}
	};
	// RFC 9110 section 8.4.1.3: x-gzip is the same.
	if (encoding === "gzip" || encoding === "x-gzip") {
		await pipeline(body, createGunzip(), collect, { signal });
	} else {
		// The signal of the request also ends its body.
		await collect(body);
	}
	return Buffer.concat(chunks);
}

/** JSON is UTF-8, with or without a byte order mark. */
const decoder = new TextDecoder("utf-8");

const USUAL_HEADERS = {
	accept: "application/json",
	"accept-encoding": "gzip",
	"user-agent": "landfall",
};

/** Headers with names in lower case, so that the operator's headers replace ours. */
function inLowerCase(headers: SourceRequest["headers"]) {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
	);
}

/** Informational answers (1xx) before the answer. A flood of them would occupy the event loop. */
const MOST_INFORMATIONAL = 20;

/** Counts informational answers, and ends a request with too many. */
function informationLimit(): () => void {
	let count = 0;
	return () => {
		count++;
		if (count <= MOST_INFORMATIONAL) return;
		throw unrecognized("the carrier sends informational answers without end");
	};
}

type Sent =
	| { readonly method: "GET" }
	| { readonly method: "POST"; readonly body: string };

async function send(
	agent: Agent,
	url: URL,
	request: SourceRequest,
	sent: Sent,
): Promise<SourceReply> {
	const reply = await agent.request({
		origin: url.origin,
		path: `${url.pathname}${url.search}`,
		...sent,
		headers: { ...USUAL_HEADERS, ...inLowerCase(request.headers) },
		signal: request.signal,
		onInfo: informationLimit(),
	});
	const headers: IncomingHttpHeaders = reply.headers;
	const failure = errorForStatus(
		reply.statusCode,
		firstOf(headers["retry-after"]),
		Date.now(),
	);
	if (failure) {
		// Discards an unread body and its connection instead of waiting for the rest.
		reply.body.on("error", () => {});
		reply.body.destroy();
		throw failure;
	}
	const encoding = firstOf(headers["content-encoding"])?.toLowerCase();
	const body = await readBody(reply.body, encoding, request);
	return {
		hasContent: reply.statusCode !== 204,
		header: (name) => firstOf(headers[name]),
		text: decoder.decode(body),
		bytes: body.length,
	};
}

/** Opens a client. All sources share its kept connections. */
export function sourceHttp(limits: Partial<SourceHttpLimits> = {}): SourceHttp {
	const { connectMs, headersMs } = { ...DEFAULT_LIMITS, ...limits };
	const agent = new Agent({
		connect: { timeout: connectMs },
		headersTimeout: headersMs,
	});
	const ask = (url: URL, request: SourceRequest, sent: Sent) =>
		send(agent, url, request, sent).catch((error: unknown) => {
			throw errorForFailure(error, request.signal);
		});
	return {
		get: (url, request) => ask(url, request, { method: "GET" }),
		post: (url, request, body) => ask(url, request, { method: "POST", body }),
		close: () => agent.destroy(),
	};
}
