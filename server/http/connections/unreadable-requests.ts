import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { ErrorDocument } from "../../../generated/openapi.ts";
import { ApiError } from "../replies/api-error.ts";
import { errorDocument } from "../replies/error-response.ts";
import { JSON_API } from "../replies/send.ts";
import { latestResponse } from "./one-at-a-time.ts";

/** How long the rest of a refused request is read, so that the client gets the reply instead of a broken connection. */
const DRAIN_MS = 1_000;

const TOO_SLOW = "ERR_HTTP_REQUEST_TIMEOUT";
const TOO_LONG = "HPE_HEADER_OVERFLOW";

/** The error for a request that Node's parser refuses. */
function refusalOf(code: string | undefined): ApiError {
	if (code === TOO_LONG)
		return new ApiError(431, {
			code: "too_large",
			detail: "URL and headers are larger than 16 kB together",
		});
	if (code === TOO_SLOW)
		return new ApiError(408, {
			detail: "the request did not arrive in time; send it again",
		});
	const detail = "this is not a request in HTTP/1.1";
	return new ApiError(400, { code: "invalid", detail });
}

/** The reply to a request that has no response object. */
function rawReply(error: ApiError): string {
	const requestId = randomUUID();
	const document: ErrorDocument = errorDocument(error, requestId);
	const body = JSON.stringify(document);
	return [
		`HTTP/1.1 ${error.status} ${error.message}`,
		`Content-Type: ${JSON_API}`,
		`Content-Length: ${Buffer.byteLength(body)}`,
		`X-Request-Id: ${requestId}`,
		"Connection: close",
		"",
		body,
	].join("\r\n");
}

/** Answers requests that Node's parser refuses with an error document; Node itself answers without a body. */
export function refuseUnreadable(server: Server): void {
	const refused = new WeakSet<Socket>();
	server.on("clientError", ({ code }: NodeJS.ErrnoException, stream) => {
		const socket = stream as Socket;
		// What follows in the same request is refused too.
		if (refused.has(socket)) return;
		refused.add(socket);
		const reply = latestResponse(socket);
		// A response without a connection waits for another one that is being sent.
		const isReplying =
			reply &&
			!reply.writableFinished &&
			(reply.headersSent || reply.socket === null);
		if (!socket.writable || isReplying) {
			socket.destroy();
			return;
		}
		socket.end(rawReply(refusalOf(code)));
		setTimeout(() => socket.destroy(), DRAIN_MS).unref();
	});
}
