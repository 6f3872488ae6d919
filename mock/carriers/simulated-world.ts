import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
	errorAnswer,
	onWire,
	RefusedRequest,
	type WireAnswer,
} from "./basics/answer.ts";
import { linesAt, type SimulatedLine } from "./lines/lines.ts";
import {
	type SimulatedVessels,
	vesselsAt,
} from "./positions/answer-positions.ts";
import type { Stage } from "./schedule/stages.ts";
import {
	type SimulatedTerminals,
	terminalsAt,
} from "./terminals/facilities.ts";
import { processMemory, type WorldMemory } from "./world/first-requests.ts";
import { newWorld, type World, type WorldClock } from "./world/world.ts";
import { answerRequest } from "./world-routes.ts";

export { fileMemory, processMemory } from "./world/first-requests.ts";

/** How to run a simulated world. */
export interface SimulatedWorldOptions {
	/** Address to listen on; default 127.0.0.1. */
	readonly host?: string;
	/** Port to listen on; a free one by default. */
	readonly port?: number;
	/** The world's clock. It may run fast but must not run backwards. */
	readonly now: () => Date;
	/** The parameters of this clock, for other processes that follow it. */
	readonly clock?: WorldClock;
	/** Base URL for others; by default where it listens. */
	readonly url?: string;
	/** Each seed gives another world; `landfall` by default. */
	readonly seed?: string;
	/** Stores the first request for each number; by default until the process ends. */
	readonly memory?: WorldMemory;
	/** The stage of every journey at its first request; drawn for each by default. */
	readonly stage?: Stage;
}

/** A running world. */
export interface SimulatedWorld {
	/** Base URL of the world. */
	readonly url: string;
	/** How to send requests to each line. */
	readonly lines: readonly SimulatedLine[];
	/** How to send requests to its terminals. */
	readonly terminals: readonly SimulatedTerminals[];
	/** How to send requests for vessel positions. */
	readonly vessels: SimulatedVessels;
	/** Stops listening and ends open connections. */
	close(): Promise<void>;
}

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Starts an HTTP server that answers for every shipping line by its version of DCSA Track & Trace
 * (openapi/upstream). Rejects when it cannot listen.
 */
export async function startSimulatedWorld(
	options: SimulatedWorldOptions,
): Promise<SimulatedWorld> {
	const world = newWorld({
		seed: options.seed ?? "landfall",
		memory: options.memory ?? processMemory(),
		now: options.now,
		stage: options.stage,
		clock: options.clock,
	});
	let url = "";
	const server = createServer(
		{ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
		async (request, response) => {
			await send(request, response, await answer(world, url, request));
		},
	);
	const { port = 0, host = "127.0.0.1" } = options;
	// Exclusive, because several processes may each have a world, on any port.
	const where = { port, host, exclusive: true };
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(where, resolve);
	});
	url = options.url ?? addressUrl(server.address() as AddressInfo);
	return {
		url,
		lines: linesAt(url),
		terminals: terminalsAt(url),
		vessels: vesselsAt(url),
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

/** Longest request body that the world reads. */
const LONGEST_BODY = 65_536;

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request) {
		length += chunk.length;
		if (length > LONGEST_BODY) {
			throw new RefusedRequest(400, "the body is too long");
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}

async function answer(
	world: World,
	url: string,
	request: IncomingMessage,
): Promise<WireAnswer> {
	const method = request.method ?? "GET";
	const target = request.url ?? "/";
	try {
		const body = await readBody(request);
		const { headers } = request;
		return answerRequest(world, url, { method, target, headers, body });
	} catch (error) {
		const requested = { method, target };
		if (error instanceof RefusedRequest) {
			const { status, message, headers } = error;
			return onWire(
				errorAnswer(status, message, requested, world.now(), headers),
			);
		}
		const message = `the world failed: ${error}`;
		return onWire(errorAnswer(500, message, requested, world.now()));
	}
}

async function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, text, delayMs }: WireAnswer,
): Promise<void> {
	if (delayMs > 0) await sleep(delayMs, undefined, { ref: false });
	response.writeHead(status, {
		...headers,
		"Content-Length": Buffer.byteLength(text),
	});
	response.end(request.method === "HEAD" ? undefined : text);
}
