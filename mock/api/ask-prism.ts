import type { IncomingMessage } from "node:http";
import { type Dispatcher, request as send } from "undici";
import { MockError } from "./mock-errors.ts";
import { isStrict } from "./wish.ts";

const PRISM_TIMEOUT_MS = 10_000;

/** Headers that belong to one connection (RFC 9110, section 7.6.1), or that change with the body. */
const OWN_HEADERS = new Set([
	"connection",
	"content-length",
	"expect",
	"host",
	"keep-alive",
	"transfer-encoding",
	"upgrade",
]);

/** What is sent back. */
export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string | string[]>>;
	readonly body: string;
}

function headersForPrism(request: IncomingMessage): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const [name, value] of Object.entries(request.headers)) {
		if (!OWN_HEADERS.has(name)) headers[name] = String(value);
	}
	// Like the server, answer whatever is accepted, unless the letter of the contract was asked for.
	if (!isStrict(request.headers.prefer)) headers.accept = "*/*";
	return headers;
}

/** Asks Prism. Throws a {@link MockError} when it has nothing that the client accepts. */
export async function askPrism(
	url: string,
	method: string,
	request: IncomingMessage,
	body: Buffer | null,
): Promise<Answer> {
	const reply = await send(url, {
		method: method as Dispatcher.HttpMethod,
		headers: headersForPrism(request),
		body,
		headersTimeout: PRISM_TIMEOUT_MS,
		bodyTimeout: PRISM_TIMEOUT_MS,
	});
	const text = await reply.body.text();
	if (String(reply.headers["content-type"]).includes("problem+json")) {
		if (reply.statusCode !== 406) throw new Error(`Prism says ${text}`);
		const source = { header: "accept" };
		const detail = "the Accept header names other types only";
		throw new MockError(406, { detail, source });
	}
	const headers: Record<string, string | string[]> = {};
	for (const [name, value] of Object.entries(reply.headers)) {
		if (!OWN_HEADERS.has(name) && value !== undefined) headers[name] = value;
	}
	if (!isStrict(request.headers.prefer)) delete headers["preference-applied"];
	return { status: reply.statusCode, headers, body: text };
}
