import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import express from "express";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import type {
	EventStream,
	StreamOpening,
} from "../../../server/http/replies/event-stream.ts";
import { sendEvents } from "../../../server/http/replies/send-events.ts";
import { eventually } from "../../support/time/eventually.ts";

afterEach(() => vi.restoreAllMocks());

/** Serves a stream of these blocks. */
async function serve(blocks: EventStream["blocks"]) {
	const warned: string[] = [];
	const seen: { opening?: StreamOpening; isClosed: boolean } = {
		isClosed: false,
	};
	const stream: EventStream = {
		blocks(opening) {
			seen.opening = opening;
			return blocks(opening);
		},
		close() {
			seen.isClosed = true;
		},
	};
	const warn = (_: object, words: string) => warned.push(words);
	const app = express();
	app.use((request, response) => {
		void sendEvents(request, response, stream, { warn } as never);
	});
	const server = createServer(app).listen(0, "127.0.0.1");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const connections = () => promisify(server.getConnections.bind(server))();
	return { url: `http://127.0.0.1:${port}/`, port, seen, warned, connections };
}

it("a stream has headers against caches and buffering proxies, its blocks in order, and an end", async () => {
	const { url, seen, warned } = await serve(async function* () {
		yield "id: 1\n\n";
		yield "id: 2\n\n";
	});
	const reply = await fetch(url, { headers: { prefer: "wait=3" } });
	expect(await reply.text()).toBe("id: 1\n\nid: 2\n\n");
	expect(reply.headers.get("content-type")).toBe("text/event-stream");
	expect(reply.headers.get("cache-control")).toBe("no-cache, no-transform");
	expect(reply.headers.get("x-accel-buffering")).toBe("no");
	expect(seen).toMatchObject({ isClosed: true, opening: { waitMs: 3_000 } });
	expect(warned).toEqual([]);
});

it("a stream that fails is logged and cut off, so that its client does not take it for complete", async () => {
	const { url, seen, warned } = await serve(async function* () {
		yield "id: 1\n\n";
		throw new Error("no database");
	});
	const reply = await fetch(url);
	await expect(reply.text()).rejects.toThrow();
	expect(warned).toEqual(["a stream has failed"]);
	expect(seen.isClosed).toBe(true);
});

it("a stream learns that its client has left, and is closed", async () => {
	const { url, seen } = await serve(async function* ({ signal }) {
		yield "id: 1\n\n";
		await once(signal, "abort");
	});
	const cut = new AbortController();
	await fetch(url, { signal: cut.signal });
	expect(seen).toMatchObject({ isClosed: false });
	cut.abort();
	await eventually("it is closed", () => seen.isClosed);
});

it("a stream is closed when its client leaves with unread data", async () => {
	const { port, seen } = await serve(async function* () {
		for (;;) yield `data: ${"x".repeat(8_000_000)}\n\n`;
	});
	const socket = connect(port, "127.0.0.1");
	socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
	await once(socket, "readable");
	expect(seen.isClosed).toBe(false);
	socket.destroy();
	// Long before the thirty seconds that a connected client has.
	await eventually("it is closed", () => seen.isClosed, 15_000);
});

it("a client that leaves what was sent unread for thirty seconds is disconnected, and nothing is read ahead for it", async () => {
	const timeout = AbortSignal.timeout.bind(AbortSignal);
	const limits: number[] = [];
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
		limits.push(ms);
		return timeout(100);
	});
	let taken = 0;
	const { port, seen, connections } = await serve(async function* () {
		for (;;) {
			taken += 1;
			yield `data: ${"x".repeat(8_000_000)}\n\n`;
		}
	});
	const socket = connect(port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	socket.pause();
	socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
	await eventually("it is closed", () => seen.isClosed);
	await eventually("the client is disconnected", async () => {
		return (await connections()) === 0;
	});
	expect(limits.at(-1)).toBe(30_000);
	expect(taken).toBe(limits.length);
	expect(taken).toBeLessThan(4);
});
