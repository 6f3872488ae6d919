import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import { entityTag, isKnownToClient } from "./entity-tag.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Encodings, best first. */
const ENCODINGS = ["br", "gzip"] as const;

/** A body that is the same for every request, in each encoding, and the strong entity tag of its text. */
export interface EncodedBody {
	readonly bodies: Readonly<
		Record<(typeof ENCODINGS)[number] | "identity", Buffer>
	>;
	readonly tag: string;
}

/** Encodes a body once for all requests, on other threads. */
export async function encodeBody(text: string): Promise<EncodedBody> {
	const identity = Buffer.from(text);
	const [br, gzipped] = await Promise.all([
		toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
		toGzip(identity, { level: 9 }),
	]);
	return {
		bodies: { identity, gzip: gzipped, br },
		tag: entityTag(text),
	};
}

/** Sends a body in the best encoding that the client accepts, or a 304 when the client has it. */
export function sendEncoded(
	request: Request,
	response: Response,
	type: string,
	{ bodies, tag }: EncodedBody,
): void {
	// Weak, because it is the same for all encodings.
	response.set("etag", `W/${tag}`).vary("accept-encoding");
	if (isKnownToClient(request, tag)) {
		response.status(304).end();
		return;
	}
	const encoding = ENCODINGS.find((one) => request.acceptsEncodings(one));
	if (encoding) response.set("content-encoding", encoding);
	response.type(type).send(bodies[encoding ?? "identity"]);
}

/** Serves a text that is the same for every request. It is read and encoded at the first one. */
export function serveEncoded(
	type: string,
	read: () => Promise<string>,
	cacheControl = "no-cache",
): RequestHandler {
	let encoded: Promise<EncodedBody> | undefined;
	return async (request, response) => {
		encoded ??= read().then(encodeBody);
		const body = await encoded;
		response.set("cache-control", cacheControl);
		sendEncoded(request, response, type, body);
	};
}
