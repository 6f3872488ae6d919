import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Express } from "express";
import type { Logger } from "pino";
import { BASE_PATH } from "../../server/http/contract/contract.ts";
import { openLog } from "../../server/runtime/log.ts";
import { readContract } from "./contract.ts";
import { createMockApp } from "./mock-app.ts";
import { prismContract } from "./prism-contract.ts";
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

/**
 * Starts the mock of the API; port 0 selects a free one. Rejects when the port is taken, before Prism starts, or when Prism does
 * not start. Requests that arrive meanwhile wait for their answers.
 */
export async function startMockApi({
	host = "127.0.0.1",
	port = 0,
	log: given,
}: MockOptions = {}): Promise<MockApi> {
	const log = given ?? (await openLog("warn"));
	const contract = readContract();
	const app = Promise.withResolvers<Express>();
	const server = createServer(async (request, response) => {
		(await app.promise)(request, response);
	});
	server.listen(port, host);
	await once(server, "listening");
	const keeper = keepPrism(prismContract(contract), (what) => log.warn(what));
	async function close(): Promise<void> {
		server.close();
		server.closeAllConnections();
		await keeper.close();
	}
	try {
		app.resolve(await createMockApp(contract, keeper, log));
		await keeper.current();
	} catch (error) {
		await close();
		throw error;
	}
	const address = server.address() as AddressInfo;
	const shown = address.family === "IPv6" ? `[${host}]` : host;
	return { url: `http://${shown}:${address.port}${BASE_PATH}`, close };
}
