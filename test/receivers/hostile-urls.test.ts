import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, BlockList, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import {
	openReceivers,
	type Receivers,
} from "../../server/receivers/receivers.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startNameServer } from "../support/peers/name-server.ts";
import { problemsOf } from "../support/replies/problems.ts";
import {
	HOSTILE_NAMES,
	LOOPBACK_URLS,
	OTHER_HOSTILE_URLS,
} from "./hostile-urls.ts";

const NOT_ALLOWED = "the receiver's address is not allowed";
const PUBLIC_ADDRESS = "93.184.215.14";
const { signal } = new AbortController();

/** Some machines have no IPv6. */
const hasIpv6 = Object.values(networkInterfaces())
	.flat()
	.some((network) => network?.address === "::1");

/** A listener on loopback, in both families: it closes each connection and counts it. */
async function listen() {
	let connections = 0;
	const hosts = hasIpv6 ? ["127.0.0.1", "::1"] : ["127.0.0.1"];
	const servers = hosts.map((host) => ({
		host,
		server: createServer((socket) => {
			connections += 1;
			socket.on("error", () => {});
			socket.destroy();
		}),
	}));
	let port = 0;
	for (const { host, server } of servers) {
		server.listen(port, host);
		await once(server, "listening");
		port = (server.address() as AddressInfo).port;
	}
	return {
		port,
		/** Returns the number of connections since its last call. */
		takeConnections() {
			const taken = connections;
			connections = 0;
			return taken;
		},
		async close() {
			await Promise.all(
				servers.map(({ server }) => {
					server.close();
					return once(server, "close");
				}),
			);
		},
	};
}
/** Number of queries for the name with a changing address, over both families. */
let changes = 0;

const listener = await openForFile(listen);
const names = await openForFile(startNameServer, (name) => {
	// Each look-up queries both families.
	if (name === "changing.test")
		return [changes++ < 2 ? PUBLIC_ADDRESS : "127.0.0.1"];
	return HOSTILE_NAMES[name] ?? [];
});
const receivers = open(new BlockList());
const landfall = await openForFile(startTestLandfall, {
	receivers,
	isWorking: false,
});
afterEach(() => {
	changes = 0;
});

/** The port of the listener is allowed, so that only the address can be the reason. */
function open(allowed: BlockList): Receivers {
	return openReceivers({
		allowed,
		ports: [443, listener.port],
		nameServers: [names.address],
	});
}

const atPort = (url: string) => url.replace("PORT", String(listener.port));

function create(url: string) {
	return landfall.send("POST", "/webhooks", {
		data: { type: "webhook", attributes: { url, active: true } },
	});
}

function trigger(url: string) {
	return landfall.send("POST", "/webhooks/trigger", {
		url,
		event: "container.created",
	});
}

describe("a hostile URL is refused at registration, at a trigger and at the connection, and no connection is made", () => {
	it.each([...LOOPBACK_URLS, ...OTHER_HOSTILE_URLS])(
		"%s: %s",
		async (_what, written) => {
			const url = atPort(written);
			const [created, triggered] = await Promise.all([
				create(url),
				trigger(url),
			]);
			const pointers = [
				...(await problemsOf(created, 422)),
				...(await problemsOf(triggered, 422)),
			].map(({ pointer }) => pointer);
			expect(pointers).toEqual(["/data/attributes/url", "/url"]);
			for (const each of [url, url.replace(/^https:/i, "http:")]) {
				const { statusCode, error } = await receivers.post(
					each,
					{},
					"{}",
					signal,
				);
				expect([statusCode, error]).toEqual([null, NOT_ALLOWED]);
			}
			expect(listener.takeConnections()).toBe(0);
		},
	);

	it.each(
		LOOPBACK_URLS.filter(([what]) => hasIpv6 || !/IPv6|unspec/.test(what)),
	)(
		"only its target is the reason: with all networks open, %s reaches the listener",
		async (_what, written) => {
			const all = new BlockList();
			all.addSubnet("0.0.0.0", 0, "ipv4");
			all.addSubnet("::", 0, "ipv6");
			const careless = open(all);
			const url = atPort(written);
			expect(await careless.refusal(url)).toBeUndefined();
			await careless.post(url, {}, "{}", signal);
			await careless.close();
			expect(listener.takeConnections()).toBeGreaterThan(0);
		},
	);
});

describe("a name that resolves to a public address first and to loopback later", () => {
	const url = () => atPort("https://changing.test:PORT/");

	it("can be registered as a receiver, and a delivery to it reaches nothing", async () => {
		expect((await create(url())).status).toBe(201);
		const answer = await receivers.post(url(), {}, "{}", signal);
		expect(answer).toMatchObject({ statusCode: null, error: NOT_ALLOWED });
		expect(listener.takeConnections()).toBe(0);
	});

	it("reaches nothing when it changes within one trigger", async () => {
		const reply = await trigger(url());
		expect(reply.status).toBe(200);
		expect(await reply.json()).toMatchObject({
			succeeded: false,
			error: NOT_ALLOWED,
			status_code: null,
			response_headers: null,
			response_body: null,
		});
		expect(listener.takeConnections()).toBe(0);
	});
});

describe("a receiver in a network that the operator has opened", () => {
	it.each([301, 302, 303, 307, 308])(
		"leads to no other address when it redirects to loopback with %i",
		async (status) => {
			const allowed = new BlockList();
			const target = atPort("https://127.0.0.1:PORT/");
			const redirecting = createHttpServer((_request, response) => {
				response.writeHead(status, { location: target }).end();
			}).listen(0, "127.0.0.1");
			await once(redirecting, "listening");
			const { port } = redirecting.address() as AddressInfo;
			const url = `http://127.0.0.1:${port}/`;
			allowed.addAddress("127.0.0.1");
			const way = open(allowed);
			const answer = await way.post(url, {}, "{}", signal);
			expect(answer).toMatchObject({
				statusCode: status,
				headers: { location: target },
			});
			expect(listener.takeConnections()).toBe(0);
			await way.close();
			redirecting.close();
		},
	);
});

it("gives the same error for a forbidden address with and without a listener", async () => {
	const url = atPort("https://127.0.0.1:PORT/");
	const closed = await receivers.post("https://127.0.0.1/", {}, "{}", signal);
	const listening = await receivers.post(url, {}, "{}", signal);
	expect({ ...listening, durationMs: 0 }).toEqual({ ...closed, durationMs: 0 });
	expect(await receivers.refusal(url)).toBe(
		await receivers.refusal("https://127.0.0.1/"),
	);
});
