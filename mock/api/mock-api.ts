import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CONTRACT_FILE, readContract } from "./contract.ts";
import { mockHandler } from "./mock-handler.ts";
import { startPrism } from "./prism.ts";

/** A running mock. */
export interface MockApi {
	/** The base address for clients, with `/v2`. */
	readonly url: string;
	close(): Promise<void>;
}

/** Starts the mock of the API; port 0 takes a free one. Rejects when the port is taken or Prism does not come up. */
export async function startMockApi({
	host = "127.0.0.1",
	port = 0,
} = {}): Promise<MockApi> {
	const prism = await startPrism(CONTRACT_FILE);
	const handle = mockHandler(prism.url, readContract());
	const server = createServer((request, response) => {
		void handle(request, response);
	});
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		await prism.close();
		throw error;
	}
	const address = server.address() as AddressInfo;
	const shown = address.family === "IPv6" ? `[${host}]` : host;
	return {
		url: `http://${shown}:${address.port}/v2`,
		async close() {
			server.close();
			server.closeAllConnections();
			await prism.close();
		},
	};
}
