import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { carrierPeer, json, testHttp, text } from "../carriers/carrier-peer.ts";

const request = (limitMs = 60_000, maxBytes = 1_000_000) => ({
	headers: {},
	signal: AbortSignal.timeout(limitMs),
	maxBytes,
});

test("a 429 has its wait from Retry-After in seconds", async () => {
	const peer = await carrierPeer(json({}, { "retry-after": "7" }, 429));
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		retryAfterMs: 7_000,
	});
});

test("a 429 has its wait from Retry-After as a date", async () => {
	const later = new Date(Date.now() + 600_000).toUTCString();
	const peer = await carrierPeer(json({}, { "retry-after": later }, 429));
	const error = await testHttp()
		.get(new URL(peer.url), request())
		.catch((caught) => caught);
	expect(error.retryAfterMs).toBeGreaterThan(500_000);
	expect(error.retryAfterMs).toBeLessThanOrEqual(600_000);
});

test("a redirect is not followed", async () => {
	const elsewhere = await carrierPeer(json([]));
	const peer = await carrierPeer(text("", { location: elsewhere.url }, 302));
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({ code: "unrecognized_response" });
	expect(elsewhere.requests).toHaveLength(0);
});

test("a gzipped body is unpacked, and its unpacked size counts", async () => {
	const body = gzipSync("x".repeat(50_000));
	const peer = await carrierPeer(text(body, { "content-encoding": "gzip" }));
	const reply = await testHttp().get(new URL(peer.url), request());
	expect(reply.bytes).toBe(50_000);
	await expect(
		testHttp().get(new URL(peer.url), request(5_000, 49_999)),
	).rejects.toMatchObject({ code: "unrecognized_response" });
});

test("a body that claims to be gzip and is not is unrecognized", async () => {
	const peer = await carrierPeer(text("[]", { "content-encoding": "gzip" }));
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({ code: "unrecognized_response" });
});

test("an endless body is cut off at the limit", async () => {
	const peer = await carrierPeer((_, response) => {
		const more = () => {
			while (!response.destroyed && response.write("[".repeat(65_536)));
		};
		response.on("drain", more);
		more();
	});
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({ code: "unrecognized_response" });
});

test("informational answers without end are cut off, and some before the answer are not", async () => {
	let count = 20;
	const peer = await carrierPeer((_, response) => {
		const early = "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(count);
		response.socket?.write(early, () => response.end("{}"));
	});
	const reply = await testHttp().get(new URL(peer.url), request());
	expect(reply.text).toBe("{}");
	count = 21;
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({
		code: "unrecognized_response",
		message: "the carrier sends informational answers without end",
	});
});

test("a silent connection ends at the time limit", async () => {
	const peer = await carrierPeer(() => {});
	await expect(
		testHttp().get(new URL(peer.url), request(50)),
	).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		message: "the carrier did not answer in time",
	});
});

test("a body that arrives byte by byte ends at the time limit", async () => {
	const peer = await carrierPeer((_, response) => {
		response.writeHead(200, { "content-type": "application/json" });
		const timer = setInterval(() => response.write(" "), 10);
		response.on("close", () => clearInterval(timer));
	});
	await expect(
		testHttp().get(new URL(peer.url), request(80)),
	).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		message: "the carrier did not answer in time",
	});
});

test("the signal ends a request at once", async () => {
	const controller = new AbortController();
	const peer = await carrierPeer(() => controller.abort());
	await expect(
		testHttp().get(new URL(peer.url), {
			...request(),
			signal: controller.signal,
		}),
	).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		message: "the inquiry was given up",
	});
});

test("an error answer with an endless body is reported at once", async () => {
	const peer = await carrierPeer((_, response) => {
		response.writeHead(500);
		response.write("...");
	});
	await expect(
		testHttp().get(new URL(peer.url), request()),
	).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		message: "the carrier answers 500",
	});
});

describe("a failure below HTTP", () => {
	async function socketPeer(behaviour: (socket: Socket) => void) {
		const server = createServer((socket) => {
			socket.on("error", () => {});
			socket.once("data", () => behaviour(socket));
		});
		await new Promise<void>((resolve) =>
			server.listen(0, "127.0.0.1", () => resolve()),
		);
		onTestFinished(() => void server.close());
		return new URL(
			`http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
		);
	}

	test.each([
		{
			name: "a reset connection",
			behaviour: (socket: Socket) => void socket.resetAndDestroy(),
			want: "shipping_line_unreachable",
		},
		{
			name: "a connection that closes in the middle of the body",
			behaviour: (socket: Socket) =>
				void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[{"),
			want: "shipping_line_unreachable",
		},
		{
			name: "something that is not HTTP",
			behaviour: (socket: Socket) => void socket.end("220 smtp ready\r\n"),
			want: "unrecognized_response",
		},
	])("$name is $want", async ({ behaviour, want }) => {
		const url = await socketPeer(behaviour);
		await expect(testHttp().get(url, request())).rejects.toMatchObject({
			name: "CarrierError",
			code: want,
		});
	});

	test("a closed port is unreachable", async () => {
		const server = createServer();
		const url = await new Promise<URL>((resolve) =>
			server.listen(0, "127.0.0.1", () => {
				const { port } = server.address() as AddressInfo;
				server.close(() => resolve(new URL(`http://127.0.0.1:${port}/`)));
			}),
		);
		await expect(testHttp().get(url, request())).rejects.toMatchObject({
			code: "shipping_line_unreachable",
			message: "the carrier cannot be reached (ECONNREFUSED)",
		});
	});
});

test("a header of the request replaces a default one, in any case", async () => {
	const peer = await carrierPeer(json([]));
	const headers = { Accept: "application/vnd.line+json", "X-Key": "k" };
	await testHttp().get(new URL(peer.url), { ...request(), headers });
	expect(peer.requests[0]?.headers).toMatchObject({
		accept: "application/vnd.line+json",
		"x-key": "k",
		"user-agent": "landfall",
	});
});

test("no failure's message contains a header of the request", async () => {
	const peer = await carrierPeer(json({}, {}, 403));
	const error = await testHttp()
		.get(new URL(peer.url), {
			...request(),
			headers: { "consumer-key": "secret" },
		})
		.catch((caught) => caught);
	expect(`${error.stack} ${error.cause}`).not.toContain("secret");
	expect(peer.requests[0]?.headers["consumer-key"]).toBe("secret");
});
