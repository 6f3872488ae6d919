import type { IncomingMessage } from "node:http";

/** The body, byte for byte; `body_too_large` or `body_incomplete` when there is none to be had. */
export async function readBody(
	request: IncomingMessage,
	largestBytes: number,
): Promise<Buffer | "body_too_large" | "body_incomplete"> {
	const chunks: Buffer[] = [];
	let length = 0;
	try {
		// Left open, so that the answer still finds its way.
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
