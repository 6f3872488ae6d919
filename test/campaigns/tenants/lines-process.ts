import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { messagesOf } from "./big-shipment.ts";
import { endWithParent } from "./own-process.ts";

/** Shipping lines in a process of their own. A number always gets the same answer. */
const startedAtMs = Date.now();
const server = createServer((request, response) => {
	const { searchParams } = new URL(request.url ?? "", "http://lines");
	const [number = ""] = searchParams.values();
	const messages = messagesOf(number, startedAtMs);
	response.writeHead(messages ? 200 : 404, {
		"content-type": "application/json",
	});
	response.end(JSON.stringify(messages ?? { message: "no such number" }));
});
server.listen(0, "127.0.0.1", () => {
	const { port } = server.address() as AddressInfo;
	endWithParent(`http://127.0.0.1:${port}`);
});
