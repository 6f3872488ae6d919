import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, BlockList, connect } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
	openReceivers,
	type ReceiverOptions,
	type Receivers,
} from "../../server/receivers/receivers.ts";
import { openForFile } from "../support/open-for-file.ts";
import { authority, selfSigned } from "../support/peers/certificate.ts";
import { startNameServer } from "../support/peers/name-server.ts";
import { longestTurn } from "../support/time/longest-turn.ts";

const { signal } = new AbortController();
const trusted = authority("Landfall test authority");
const allowed = new BlockList();
allowed.addSubnet("127.0.0.0", 8, "ipv4");
const servers: Server[] = [];

const names = await openForFile(startNameServer, (name) =>
	name.endsWith("erp.test") ? ["127.0.0.1", "127.0.0.2"] : [],
);
const receivers = await openForFile(open);
afterEach(async () => {
	vi.unstubAllEnvs();
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
		await once(server, "close");
	}
});

function open(options: Partial<ReceiverOptions> = {}): Receivers {
	return openReceivers({
		allowed,
		ports: [443],
		nameServers: [names.address],
		ca: trusted.cert,
		...options,
	});
}

async function listen(server: Server): Promise<number> {
	servers.push(server);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

const start = (answer: RequestListener) => listen(createServer(answer));

describe("posts", () => {
	it("are all sent at once, so that none times out unsent", async () => {
		const waiting: (() => void)[] = [];
		const port = await start((_request, response) => {
			waiting.push(() => response.end());
			if (waiting.length === 64) for (const end of waiting) end();
		});
		const url = `http://127.0.0.1:${port}/`;
		const answers = await Promise.all(
			Array.from({ length: 64 }, () => receivers.post(url, {}, "{}", signal)),
		);
		expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(
			new Set([200]),
		);
	});

	it("reuse a connection, even after long answers", async () => {
		const ports = new Set<number | undefined>();
		const port = await start((request, response) => {
			ports.add(request.socket.remotePort);
			response.end("x".repeat(65_536));
		});
		for (let count = 0; count < 5; count += 1)
			await receivers.post(`http://127.0.0.1:${port}/`, {}, "{}", signal);
		expect(ports.size).toBe(1);
	});

	it("return any answer as text that every database can store", async () => {
		const bytes = Buffer.concat([
			Buffer.from("caf\u00e9 "),
			Buffer.from([0xff, 0x00, 0x2e]),
			// The limit cuts one of these characters in two.
			Buffer.from("\u00e9".repeat(1_000)),
		]);
		const port = await start((_request, response) => response.end(bytes));
		const url = `http://127.0.0.1:${port}/`;
		const { body } = await receivers.post(url, {}, "{}", signal);
		expect(body).toBe(`caf\u00e9 \ufffd\ufffd.${"\u00e9".repeat(507)}`);
	});

	it("delay nothing when the answers have too many headers", async () => {
		const port = await start((_request, response) => {
			response.socket?.end(`HTTP/1.1 200 OK\r\n${"a: b\r\n".repeat(20_000)}`);
		});
		const url = `http://127.0.0.1:${port}/`;
		const post = () => receivers.post(url, {}, "{}", signal);
		const turn = await longestTurn(async () => {
			const answers = await Promise.all(Array.from({ length: 8 }, post));
			expect(new Set(answers.map(({ error }) => error))).toEqual(
				new Set(["the headers of the receiver's answer are too large"]),
			);
		});
		expect(turn).toBeLessThan(80);
	});

	it("end when the answer is much too long", async () => {
		const ended = Promise.withResolvers<void>();
		const port = await start((_request, response) => {
			response.on("close", ended.resolve);
			response.write("z".repeat(70_000));
		});
		// Only the length can end it within the time limit of a test.
		const way = open({ totalTimeoutMs: 600_000 });
		const url = `http://127.0.0.1:${port}/`;
		const { statusCode, body } = await way.post(url, {}, "{}", signal);
		await ended.promise;
		expect([statusCode, body]).toEqual([200, "z".repeat(1_024)]);
		await way.close();
	}, 10_000);

	it("end at once when they are aborted, and an answer received before the abort counts", async () => {
		const port = await start((request, response) => {
			if (request.url === "/within") response.write("taken");
		});
		const post = (path: string) => {
			const abort = new AbortController();
			setTimeout(() => abort.abort(new Error("stopping")), 50);
			const url = `http://127.0.0.1:${port}${path}`;
			return receivers.post(url, {}, "{}", abort.signal);
		};
		await expect(post("/before")).rejects.toThrow("stopping");
		expect(await post("/within")).toMatchObject({
			statusCode: 200,
			body: "taken",
		});
	});

	it("are not sent when they were aborted while they waited for their connection", async () => {
		let requests = 0;
		const port = await start(() => {
			requests += 1;
		});
		const abort = new AbortController();
		const url = `http://127.0.0.1:${port}/`;
		const post = receivers.post(url, {}, "{}", abort.signal);
		abort.abort(new Error("stopping"));
		await expect(post).rejects.toThrow("stopping");
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(requests).toBe(0);
	});

	it("are not sent when they were aborted before", async () => {
		let requests = 0;
		const port = await start((_request, response) => {
			requests += 1;
			response.end();
		});
		const url = `http://127.0.0.1:${port}/`;
		const aborted = AbortSignal.abort(new Error("stopping"));
		const post = receivers.post(url, {}, "{}", aborted);
		await expect(post).rejects.toThrow("stopping");
		await receivers.post(url, {}, "{}", signal);
		expect(requests).toBe(1);
	});

	it("end within the time limit even if their connection is not open by then, and tell how long they took", async () => {
		// It answers nothing that is not HTTP.
		const server = createServer().on("clientError", () => {});
		const port = await listen(server);
		const way = open({ totalTimeoutMs: 60 });
		const startedAt = performance.now();
		const url = `https://127.0.0.1:${port}/`;
		const answer = await way.post(url, {}, "{}", signal);
		const tookMs = performance.now() - startedAt;
		expect(answer.error).toBe("the receiver did not answer in time");
		expect(answer.durationMs).toBeGreaterThanOrEqual(59);
		expect(answer.durationMs).toBeLessThanOrEqual(tookMs + 1);
		// The time limit of a connection.
		expect(tookMs).toBeLessThan(5_000);
		await way.close();
	});

	it("leave no connection open after the end", async () => {
		const closed = Promise.withResolvers<string>();
		const server = createServer((request, response) => {
			request.socket.on("close", () => closed.resolve("closed"));
			response.end();
		});
		// Longer than the time limit of the test.
		server.keepAliveTimeout = 60_000;
		const port = await listen(server);
		const way = open();
		await way.post(`http://127.0.0.1:${port}/`, {}, "{}", signal);
		await way.close();
		expect(await closed.promise).toBe("closed");
	}, 10_000);

	it("send the host name in TLS and in the request, over HTTP/1.1 only", async () => {
		const certificate = trusted.issue("erp.test");
		const port = await listen(
			createTlsServer(
				{ ...certificate, ALPNProtocols: ["h2", "http/1.1"] },
				(request, response) => {
					const { servername, alpnProtocol } = request.socket as TLSSocket;
					const { httpVersion, headers } = request;
					response.end(
						[servername, alpnProtocol, httpVersion, headers.host].join(" "),
					);
				},
			),
		);
		const url = `https://erp.test:${port}/`;
		const { body } = await receivers.post(url, {}, "{}", signal);
		expect(body).toBe(`erp.test http/1.1 1.1 erp.test:${port}`);
	});

	it("check certificates in any environment", async () => {
		const port = await listen(
			createTlsServer(selfSigned("erp.test"), (_request, response) => {
				response.end();
			}),
		);
		vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
		const url = `https://erp.test:${port}/`;
		const { error } = await receivers.post(url, {}, "{}", signal);
		expect(error).toBe("the receiver's TLS certificate is not valid");
	});

	it("go to the addresses of a name in turn until one answers", async () => {
		const server = createServer((_request, response) => response.end("second"));
		servers.push(server);
		// A port at which nothing listens on the first address.
		const unused = createServer();
		const port = await listen(unused);
		unused.close();
		server.listen(port, "127.0.0.2");
		await once(server, "listening");
		const url = `http://erp.test:${port}/`;
		const { body } = await receivers.post(url, {}, "{}", signal);
		expect(body).toBe("second");
	});

	it("query a name once for all connections that wait for its addresses", async () => {
		const port = await start((_request, response) => response.end());
		const before = names.queried.length;
		const url = `http://erp.test:${port}/`;
		await Promise.all(
			[1, 2, 3, 4].map(() => receivers.post(url, {}, "{}", signal)),
		);
		expect(names.queried.slice(before).sort()).toEqual([
			"A erp.test",
			"AAAA erp.test",
		]);
	});

	it("close the least recently used connections when there are too many origins, and none is lost", async () => {
		const ports = new Set<number | undefined>();
		const port = await start((request, response) => {
			ports.add(request.socket.remotePort);
			setTimeout(() => response.end(request.headers.host), 20);
		});
		const way = open({ mostOrigins: 2 });
		const post = async (name: string) => {
			const url = `http://${name}.erp.test:${port}/`;
			const { body } = await way.post(url, {}, "{}", signal);
			expect(body).toBe(`${name}.erp.test:${port}`);
		};
		await Promise.all(["a", "b", "c", "d", "e"].map(post));
		expect(ports.size).toBe(5);
		for (const name of ["d", "e", "d"]) await post(name);
		expect(ports.size).toBe(5);
		await post("a");
		await post("d");
		expect(ports.size).toBe(6);
		await post("e");
		expect(ports.size).toBe(7);
		await way.close();
	});
});

/** All requests to the proxy, in order. */
const tunnels: string[] = [];

/** Starts a proxy that opens every tunnel to loopback, whatever its address, when the credentials are right. */
async function tunnel(
	authorization?: string,
	server: Server = createServer(),
): Promise<number> {
	tunnels.length = 0;
	server.on("request", (_request, response) => {
		response.writeHead(501).end();
	});
	server.on("connect", (request, socket) => {
		socket.on("error", () => {});
		tunnels.push(request.url ?? "");
		if (request.headers["proxy-authorization"] !== authorization)
			return socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
		const { port } = new URL(`http://${request.url}`);
		const peer = connect(Number(port), "127.0.0.1", () => {
			socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
			peer.pipe(socket).pipe(peer);
		});
		peer.on("error", () => socket.destroy());
		return peer;
	});
	return listen(server);
}

describe("a proxy of the operator", () => {
	it("carries every post, to addresses that were resolved and checked before", async () => {
		const proxy = new URL(
			`http://us%65r:p%40ss@127.0.0.1:${await tunnel("Basic dXNlcjpwQHNz")}`,
		);
		const secure = await listen(
			createTlsServer(trusted.issue("erp.test"), (request, response) => {
				response.end(request.headers.host);
			}),
		);
		const plain = await start((_request, response) => response.end("plain"));
		const way = open({ proxy });
		const urls = [
			`https://erp.test:${secure}/`,
			`http://127.0.0.1:${plain}/`,
			"https://unknown.test/",
			"https://10.0.0.1/",
			"https://[::ffff:10.0.0.1]/",
		];
		const answers = [];
		for (const url of urls) answers.push(await way.post(url, {}, "{}", signal));
		expect(answers.map(({ body, error }) => body ?? error)).toEqual([
			`erp.test:${secure}`,
			"plain",
			"the receiver's name cannot be resolved",
			"the receiver's address is not allowed",
			"the receiver's address is not allowed",
		]);
		expect(tunnels).toEqual([`127.0.0.1:${secure}`, `127.0.0.1:${plain}`]);
		await way.close();
	});

	it("that refuses or does not run counts as a failed connection", async () => {
		const port = await tunnel("Basic b3RoZXI6");
		const proxies = [`http://127.0.0.1:${port}`, "http://127.0.0.1:9"];
		for (const proxy of proxies) {
			const way = open({ proxy: new URL(proxy) });
			const answer = await way.post("https://127.0.0.1/", {}, "{}", signal);
			expect(answer.error).toBe("the connection to the receiver failed");
			await way.close();
		}
	});

	it("is told the port of each scheme, and addresses of IPv6 in brackets", async () => {
		const proxy = new URL(`http://127.0.0.1:${await tunnel()}`);
		const port = await start((_request, response) => response.end("six"));
		const ofIpv6 = new BlockList();
		ofIpv6.addAddress("::1", "ipv6");
		const way = open({ proxy, allowed: ofIpv6 });
		const url = `http://[::1]:${port}/`;
		expect((await way.post(url, {}, "{}", signal)).body).toBe("six");
		for (const scheme of ["http", "https"])
			await way.post(`${scheme}://[::1]/`, {}, "{}", signal);
		expect(tunnels).toEqual([`[::1]:${port}`, "[::1]:80", "[::1]:443"]);
		await way.close();
	});

	it("can be reached over TLS, and is spoken to in HTTP/1.1 even if it offers HTTP/2", async () => {
		const certificate = trusted.issue("localhost");
		const ALPNProtocols = ["h2", "http/1.1"];
		const server = createTlsServer({ ...certificate, ALPNProtocols });
		const proxy = new URL(
			`https://localhost:${await tunnel(undefined, server)}`,
		);
		const port = await start((_request, response) => response.end("through"));
		const way = open({ proxy });
		const url = `http://127.0.0.1:${port}/`;
		expect((await way.post(url, {}, "{}", signal)).body).toBe("through");
		expect(tunnels).toEqual([`127.0.0.1:${port}`]);
		await way.close();
	});

	it("that refuses a tunnel gets no notification, even if it would take it", async () => {
		const received: string[] = [];
		const server = createServer();
		server.on("connect", (_request, socket) => {
			socket.on("data", (data) => {
				received.push(String(data));
				socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
			});
			socket.on("error", () => {}).on("end", () => socket.end());
			socket.write("HTTP/1.1 403 Forbidden\r\n\r\n");
		});
		const proxy = new URL(`http://127.0.0.1:${await listen(server)}`);
		const way = open({ proxy });
		const url = "http://127.0.0.1:9/";
		expect(await way.post(url, {}, "{}", signal)).toMatchObject({
			...{ statusCode: null, error: "the connection to the receiver failed" },
		});
		expect(received).toEqual([]);
		await way.close();
	});

	it("is not taken from the environment", async () => {
		const port = await start((_request, response) => response.end("directly"));
		const proxy = `http://127.0.0.1:${await tunnel()}`;
		for (const name of ["http_proxy", "HTTP_PROXY", "ALL_PROXY"])
			vi.stubEnv(name, proxy);
		const way = open();
		const url = `http://127.0.0.1:${port}/`;
		const { body } = await way.post(url, {}, "{}", signal);
		expect(body).toBe("directly");
		expect(tunnels).toEqual([]);
		await way.close();
	});
});
