import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** A reply as received. */
export interface RawAnswer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: string;
}

/**
 * Sends request line and header lines unchanged, without a body, where `fetch` would refuse them. Adds a Host header if there is none,
 * unless told not to.
 */
export async function rawRequest(
	url: string,
	requestLine: string,
	headerLines: readonly string[],
	isHostAdded = true,
): Promise<RawAnswer> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	await once(socket, "connect");
	const hasHost = headerLines.some((line) => /^host:/i.test(line));
	const needsHost = isHostAdded && !hasHost && requestLine.endsWith("HTTP/1.1");
	const lines = [
		requestLine,
		...headerLines,
		...(needsHost ? ["Host: 127.0.0.1"] : []),
		"Connection: close",
	];
	socket.write(`${lines.join("\r\n")}\r\n\r\n`);
	const answer = await text(socket);
	const [head = "", ...body] = answer.split("\r\n\r\n");
	const [statusLine = "", ...fields] = head.split("\r\n");
	return {
		status: Number(statusLine.split(" ")[1]),
		headers: new Headers(
			fields.map((field): [string, string] => {
				const colon = field.indexOf(":");
				return [field.slice(0, colon), field.slice(colon + 1).trim()];
			}),
		),
		body: body.join("\r\n\r\n"),
	};
}
