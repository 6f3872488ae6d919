import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { close, httpServer } from "../../server/http/http-server.ts";

const server = httpServer(express(), () => false).listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => {
	server.close();
	server.closeAllConnections();
});

/** The reply to a client that sends only this text; "kept" while its connection stays open. */
async function answerTo(bytes: string): Promise<string> {
	const { address, port } = server.address() as AddressInfo;
	const socket = connect(port, address);
	await once(socket, "connect");
	socket.write(bytes);
	const kept = sleep(20_000, "kept", { ref: false });
	const answer = await Promise.race([text(socket), kept]);
	socket.destroy();
	return answer;
}

test("a client that sends incomplete headers, or nothing, is disconnected long before Node's own time limit", async () => {
	expect(server.headersTimeout).toBe(10_000);
	// The time limits are shortened for this test.
	server.headersTimeout = 100;
	const answers = await Promise.all(
		["GET /v2/shipments HTTP/1.1\r\nHost: a\r\nX-Slow: ", ""].map(answerTo),
	);
	expect(answers).toEqual([
		expect.stringMatching(/^HTTP\/1.1 408 /),
		expect.stringMatching(/^HTTP\/1.1 408 /),
	]);
}, 30_000);

test("an idle connection stays open longer than a proxy's 60 seconds, and the answer says so", async () => {
	const { address, port } = server.address() as AddressInfo;
	const answer = await fetch(`http://${address}:${port}/`);
	expect(answer.headers.get("keep-alive")).toBe("timeout=75");
	await answer.body?.cancel();
});

const head = (line: string) => `${line}\r\nHost: a\r\n\r\n`;

test.each([
	[
		"a URL of 40 kB",
		head(`GET /?a=${"A".repeat(40_000)} HTTP/1.1`),
		431,
		"too_large",
	],
	["something other than HTTP", head("LOOK AT THIS"), 400, "invalid"],
	[
		"nothing more after half of the headers",
		"GET / HTTP/1.1\r\nHo",
		408,
		undefined,
	],
])(
	"%s is answered with an error document",
	async (_, bytes, status, code) => {
		server.headersTimeout = 100;
		const [headers = "", body = ""] = (await answerTo(bytes)).split("\r\n\r\n");
		expect(headers).toMatch(new RegExp(`^HTTP/1.1 ${status} [A-Z]`));
		expect(headers).toContain("Content-Type: application/vnd.api+json");
		expect(headers).toContain(`Content-Length: ${body.length}`);
		const { errors, meta } = JSON.parse(body);
		expect(errors).toMatchObject([{ status: String(status) }]);
		expect(errors[0].code).toBe(code);
		expect(headers).toContain(`X-Request-Id: ${meta.request_id}`);
	},
	30_000,
);

test("a request that arrives while the process is blocked is answered after any delay", async () => {
	server.headersTimeout = 100;
	// Blocks as long as Node's interval for slow clients, which it checks before it reads.
	const lock = new Int32Array(new SharedArrayBuffer(4));
	server.once("connection", () => Atomics.wait(lock, 0, 0, 1_100));
	expect(
		await answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"),
	).toMatch(/^HTTP\/1.1 404 /);
});

test("a stopping server waits five seconds for a request in hand, and then cuts it off", async () => {
	const app = express();
	const asked = Promise.withResolvers<void>();
	app.get("/", () => asked.resolve());
	const stopping = httpServer(app, () => true).listen(0, "127.0.0.1");
	await once(stopping, "listening");
	const { address, port } = stopping.address() as AddressInfo;
	const answer = fetch(`http://${address}:${port}/`).catch(() => "cut off");
	await asked.promise;
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	onTestFinished(() => void vi.useRealTimers());
	let isClosed = false;
	const closed = close(stopping, 0).then(() => {
		isClosed = true;
	});
	vi.advanceTimersByTime(4_999);
	await new Promise(setImmediate);
	expect(isClosed).toBe(false);
	vi.advanceTimersByTime(1);
	expect(await answer).toBe("cut off");
	await closed;
}, 20_000);

test("a stopping server answers a request in hand, and does not wait for a connection on which nothing has come", async () => {
	const app = express();
	const asked = Promise.withResolvers<() => void>();
	app.get("/", (_, response) => asked.resolve(() => response.send("whole")));
	const stopping = httpServer(app, () => true).listen(0, "127.0.0.1");
	await once(stopping, "listening");
	const { address, port } = stopping.address() as AddressInfo;
	const answer = fetch(`http://${address}:${port}/`);
	const finish = await asked.promise;
	const silent = connect(port, address);
	await once(stopping, "connection");
	vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"],
	});
	onTestFinished(() => void vi.useRealTimers());
	const closed = close(stopping, 0);
	vi.advanceTimersByTime(50);
	await once(silent, "close");
	finish();
	expect(await (await answer).text()).toBe("whole");
	await closed;
	expect(vi.getTimerCount()).toBe(0);
});
