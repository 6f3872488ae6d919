import { type Fields, isObject } from "../answers/fields.ts";
import type { CarrierChannel } from "./carrier-channel.ts";
import { CarrierError } from "./carrier-errors.ts";
import type { CarrierReply } from "./carrier-http.ts";
import { parseInSlices } from "./parse-in-slices.ts";
import type { SourceErrorOptions, SourceFailure } from "./source-error.ts";

/** What one call may take. */
export interface JsonCall {
	/** Whom it is made for, to share the source's limits fairly; absent of work that is done for all accounts. */
	readonly accountId?: string | undefined;
	readonly signal: AbortSignal;
	/** When the time of the call is over (epoch ms). */
	readonly endsAtMs: number;
}

/** Asks one source that speaks JSON. */
export interface JsonClient {
	/** The JSON object at a path with query behind the base address. Throws what {@link JsonClientWords.failure} makes. */
	get(path: string, call: JsonCall): Promise<Fields>;
}

/** How failures of a source are told. */
export interface JsonClientWords {
	/** Who is asked, as in "the terminal". */
	readonly subject: string;
	/** Where its credentials are, as in "the terminals file". */
	readonly settings: string;
	/** Makes the error that is thrown. */
	failure(
		reason: SourceFailure,
		message: string,
		options?: SourceErrorOptions,
	): Error;
}

/** The largest answer that is read. One about fifty containers has about a hundred kilobytes, one with 5,000 positions six hundred. */
const MAX_BYTES = 8 * 1024 * 1024;

function reasonOf({ status, code }: CarrierError): SourceFailure {
	if (status === 401) return "credential";
	if (status === 403) return "blocked";
	return code === "shipping_line_unreachable" ? "transient" : "unrecognized";
}

function messageOf(
	{ status, message }: CarrierError,
	{ subject, settings }: JsonClientWords,
): string {
	if (status === 401 || status === 403) {
		return `${subject} refuses our credentials (${status}): check its entry in ${settings}`;
	}
	if (status !== undefined) return `${subject} answers ${status}`;
	// Carriers are asked with the same client, whose words are about them.
	return message.replaceAll("the carrier", subject);
}

async function parse(
	reply: CarrierReply,
	{ subject, failure }: JsonClientWords,
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
		// The parser's own words quote the answer, which does not belong in a log.
		throw failure(
			"unrecognized",
			`${subject}'s answer of ${reply.text.length} characters is no complete JSON`,
		);
	}
	if (!isObject(body))
		throw failure("unrecognized", `${subject}'s JSON is no object`);
	return body;
}

/** A client of the source at a base address; credentials and limits are the channel's. */
export function jsonClient(
	baseUrl: string,
	channel: CarrierChannel,
	words: JsonClientWords,
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
