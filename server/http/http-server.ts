import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Express } from "express";
import { type Config, ConfigError } from "../settings/config.ts";
import { expressMessages } from "./speed/express-messages.ts";

/** How long a client may take for the head of a request, for the whole of it, and for anything to move on its connection. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;

/** How often that is checked. Node's own half a minute would make forty seconds of ten. */
const CHECK_MS = 1_000;

/** How long a stopping server lets the requests in hand end. */
const REQUEST_GRACE_MS = 5_000;

/** How long a stopping server waits for the next request of a connection that is kept. */
export const LINGER_MS = 1_000;

/** A server of an app that listens to nobody yet. */
export function httpServer(app: Express, isStopping: () => boolean): Server {
	const server = createServer(
		{
			headersTimeout: HEADERS_MS,
			requestTimeout: REQUEST_MS,
			connectionsCheckingInterval: CHECK_MS,
			...expressMessages(app, isStopping),
		},
		app,
	);
	// A client that does not read its answer keeps it, and all that belongs to it, in memory.
	server.setTimeout(SILENCE_MS);
	return server;
}

/** Starts listening where the configuration says, and returns the origin. Throws {@link ConfigError} when it cannot. */
export async function listen(
	server: Server,
	config: Pick<Config, "host" | "port">,
): Promise<string> {
	server.listen(config.port, config.host);
	await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
		throw new ConfigError(
			`HOST and PORT name ${config.host}:${config.port}, which cannot be listened on: ${error.code}`,
		);
	});
	const { address, family, port } = server.address() as AddressInfo;
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/**
 * Takes no more connections, answers what comes on those that are kept for another `lingerMs`, lets the requests in hand end, and cuts
 * off what does not end in time: half a request would keep the process for ever. A connection that was closed without a word
 * would lose the request that its client is just sending.
 */
export async function close(server: Server, lingerMs: number): Promise<void> {
	const closed = once(server, "close");
	const cutOff = setTimeout(
		() => server.closeAllConnections(),
		REQUEST_GRACE_MS,
	);
	// The server's own way of closing would end connections that wait for their next request.
	NetServer.prototype.close.call(server);
	if (lingerMs > 0) {
		await Promise.race([closed, sleep(lingerMs, undefined, { ref: false })]);
	}
	server.close();
	// A client keeps its connection after the answer, in case it has more to ask.
	const letGo = setInterval(() => server.closeIdleConnections(), 50);
	await closed;
	clearInterval(letGo);
	clearTimeout(cutOff);
}
