import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, errorAnswer, RefusedRequest } from "./answer.ts";
import { answerEvents, type World } from "./events.ts";
import { processMemory, type WorldMemory } from "./memory.ts";
import { lineByScac } from "./numbers.ts";

export { fileMemory } from "./memory.ts";

/** How to run a simulated world. */
export interface SimulatedWorldOptions {
	/** Address to listen on; 127.0.0.1 by default. */
	readonly host?: string;
	/** Port to listen on; a free one by default. */
	readonly port?: number;
	/** The world's clock. It may run fast, but must not run backwards. */
	readonly now: () => Date;
	/** Another seed is another world; `landfall` by default. */
	readonly seed?: string;
	/** What remembers when a number was first asked for; by default it ends with the process. */
	readonly memory?: WorldMemory;
}

/** A world that answers. */
export interface SimulatedWorld {
	/** Base address; a line's own base address is this and its SCAC. */
	readonly url: string;
	/** Stops listening and ends open connections. */
	close(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Starts an HTTP server that answers for every shipping line as DCSA Track & Trace 2.2 lays down
 * (openapi/upstream/dcsa-track-and-trace.yaml): `GET {url}/{scac}/v2/events`. Rejects when it cannot listen.
 */
export async function startSimulatedWorld(
	options: SimulatedWorldOptions,
): Promise<SimulatedWorld> {
	const world: World = {
		seed: options.seed ?? "landfall",
		memory: options.memory ?? processMemory(),
		now: options.now,
	};
	let url = "";
	const server = createServer(
		{ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
		(request, response) => {
			request.resume();
			send(request, response, answer(world, url, request));
		},
	);
	const host = options.host ?? "127.0.0.1";
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, host, resolve);
	});
	url = addressUrl(server.address() as AddressInfo);
	return {
		url,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function addressUrl({ family, address, port }: AddressInfo): string {
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

function answer(world: World, url: string, request: IncomingMessage): Answer {
	const method = request.method ?? "GET";
	const target = request.url ?? "/";
	try {
		return answerRequest(world, url, method, target, request);
	} catch (error) {
		const asked = { method, target };
		if (error instanceof RefusedRequest) {
			const { status, message, headers } = error;
			return errorAnswer(status, message, asked, world.now(), headers);
		}
		return errorAnswer(500, `the world failed: ${error}`, asked, world.now());
	}
}

const PATH = /^\/([^/]+)\/v2\/events$/;

function answerRequest(
	world: World,
	url: string,
	method: string,
	target: string,
	request: IncomingMessage,
): Answer {
	if (!URL.canParse(target, url)) {
		throw new RefusedRequest(400, "the request target is not an address");
	}
	const address = new URL(target, url);
	const scac = PATH.exec(address.pathname)?.[1];
	const line = scac === undefined ? undefined : lineByScac(scac);
	if (scac === undefined || line === undefined) {
		throw new RefusedRequest(404, "nothing is here; ask /{scac}/v2/events");
	}
	if (method !== "GET" && method !== "HEAD") {
		throw new RefusedRequest(405, `${method} is not possible here`, {
			Allow: "GET, HEAD",
		});
	}
	if ((request.headers["consumer-key"] ?? "") === "") {
		throw new RefusedRequest(401, "the header Consumer-Key is missing");
	}
	const version = request.headers["api-version"];
	if (typeof version === "string" && !/^2(\.|$)/.test(version)) {
		throw new RefusedRequest(400, `API-Version ${version} is not spoken here`);
	}
	const events = new URL(`${url}/${scac}/v2/events`);
	return answerEvents(world, line, events, address.searchParams);
}

function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: Answer,
): void {
	const text = JSON.stringify(body);
	response.writeHead(status, {
		"Content-Type": "application/json",
		"Content-Length": Buffer.byteLength(text),
		...headers,
	});
	response.end(request.method === "HEAD" ? undefined : text);
}
