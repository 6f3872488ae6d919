import { hash } from "node:crypto";
import type { Request, Response } from "express";

/** The media type of every document but a few. */
export const JSON_API = "application/vnd.api+json";

/** A strong entity tag (RFC 9110 section 8.8.3) of this text. */
function entityTag(text: string): string {
	return `"${hash("sha1", text, "base64url")}"`;
}

function isKnownToClient(request: Request, tag: string): boolean {
	const known = request.headers["if-none-match"];
	if (known === undefined) return false;
	return (
		known === "*" ||
		known
			.split(",")
			.some((candidate) => candidate.trim().replace(/^W\//, "") === tag)
	);
}

/**
 * Sends an answer with exactly this media type: Express would add a charset, which JSON:API 1.1 forbids.
 * A successful GET carries an ETag and becomes 304 when the client has it already. How long that may be believed without
 * asking is up to the operation; as a rule not at all.
 */
export function sendText(
	request: Request,
	response: Response,
	status: number,
	mediaType: string,
	text: string,
): void {
	if (status === 200 && request.method === "GET") {
		const tag = entityTag(text);
		response.setHeader("etag", tag);
		if (!response.hasHeader("cache-control"))
			response.setHeader("cache-control", "private, no-cache");
		if (isKnownToClient(request, tag)) {
			response.statusCode = 304;
			response.end();
			return;
		}
	}
	response.setHeader("content-type", mediaType);
	response.setHeader("content-length", Buffer.byteLength(text));
	// As text, head and body go out in one write, and after all requests that came at once have been worked on: in turn, each
	// write wakes its client up, which under load costs as much as the rest of a read.
	response.writeHead(status);
	setImmediate(() => response.end(text));
}

/** Sends an answer without a body. */
export function sendNothing(response: Response, status: number): void {
	response.statusCode = status;
	response.end();
}
