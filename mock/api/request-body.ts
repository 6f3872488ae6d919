import type { IncomingMessage } from "node:http";
import { MockError } from "./mock-errors.ts";

const MOST_BODY_BYTES = 100 * 1024;

/** Reads the body of a request. Throws a {@link MockError} 413 when it is larger than the server would take. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		length += chunk.length;
		if (length > MOST_BODY_BYTES) {
			const detail = "the body is larger than 100 kB";
			throw new MockError(413, { detail, source: { pointer: "" } });
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/**
 * Refuses what Prism does not treat as the server does: a foreign media type, which it takes for an invalid body,
 * and malformed JSON, which it never answers.
 */
export function checkBody(request: IncomingMessage, body: Buffer): void {
	const type = request.headers["content-type"] ?? "";
	if (!/^application\/(vnd\.api\+)?json\s*(;|$)/i.test(type)) {
		throw new MockError(415, {
			detail:
				"the Content-Type must be application/vnd.api+json or application/json",
			source: { header: "content-type" },
		});
	}
	try {
		JSON.parse(body.toString("utf8"));
	} catch {
		const detail = "the body is not well-formed JSON";
		throw new MockError(400, { detail, source: { pointer: "" } });
	}
}
