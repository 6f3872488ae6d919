import type { IncomingMessage } from "node:http";

/** The body in bytes; `body_too_large` or `body_incomplete` when it cannot be read. */
export async function readBody(
	request: IncomingMessage,
	largestBytes: number,
): Promise<Buffer | "body_too_large" | "body_incomplete"> {
	const chunks: Buffer[] = [];
	let length = 0;
	try {
		// Leaves the request open, so that an answer can still be sent.
		for await (const chunk of request.iterator({ destroyOnReturn: false })) {
			length += chunk.length;
			if (length > largestBytes) return "body_too_large";
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	} catch {
		return "body_incomplete";
	}
}
