import type { Request, Response } from "express";
import { entityTag, isKnownToClient } from "./entity-tag.ts";
import { sendInParts, textsOf } from "./send-parts.ts";

/** The media type of every document but a few. */
export const JSON_API = "application/vnd.api+json";

/** Characters up to which a text is hashed, encoded and written at once. */
const MOST_AT_ONCE = 262_144;

/** Says what the answer may be asked about again with, and whether the client has it already. */
function isKnown(request: Request, response: Response, tag: string): boolean {
	if (!response.hasHeader("etag")) response.setHeader("etag", tag);
	if (!response.hasHeader("cache-control"))
		response.setHeader("cache-control", "private, no-cache");
	return isKnownToClient(request, tag);
}

/**
 * Sends an answer with exactly this media type: Express would add a charset, which JSON:API 1.1 forbids.
 * A successful GET carries an ETag, the operation's own or one that is computed here, and becomes 304 when the client has it
 * already. How long that may be believed without asking is up to the operation; as a rule not at all.
 */
export function sendText(
	request: Request,
	response: Response,
	status: number,
	mediaType: string,
	body: string | readonly string[],
): Promise<void> | void {
	const isTagged = status === 200 && request.method === "GET";
	if (typeof body === "object" || body.length > MOST_AT_ONCE) {
		response.setHeader("content-type", mediaType);
		return sendInParts(response, status, textsOf(body), (tag) =>
			isTagged
				? isKnown(request, response, String(response.getHeader("etag") ?? tag))
				: false,
		);
	}
	if (isTagged) {
		const tag = String(response.getHeader("etag") ?? entityTag(body));
		if (isKnown(request, response, tag)) return sendNothing(response, 304);
	}
	response.setHeader("content-type", mediaType);
	const bytes = Buffer.byteLength(body);
	response.setHeader("content-length", bytes);
	// As text, head and body go out in one write, and after all requests that came at once have been worked on: in turn, each
	// write wakes its client up, which under load costs as much as the rest of a read.
	response.writeHead(status);
	// Text with nothing but ASCII is the same bytes in both encodings, and Latin-1 is not counted a second time.
	const encoding = bytes === body.length ? "latin1" : "utf8";
	setImmediate(() => response.end(body, encoding));
}

/** Sends an answer without a body. */
export function sendNothing(response: Response, status: number): void {
	response.statusCode = status;
	response.end();
}
