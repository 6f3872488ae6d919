import { once } from "node:events";
import { createServer, type Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Express } from "express";
import type { Listening } from "../settings/addresses.ts";
import { ConfigError } from "../settings/config-error.ts";
import { oneAtATime } from "./connections/one-at-a-time.ts";
import {
	closeSilentConnections,
	watchConnections,
} from "./connections/silent-connections.ts";
import { readBeforeRefusing } from "./connections/unread-connections.ts";
import { refuseUnreadable } from "./connections/unreadable-requests.ts";
import { expressMessages } from "./speed/express-messages.ts";

/** Time limit for the headers of a request. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const SILENCE_MS = 60_000;

/**
 * How long an idle connection stays open. Proxies keep theirs for 60 seconds by default; whoever closes first must be the proxy,
 * because a request that it sends at the moment of our close is lost.
 */
const IDLE_MS = 75_000;

/** Interval at which Node checks these limits; its default of 30 s would turn ten seconds into forty. */
const CHECK_MS = 1_000;

/** How long a stopping server waits for current requests. */
const REQUEST_GRACE_MS = 5_000;

/** How long a stopping server serves new requests on open connections. */
export const LINGER_MS = 1_000;

/** Makes each answer close its connection while the server stops. */
function closeWhileStopping(app: Express, isStopping: () => boolean): void {
	const { writeHead } = ServerResponse.prototype;
	const writeLastHead = function (this: ServerResponse, ...args: unknown[]) {
		if (isStopping()) this.shouldKeepAlive = false;
		return Reflect.apply(writeHead, this, args);
	};
	Object.assign(app.response, { writeHead: writeLastHead });
}

/** Creates the HTTP server of an app; it does not listen yet. */
export function httpServer(app: Express, isStopping: () => boolean): Server {
	closeWhileStopping(app, isStopping);
	const server = createServer(
		{
			headersTimeout: HEADERS_MS,
			requestTimeout: REQUEST_MS,
			keepAliveTimeout: IDLE_MS,
			connectionsCheckingInterval: CHECK_MS,
			// Node would refuse it without a body.
			requireHostHeader: false,
			...expressMessages(app),
		},
		oneAtATime(app),
	);
	// A client that does not read its answer would keep the answer in memory.
	server.setTimeout(SILENCE_MS);
	watchConnections(server);
	refuseUnreadable(server);
	// Node would refuse an unknown expectation without a body.
	server.on("checkExpectation", (...message) =>
		server.emit("request", ...message),
	);
	readBeforeRefusing(server);
	return server;
}

/**
 * Listens on an address that these settings name, and returns the origin. Throws {@link ConfigError} when it cannot. Several serving
 * processes share an address unless it is `exclusive`.
 */
export async function listen(
	server: Server,
	{ host, port: wanted, exclusive = false }: Listening,
	[hostName, portName]: readonly [string, string] = ["HOST", "PORT"],
): Promise<string> {
	server.listen({ port: wanted, host, exclusive });
	await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
		throw new ConfigError(
			`${hostName} and ${portName} name ${host}:${wanted}, which cannot be listened on: ${error.code}`,
		);
	});
	const { address, family, port } = server.address() as AddressInfo;
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/**
 * Accepts no more connections, serves open ones for another `lingerMs`, waits for current requests, and then closes all,
 * because an unfinished request would keep the process alive. Closing open connections at once would lose requests that
 * clients are just sending.
 */
export async function close(server: Server, lingerMs: number): Promise<void> {
	const closed = once(server, "close");
	const cutOff = setTimeout(
		() => server.closeAllConnections(),
		REQUEST_GRACE_MS,
	);
	// The HTTP server's own `close` would also close idle connections.
	NetServer.prototype.close.call(server);
	if (lingerMs > 0) {
		await Promise.race([closed, sleep(lingerMs, undefined, { ref: false })]);
	}
	server.close();
	// Clients keep connections open after the answer.
	const letGo = setInterval(() => {
		server.closeIdleConnections();
		closeSilentConnections(server);
	}, 50);
	await closed;
	clearInterval(letGo);
	clearTimeout(cutOff);
}
