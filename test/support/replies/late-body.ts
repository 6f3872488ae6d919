import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Tenant } from "../installation/test-landfall.ts";

/** A request whose head the server has read, and that waits for its body. */
export interface WaitingRequest {
	/** Sends the body. Resolves with the status of the reply. */
	finish(): Promise<number>;
}

/** Begins a POST as a tenant, and resolves when the server has begun to work on it. */
export async function beginPost(
	url: string,
	{ key }: Tenant,
	path: string,
	body: unknown,
): Promise<WaitingRequest> {
	const { hostname, port, pathname } = new URL(url);
	const socket = connect(Number(port), hostname);
	const bytes = Buffer.from(JSON.stringify(body));
	const head = [
		`POST ${pathname}${path} HTTP/1.1`,
		`Host: ${hostname}`,
		`Authorization: Token ${key}`,
		"Content-Type: application/json",
		`Content-Length: ${bytes.length}`,
		"Expect: 100-continue",
		"Connection: close",
	];
	socket.write(`${head.join("\r\n")}\r\n\r\n`);
	await once(socket, "readable");
	socket.read();
	return {
		async finish() {
			socket.write(bytes);
			const [statusLine = ""] = (await text(socket)).split("\r\n");
			return Number(statusLine.split(" ")[1]);
		},
	};
}
