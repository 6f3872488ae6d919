import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Agent } from "undici";
import { CarrierError } from "./carrier-errors.ts";
import { retryAfterMs } from "./retry-after.ts";

/** A carrier's answer with status 2xx, read to its end. */
export interface CarrierReply {
	/** False for 204: there is nothing to read. */
	readonly hasContent: boolean;
	/** The value of a response header (name in lower case); the first one when it is repeated. */
	header(name: string): string | undefined;
	readonly text: string;
	/** Size of the body after unpacking. */
	readonly bytes: number;
}

/** What one request may take. */
export interface CarrierRequest {
	readonly headers: Readonly<Record<string, string>>;
	/** Ends the request, wherever it is: the time limit of the whole inquiry and the end of the process. */
	readonly signal: AbortSignal;
	/** The largest body that is read, after unpacking. */
	readonly maxBytes: number;
}

/** The HTTP client that carriers are asked with. Follows no redirects and retries nothing: the caller's schedule does. */
export interface CarrierHttp {
	/** Sends one GET. Throws {@link CarrierError} for every failure and every status but 2xx. */
	get(url: URL, request: CarrierRequest): Promise<CarrierReply>;
	/** Ends all connections. */
	close(): Promise<void>;
}

/** Time limits of one exchange in milliseconds; the body is limited by the signal of the request. */
export interface CarrierHttpLimits {
	readonly connectMs: number;
	readonly headersMs: number;
}

const DEFAULT_LIMITS: CarrierHttpLimits = {
	connectMs: 5_000,
	headersMs: 15_000,
};

function firstOf(value: string | string[] | undefined): string | undefined {
	return Array.isArray(value) ? value[0] : value;
}

/** What a status other than 2xx means for the number that was asked for; undefined for 2xx. */
export function errorForStatus(
	status: number,
	retryAfter: string | undefined,
	nowMs: number,
): CarrierError | undefined {
	if (status >= 200 && status < 300) return undefined;
	const wait = retryAfterMs(retryAfter, nowMs);
	const options = wait === undefined ? {} : { retryAfterMs: wait };
	if (status === 401 || status === 403) {
		return new CarrierError(
			"shipping_line_unreachable",
			`the carrier refuses our credentials (${status}): check its entry in the carriers file`,
		);
	}
	if (status === 404) {
		return new CarrierError("not_found", "the carrier has no such number");
	}
	if (status === 400 || status === 422) {
		return new CarrierError(
			"invalid_number",
			`the carrier rejects the number (${status})`,
		);
	}
	if (status === 408 || status === 429 || status >= 500) {
		return new CarrierError(
			"shipping_line_unreachable",
			`the carrier answers ${status}`,
			options,
		);
	}
	return new CarrierError(
		"unrecognized_response",
		status < 400
			? `the carrier redirects (${status}), which is not followed`
			: `the carrier answers ${status}`,
	);
}

/** What a failure is called by its maker: its code, else the name of its class. */
function nameOf(failure: unknown): string {
	if (!(failure instanceof Error)) return "unknown failure";
	const code = "code" in failure ? failure.code : undefined;
	return typeof code === "string" ? code : failure.name;
}

/** A failure below HTTP, or one of ours, in the words of a carrier error. */
function errorForFailure(error: unknown, signal: AbortSignal): CarrierError {
	if (error instanceof CarrierError) return error;
	if (signal.aborted) {
		const { reason } = signal;
		const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
		return new CarrierError(
			"shipping_line_unreachable",
			isTimeout
				? "the carrier did not answer in time"
				: "the inquiry was given up",
			{ cause: reason },
		);
	}
	const name = nameOf(error);
	// zlib's and the HTTP parser's complaints: something answered, but not in the agreed form.
	const isGarbled = name.startsWith("Z_") || name === "HTTPParserError";
	return new CarrierError(
		isGarbled ? "unrecognized_response" : "shipping_line_unreachable",
		`the carrier ${isGarbled ? "answers something garbled" : "cannot be reached"} (${name})`,
		{ cause: error },
	);
}

async function readBody(
	body: Readable,
	encoding: string,
	{ maxBytes, signal }: CarrierRequest,
): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	const collect = async (source: AsyncIterable<Buffer>) => {
		for await (const chunk of source) {
			bytes += chunk.length;
			if (bytes > maxBytes) {
				throw new CarrierError(
					"unrecognized_response",
					`the carrier's answer is larger than ${maxBytes} bytes`,
				);
			}
			chunks.push(chunk);
		}
	};
	if (encoding === "gzip") {
		await pipeline(body, createGunzip(), collect, { signal });
	} else {
		await pipeline(body, collect, { signal });
	}
	return Buffer.concat(chunks);
}

/** Reads as JSON may be written: UTF-8, with or without a byte order mark. */
const decoder = new TextDecoder("utf-8");

async function get(
	agent: Agent,
	url: URL,
	request: CarrierRequest,
): Promise<CarrierReply> {
	const reply = await agent.request({
		origin: url.origin,
		path: `${url.pathname}${url.search}`,
		method: "GET",
		headers: {
			accept: "application/json",
			"accept-encoding": "gzip",
			"user-agent": "landfall",
			...request.headers,
		},
		signal: request.signal,
	});
	const headers: IncomingHttpHeaders = reply.headers;
	const failure = errorForStatus(
		reply.statusCode,
		firstOf(headers["retry-after"]),
		Date.now(),
	);
	if (failure) {
		// Nobody reads the body; its connection is not worth the wait for the rest.
		reply.body.on("error", () => {});
		reply.body.destroy();
		throw failure;
	}
	const encoding = firstOf(headers["content-encoding"])?.toLowerCase() ?? "";
	const body = await readBody(reply.body, encoding, request);
	return {
		hasContent: reply.statusCode !== 204,
		header: (name) => firstOf(headers[name]),
		text: decoder.decode(body),
		bytes: body.length,
	};
}

/** Opens a client. Connections are kept and shared by all carriers. */
export function carrierHttp(
	limits: Partial<CarrierHttpLimits> = {},
): CarrierHttp {
	const { connectMs, headersMs } = { ...DEFAULT_LIMITS, ...limits };
	const agent = new Agent({
		connect: { timeout: connectMs },
		headersTimeout: headersMs,
	});
	return {
		get: (url, request) =>
			get(agent, url, request).catch((error: unknown) => {
				throw errorForFailure(error, request.signal);
			}),
		close: () => agent.destroy(),
	};
}
