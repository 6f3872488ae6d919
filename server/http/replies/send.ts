import type { Request, Response } from "express";
import {
	entityTag,
	isKnownToClient,
} from "../../representations/entity-tag.ts";
import { sendInParts, textsOf } from "./send-parts.ts";
import { fieldsetsOf, narrowBody } from "./sparse-fieldsets.ts";
import { unreadReplies } from "./unread-replies.ts";

/** The media type of most documents. */
export const JSON_API = "application/vnd.api+json";

/** Longest text that is hashed, encoded and written at once. */
const MOST_AT_ONCE = 262_144;

/** Sets the entity tag of the answer, and returns whether the client already has it. */
function isKnown(request: Request, response: Response, tag: string): boolean {
	if (!response.hasHeader("etag")) response.setHeader("etag", tag);
	if (!response.hasHeader("cache-control"))
		response.setHeader("cache-control", "private, no-cache");
	return isKnownToClient(request, tag);
}

/**
 * Sends an answer with exactly this media type: Express would add a charset, which JSON:API 1.1 forbids.
 * A successful GET has an ETag, from the operation or computed here, and becomes 304 when the client already has it. The
 * operation sets how long clients may cache it, by default not at all. Records have the fields that the request asks for.
 */
export function sendText(
	request: Request,
	response: Response,
	status: number,
	mediaType: string,
	body: string | readonly string[],
): Promise<void> | void {
	const fieldsets = status === 200 ? fieldsetsOf(request) : undefined;
	if (!fieldsets) return sendWhole(request, response, status, mediaType, body);
	return narrowBody(body, fieldsets).then((narrow) =>
		sendWhole(request, response, status, mediaType, narrow),
	);
}

function sendWhole(
	request: Request,
	response: Response,
	status: number,
	mediaType: string,
	body: string | readonly string[],
): Promise<void> | void {
	const isTagged = status === 200 && request.method === "GET";
	if (typeof body === "object" || body.length > MOST_AT_ONCE) {
		const what = { status, mediaType };
		return sendInParts(response, what, textsOf(body), (tag) =>
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
	// As text, headers and body are written together after all requests of this turn. Each separate write wakes the client, which under
	// load costs as much as the rest of a read.
	response.writeHead(status);
	// ASCII text is the same in both encodings, and Latin-1 needs no second measuring.
	const encoding = bytes === body.length ? "latin1" : "utf8";
	setImmediate(() => {
		response.end(body, encoding);
		const unread = response.socket?.writableLength ?? 0;
		if (unread > 0) unreadReplies.hold(response, unread);
	});
}

/** Sends an answer without a body. */
export function sendNothing(response: Response, status: number): void {
	response.statusCode = status;
	response.end();
}
