import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server on a free port of loopback. */
export interface LoopbackServer {
	readonly url: string;
	/** Cuts off every connection. */
	close(): Promise<void>;
}

/** Starts an HTTP server on a free port of loopback. */
export async function serve(answer: RequestListener): Promise<LoopbackServer> {
	const server = createServer(answer).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
