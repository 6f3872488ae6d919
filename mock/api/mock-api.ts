import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { BASE_PATH } from "../../server/http/contract/contract.ts";
import { openLog } from "../../server/runtime/log.ts";
import { CONTRACT_FILE, readContract } from "./contract.ts";
import { createMockApp } from "./mock-app.ts";
import { keepPrism } from "./prism-keeper.ts";

/** A running mock. */
export interface MockApi {
	/** Base URL for clients, with `/v2`. */
	readonly url: string;
	close(): Promise<void>;
}

/** Address, port and log of the mock. */
interface MockOptions {
	readonly host?: string;
	readonly port?: number;
	readonly log?: Logger;
}

/** Starts the mock of the API; port 0 selects a free one. Rejects when the port is taken or Prism does not start. */
export async function startMockApi({
	host = "127.0.0.1",
	port = 0,
	log = openLog("warn"),
}: MockOptions = {}): Promise<MockApi> {
	const keeper = keepPrism(CONTRACT_FILE, (what) => log.warn(what));
	try {
		const app = await createMockApp(readContract(), keeper, log);
		await keeper.current();
		const server = createServer(app);
		server.listen(port, host);
		await once(server, "listening");
		const address = server.address() as AddressInfo;
		const shown = address.family === "IPv6" ? `[${host}]` : host;
		return {
			url: `http://${shown}:${address.port}${BASE_PATH}`,
			async close() {
				server.close();
				server.closeAllConnections();
				await keeper.close();
			},
		};
	} catch (error) {
		await keeper.close();
		throw error;
	}
}
