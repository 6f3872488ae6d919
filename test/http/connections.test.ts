import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import express, { type Express, type Response } from "express";
import { expect, onTestFinished, test } from "vitest";
import { httpServer, listen } from "../../server/http/http-server.ts";
import { eventually } from "../support/time/eventually.ts";

/** Starts the server of an app. */
async function start(
	answer: (response: Response) => unknown,
	change: (server: Server) => void = () => {},
) {
	const app: Express = express();
	app.use((_request, response) => void answer(response));
	const server = httpServer(app, () => false);
	change(server);
	server.listen(0, "127.0.0.1");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const open = (bytes: string): Socket => {
		const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
		onTestFinished(() => void socket.destroy());
		socket.on("error", () => {});
		socket.write(bytes);
		return socket;
	};
	return { server, open };
}

const HEAD = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
const BODY = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n";

test("a client that does not send the whole body in thirty seconds is answered 408", async () => {
	const { open } = await start(
		() => {},
		(server) => {
			expect(server.requestTimeout).toBe(30_000);
			server.requestTimeout = 100;
			server.headersTimeout = 100;
		},
	);
	expect(await text(open(`${BODY}{`))).toMatch(/^HTTP\/1.1 408 /);
}, 20_000);

test("a request that arrived while the process was blocked may take longer than a second to answer", async () => {
	const { server, open } = await start(async (response) => {
		await sleep(1_500);
		response.end("whole");
	});
	server.headersTimeout = 100;
	// Blocks as long as Node's interval for slow clients, which it checks before it reads.
	const lock = new Int32Array(new SharedArrayBuffer(4));
	server.once("connection", () => Atomics.wait(lock, 0, 0, 1_100));
	const socket = open(HEAD.replace("\r\n", "\r\nConnection: close\r\n"));
	expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*whole$/s);
}, 20_000);

test("a connection on which nothing moves for a minute is closed, even while its answer is awaited", async () => {
	const { open } = await start(
		() => {},
		(server) => {
			expect(server.timeout).toBe(60_000);
			server.setTimeout(100);
		},
	);
	expect(await text(open(HEAD))).toBe("");
}, 20_000);

test("an unreadable request behind one whose answer is being sent does not end up in that answer", async () => {
	const { open } = await start((response) => {
		response.writeHead(200, { "content-length": 6 });
		response.write("half");
	});
	const socket = open(HEAD);
	const received = text(socket).catch(() => "cut off");
	await once(socket, "data");
	socket.write("LOOK AT THIS\r\n\r\n");
	expect(await received).not.toContain("HTTP/1.1 400");
}, 20_000);

test("an unreadable request behind several does not end up in the answer that is being sent", async () => {
	const { open } = await start((response) => {
		response.writeHead(200, { "content-length": 6 });
		response.write("half");
	});
	const socket = open(HEAD.repeat(3));
	const received = text(socket).catch(() => "cut off");
	await once(socket, "data");
	socket.write("LOOK AT THIS\r\n\r\n");
	expect(await received).not.toContain("HTTP/1.1 400");
}, 20_000);

const requestOf = (path: string) => HEAD.replace("/", path);

test("requests that a client sends ahead are answered one at a time and in order", async () => {
	let running = 0;
	let most = 0;
	const { open } = await start(async (response) => {
		most = Math.max(most, ++running);
		await new Promise(setImmediate);
		running -= 1;
		response.end(`<${response.req.url}>`);
	});
	const paths = Array.from({ length: 33 }, (_, index) => `/${index}`);
	const socket = open(paths.map(requestOf).join(""));
	let received = "";
	socket.on("data", (bytes) => {
		received += bytes;
	});
	await eventually("all is answered", () => received.includes("</32>"));
	expect(received.match(/(?<=<).*?(?=>)/g)).toEqual(paths);
	expect(most).toBe(1);
	socket.write(requestOf("/later"));
	await eventually("one more is answered", () => received.includes("</later>"));
}, 20_000);

test("no request is begun while the answer before it is unread", async () => {
	const begun: string[] = [];
	const { open } = await start((response) => {
		begun.push(response.req.url);
		response.end("x".repeat(20_000_000));
	});
	const socket = open(["/1", "/2", "/3"].map(requestOf).join(""));
	await once(socket, "readable");
	expect(begun).toEqual(["/1"]);
	socket.resume();
	await eventually("all are begun", () => begun.length === 3);
}, 20_000);

test("a client that sends more than 32 requests ahead is disconnected, and the rest of them is not parsed", async () => {
	let [parsed, begun] = [0, 0];
	const { server, open } = await start(() => {
		begun += 1;
	});
	server.on("request", () => {
		parsed += 1;
	});
	expect(await text(open(HEAD.repeat(1_000)))).toBe("");
	expect(begun).toBe(1);
	expect(parsed).toBe(34);
}, 20_000);

test("a request behind an answer that ends the connection is not carried out", async () => {
	const begun: string[] = [];
	const { open } = await start(async (response) => {
		begun.push(response.req.url);
		await new Promise(setImmediate);
		response.shouldKeepAlive = false;
		response.end();
	});
	await text(open(requestOf("/1") + requestOf("/2")));
	expect(begun).toEqual(["/1"]);
}, 20_000);

test("a client that goes on sending a refused request still gets the answer", async () => {
	const { open } = await start(() => {});
	const socket = open(`GET /?a=${"a".repeat(20_000)}`);
	const received = text(socket);
	for (let pieces = 0; pieces < 20; pieces++) {
		await new Promise((sent) => socket.write("a".repeat(100_000), sent));
		await new Promise(setImmediate);
	}
	expect(await received).toMatch(/^HTTP\/1.1 431 .*\}$/s);
}, 20_000);

test("a refused client that keeps its side open is disconnected after a second", async () => {
	const { server, open } = await start(() => {});
	const socket = open("LOOK AT THIS\r\n\r\n");
	await once(socket, "data");
	const connections = () =>
		new Promise<number>((resolve) => {
			server.getConnections((_, count) => resolve(count));
		});
	expect(await connections()).toBe(1);
	const isClosed = async () => (await connections()) === 0;
	await eventually("the connection is closed", isClosed, 15_000);
}, 20_000);

test("the origin of a server has an IPv6 address in brackets", async () => {
	const listening = (address: string, family: string) => {
		const server = new EventEmitter();
		const bind = () => queueMicrotask(() => server.emit("listening"));
		const methods = {
			listen: bind,
			address: () => ({ address, family, port: 80 }),
		};
		const asked = { host: address, port: 80 };
		return listen(Object.assign(server, methods) as unknown as Server, asked);
	};
	expect(await listening("::1", "IPv6")).toBe("http://[::1]:80");
	expect(await listening("127.0.0.1", "IPv4")).toBe("http://127.0.0.1:80");
});
