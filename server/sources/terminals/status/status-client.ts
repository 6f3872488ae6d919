import type { CarrierChannel } from "../../carriers/carrier-channel.ts";
import { CarrierError } from "../../carriers/carrier-errors.ts";
import type { CarrierReply } from "../../carriers/carrier-http.ts";
import { type Fields, isObject } from "../../carriers/dcsa/dcsa-fields.ts";
import type { TerminalFailure } from "../terminal.ts";
import { TerminalError } from "../terminal-errors.ts";

/** What one call may take. */
export interface StatusCall {
	readonly signal: AbortSignal;
	/** When the time of the call is over (epoch ms). */
	readonly endsAtMs: number;
}

/** Asks one source. */
export interface StatusClient {
	/** The JSON object at a path with query behind the base address. Throws {@link TerminalError}. */
	get(path: string, call: StatusCall): Promise<Fields>;
}

/** The largest answer that is read. One about fifty containers has about a hundred kilobytes. */
const MAX_BYTES = 8 * 1024 * 1024;

function reasonOf({ status, code }: CarrierError): TerminalFailure {
	if (status === 401) return "credential";
	if (status === 403) return "blocked";
	return code === "shipping_line_unreachable" ? "transient" : "unrecognized";
}

function messageOf({ status, message }: CarrierError): string {
	if (status === 401 || status === 403) {
		return `the terminal refuses our credentials (${status}): check its entry in the terminals file`;
	}
	if (status !== undefined) return `the terminal answers ${status}`;
	// Carriers are asked with the same client, whose words are about them.
	return message.replaceAll("the carrier", "the terminal");
}

/** A failure of the client in the words of a terminal error. */
function terminalError(error: unknown): TerminalError {
	if (!(error instanceof CarrierError)) throw error;
	const { retryAfterMs } = error;
	return new TerminalError(reasonOf(error), messageOf(error), {
		cause: error,
		retryAfterMs,
	});
}

function unrecognized(message: string): TerminalError {
	return new TerminalError("unrecognized", message);
}

function parse(reply: CarrierReply): Fields {
	const mediaType = reply.header("content-type") ?? "";
	if (/html/i.test(mediaType)) {
		throw unrecognized("the terminal answers a web page where JSON belongs");
	}
	let body: unknown;
	try {
		body = JSON.parse(reply.text);
	} catch {
		// The parser's own words quote the answer, which does not belong in a log.
		throw unrecognized(
			`the terminal's answer of ${reply.text.length} characters is no complete JSON`,
		);
	}
	if (!isObject(body)) throw unrecognized("the terminal's JSON is no object");
	return body;
}

/** A client of the source at a base address; credentials and limits are the channel's. */
export function statusClient(
	baseUrl: string,
	channel: CarrierChannel,
): StatusClient {
	const base = baseUrl.replace(/\/+$/, "");
	return {
		async get(path, call) {
			const url = new URL(`${base}${path}`);
			const request = { ...call, maxBytes: MAX_BYTES };
			const reply = await channel.get(url, request).catch((error: unknown) => {
				throw terminalError(error);
			});
			return parse(reply);
		},
	};
}
