import { type Fields, isObject } from "../parsing/fields.ts";
import { parseInSlices } from "../parsing/parse-in-slices.ts";
import { CarrierError } from "./carrier-errors.ts";
import type { SourceChannel } from "./source-channel.ts";
import type { SourceErrorOptions, SourceFailure } from "./source-error.ts";
import type { SourceReply } from "./source-http.ts";

/** Limits of one call. */
export interface JsonCall {
	/** Account of the call, to share the source's limits fairly; absent for work for all accounts. */
	readonly accountId?: string | undefined;
	readonly signal: AbortSignal;
	/** Deadline of the call (epoch ms). */
	readonly endsAtMs: number;
}

/** Client of one JSON source. */
export interface JsonClient {
	/** The JSON object at a path with query below the base URL. Throws the error from {@link JsonClientErrors.failure}. */
	get(path: string, call: JsonCall): Promise<Fields>;
}

/** Words and error type for failures of a source. */
export interface JsonClientErrors {
	/** The source in messages, such as "the terminal". */
	readonly subject: string;
	/** Where its credentials are set, such as "the terminals file". */
	readonly settings: string;
	/** Creates the error to throw. */
	failure(
		reason: SourceFailure,
		message: string,
		options?: SourceErrorOptions,
	): Error;
}

/** Largest response. Fifty containers take about 100 kB, 5,000 positions about 600 kB. */
const MAX_BYTES = 8 * 1024 * 1024;

function reasonOf({ status, code }: CarrierError): SourceFailure {
	if (status === 401) return "credential";
	if (status === 403) return "blocked";
	return code === "shipping_line_unreachable" ? "transient" : "unrecognized";
}

function messageOf(
	{ status, message }: CarrierError,
	{ subject, settings }: JsonClientErrors,
): string {
	if (status === 401 || status === 403) {
		return `${subject} refuses our credentials (${status}): check its entry in ${settings}`;
	}
	if (status !== undefined) return `${subject} answers ${status}`;
	// The shared HTTP client's messages speak of carriers.
	return message.replaceAll("the carrier", subject);
}

async function parse(
	reply: SourceReply,
	{ subject, failure }: JsonClientErrors,
): Promise<Fields> {
	const mediaType = reply.header("content-type") ?? "";
	if (/html/i.test(mediaType)) {
		throw failure(
			"unrecognized",
			`${subject} answers a web page where JSON belongs`,
		);
	}
	let body: unknown;
	try {
		body = await parseInSlices(reply.text);
	} catch {
		// The parser's message quotes the response, which does not belong in a log.
		throw failure(
			"unrecognized",
			`${subject}'s answer of ${reply.text.length} characters is no complete JSON`,
		);
	}
	if (!isObject(body))
		throw failure("unrecognized", `${subject}'s JSON is not an object`);
	return body;
}

/** Creates a client of the source at a base URL. The channel holds credentials and limits. */
export function jsonClient(
	baseUrl: string,
	channel: SourceChannel,
	words: JsonClientErrors,
): JsonClient {
	const base = baseUrl.replace(/\/+$/, "");
	return {
		async get(path, call) {
			const url = new URL(`${base}${path}`);
			const request = { ...call, maxBytes: MAX_BYTES };
			const reply = await channel.get(url, request).catch((error: unknown) => {
				if (!(error instanceof CarrierError)) throw error;
				const { retryAfterMs } = error;
				const options = { cause: error, retryAfterMs };
				throw words.failure(reasonOf(error), messageOf(error, words), options);
			});
			return parse(reply, words);
		},
	};
}
