import type { Request, Response } from "express";
import { entityTag, isKnownToClient } from "./entity-tag.ts";

/** The media type of every document but a few. */
export const JSON_API = "application/vnd.api+json";

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
	text: string,
): void {
	if (status === 200 && request.method === "GET") {
		const tag = String(response.getHeader("etag") ?? entityTag(text));
		if (!response.hasHeader("etag")) response.setHeader("etag", tag);
		if (!response.hasHeader("cache-control"))
			response.setHeader("cache-control", "private, no-cache");
		if (isKnownToClient(request, tag)) {
			response.statusCode = 304;
			response.end();
			return;
		}
	}
	response.setHeader("content-type", mediaType);
	const bytes = Buffer.byteLength(text);
	response.setHeader("content-length", bytes);
	// As text, head and body go out in one write, and after all requests that came at once have been worked on: in turn, each
	// write wakes its client up, which under load costs as much as the rest of a read.
	response.writeHead(status);
	// Text with nothing but ASCII is the same bytes in both encodings, and Latin-1 is not counted a second time.
	const encoding = bytes === text.length ? "latin1" : "utf8";
	setImmediate(() => response.end(text, encoding));
}

/** Sends an answer without a body. */
export function sendNothing(response: Response, status: number): void {
	response.statusCode = status;
	response.end();
}
