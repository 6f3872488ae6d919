import { once } from "node:events";
import { createServer } from "node:http";
import {
	type AddressInfo,
	createServer as createTcpServer,
	type Server,
	type Socket,
} from "node:net";
import { ACCOUNTS, nowMs, WEBHOOKS } from "./load.ts";

// Receivers with the least possible work: they read only the length and the id of a request. At the control address `GET /` names
// their ports, and `GET /arrivals` returns the arrivals since `POST /reset`.

/** The answer to every delivery. */
const ANSWER = Buffer.from("HTTP/1.1 204 No Content\r\n\r\n");

let arrivals: Record<string, number> = {};

/** Splits complete requests off the bytes received, and returns the rest. */
function take(socket: Socket, received: Buffer): Buffer {
	let rest = received;
	for (;;) {
		const headEnd = rest.indexOf("\r\n\r\n");
		if (headEnd < 0) return rest;
		const head = rest.toString("latin1", 0, headEnd);
		const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
		const end = headEnd + 4 + length;
		if (rest.length < end) return rest;
		const id = /webhook-id: (\S+)/i.exec(head)?.[1] ?? "";
		arrivals[id] ??= nowMs();
		socket.write(ANSWER);
		rest = rest.subarray(end);
	}
}

async function startReceiver(): Promise<Server> {
	const server = createTcpServer({ noDelay: true }, (socket) => {
		let rest: Buffer = Buffer.alloc(0);
		socket.on("data", (chunk) => {
			rest = take(
				socket,
				rest.length === 0 ? chunk : Buffer.concat([rest, chunk]),
			);
		});
		socket.on("error", () => socket.destroy());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return server;
}

const servers = await Promise.all(
	Array.from({ length: ACCOUNTS * WEBHOOKS }, startReceiver),
);
const ports = servers.map((server) => (server.address() as AddressInfo).port);
const control = createServer((request, response) => {
	if (request.url === "/reset") arrivals = {};
	response.end(JSON.stringify(request.url === "/arrivals" ? arrivals : ports));
});
control.listen(0, "127.0.0.1", () => {
	const { port } = control.address() as AddressInfo;
	process.stdout.write(
		`${JSON.stringify({ msg: "ready", url: `http://127.0.0.1:${port}` })}\n`,
	);
});
