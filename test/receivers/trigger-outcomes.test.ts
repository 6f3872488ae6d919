import { once } from "node:events";
import { createServer as createTlsServer } from "node:https";
import {
	type AddressInfo,
	BlockList,
	createServer,
	type Server,
} from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { WebhookTriggerResult } from "../../generated/openapi.ts";
import { openReceivers } from "../../server/receivers/receivers.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	authority,
	type Certificate,
	selfSigned,
} from "../support/peers/certificate.ts";
import { startNameServer } from "../support/peers/name-server.ts";

const NAME = "erp.test";
const trusted = authority("Landfall test authority");
/** An installation with short limits, for tests of time-outs. */

const open: Server[] = [];

const names = await openForFile(startNameServer, (name) => {
	if (name === "silent.test") return undefined;
	return name.endsWith(NAME) ? ["127.0.0.1"] : [];
});
const allowed = new BlockList();
allowed.addSubnet("127.0.0.0", 8, "ipv4");
const options = {
	allowed,
	ports: [443],
	nameServers: [names.address],
	ca: trusted.cert,
};
const landfall = await openForFile(startTestLandfall, {
	isWorking: false,
	receivers: openReceivers(options),
});
const impatient = await openForFile(startTestLandfall, {
	isWorking: false,
	receivers: openReceivers({
		...options,
		lookupTimeoutMs: 100,
		totalTimeoutMs: 400,
	}),
});
afterEach(async () => {
	for (const server of open.splice(0)) {
		server.close();
		await once(server, "close");
	}
});

async function listen(server: Server): Promise<number> {
	const sockets = new Set<{ destroy(): void }>();
	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.on("error", () => {});
	});
	const close = server.close.bind(server);
	server.close = (callback) => {
		for (const socket of sockets) socket.destroy();
		return close(callback);
	};
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	open.push(server);
	return (server.address() as AddressInfo).port;
}

/** Starts a receiver with TLS that answers 200. */
function listenTls(certificate: Certificate): Promise<number> {
	const answer = createTlsServer(certificate, (request, response) => {
		request.resume();
		response.end(request.headers.host);
	});
	answer.on("tlsClientError", () => {});
	return listen(answer);
}

/** Starts a receiver that writes `text` to every connection. */
function listenRaw(text: string, ends = false): Promise<number> {
	return listen(
		createServer((socket) => {
			socket.once("data", () => (ends ? socket.end(text) : socket.write(text)));
		}),
	);
}

async function trigger(
	url: string,
	tenant = landfall,
): Promise<WebhookTriggerResult> {
	const reply = await tenant.send("POST", "/webhooks/trigger", {
		url,
		event: "container.created",
	});
	expect(reply.status).toBe(200);
	return (await reply.json()) as WebhookTriggerResult;
}

/** The error of a trigger without an answer. */
async function failureOf(
	url: string,
	tenant = landfall,
): Promise<string | null> {
	const sent = await trigger(url, tenant);
	const { request_body, request_headers, error, ...result } = sent;
	expect(result).toEqual({
		url,
		succeeded: false,
		status_code: null,
		response_headers: null,
		response_body: null,
	});
	expect(JSON.parse(request_body)).toHaveProperty("data.id");
	expect(request_headers).toHaveProperty("content-type", "application/json");
	return error;
}

describe("a trigger reports", () => {
	it("success, over TLS by name, with the certificate checked", async () => {
		const port = await listenTls(trusted.issue(NAME));
		expect(await trigger(`https://${NAME}:${port}/hooks`)).toMatchObject({
			succeeded: true,
			error: null,
			status_code: 200,
			response_body: `${NAME}:${port}`,
		});
	});

	it("a refusal", async () => {
		const port = await listenRaw("");
		open[0]?.close();
		expect(await failureOf(`https://${NAME}:${port}/`)).toBe(
			"the receiver refused the connection",
		);
		open.splice(0);
	});

	it("a name that does not exist", async () => {
		expect(await failureOf("https://unknown.test/")).toBe(
			"the receiver's name cannot be resolved",
		);
	});

	it("a name whose queries stay unanswered", async () => {
		expect(await failureOf("https://silent.test/", impatient)).toBe(
			"the receiver's name cannot be resolved",
		);
	});

	it.each([
		["answers nothing", ""],
		["answers half a line", "HTTP/1.1 20"],
		["never ends its headers", "HTTP/1.1 200 OK\r\nx: y\r\n"],
		["only says that it works on it", "HTTP/1.1 102 Processing\r\n\r\n"],
	])("a time-out, when the receiver %s", async (_what, text) => {
		const port = await listenRaw(text);
		expect(await failureOf(`http://127.0.0.1:${port}/`, impatient)).toBe(
			"the receiver did not answer in time",
		);
	});

	it("a time-out, when the receiver does not answer the TLS handshake", async () => {
		const port = await listenRaw("");
		expect(await failureOf(`https://127.0.0.1:${port}/`, impatient)).toBe(
			"the receiver did not answer in time",
		);
	});

	it.each<[string, () => Certificate]>([
		["is self-signed", () => selfSigned(NAME)],
		["is of an unknown authority", () => authority("Nobody").issue(NAME)],
		["is for another name", () => trusted.issue("other.test")],
		[
			"has expired",
			() =>
				trusted.issue(NAME, ["2020-01-01T00:00:00Z", "2021-01-01T00:00:00Z"]),
		],
		[
			"is not valid yet",
			() =>
				trusted.issue(NAME, ["2110-01-01T00:00:00Z", "2120-01-01T00:00:00Z"]),
		],
	])(
		"a failure of TLS, when the certificate %s",
		async (_what, certificate) => {
			const port = await listenTls(certificate());
			expect(await failureOf(`https://${NAME}:${port}/`)).toBe(
				"the receiver's TLS certificate is not valid",
			);
		},
	);

	it("a failure of TLS, when the receiver has no TLS", async () => {
		const port = await listenRaw("HTTP/1.1 400 Bad Request\r\n\r\n", true);
		expect(await failureOf(`https://${NAME}:${port}/`)).toBe(
			"the TLS handshake with the receiver failed",
		);
	});

	it.each([
		["hangs up", ""],
		["changes the protocol", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
	])("a failed connection, when the receiver %s", async (_what, text) => {
		const port = await listenRaw(text, true);
		expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe(
			"the connection to the receiver failed",
		);
	});

	it.each([
		["does not speak HTTP", "220 smtp.example.com ready\r\n"],
		["answers 999", "HTTP/1.1 999 Denied\r\ncontent-length: 0\r\n\r\n"],
		["answers 600", "HTTP/1.1 600 Odd\r\n\r\nbody"],
		["answers 099", "HTTP/1.1 099 Early\r\ncontent-length: 0\r\n\r\n"],
		["answers 000", "HTTP/1.1 000 None\r\n\r\n"],
		[
			"sends a length that is not a number",
			"HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
		],
	])("an invalid answer, when the receiver %s", async (_what, text) => {
		const port = await listenRaw(text, true);
		expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe(
			"the receiver's answer is not valid HTTP",
		);
	});

	it("a refusal, when the receiver answers with the last status of HTTP", async () => {
		const text = "HTTP/1.1 599 Odd\r\ncontent-length: 0\r\n\r\n";
		const port = await listenRaw(text, true);
		expect(await trigger(`http://127.0.0.1:${port}/`)).toMatchObject({
			...{ succeeded: false, status_code: 599 },
		});
	});

	it("a too large answer, when the receiver sends many headers", async () => {
		const large = `x: ${"y".repeat(20_000)}`;
		const port = await listenRaw(`HTTP/1.1 200 OK\r\n${large}\r\n\r\n`, true);
		expect(await failureOf(`http://127.0.0.1:${port}/`)).toBe(
			"the headers of the receiver's answer are too large",
		);
	});

	it.each([
		["never ends", "content-length: 9\r\n\r\n", "Grüß", "Grüß"],
		["breaks off", "content-length: 9\r\n\r\n", "abc", "abc"],
		["goes on for ever", "\r\n", "z".repeat(99_999), "z".repeat(1_024)],
		[
			"is cut within a letter",
			"\r\n",
			`${"z".repeat(1_023)}ü`,
			"z".repeat(1_023),
		],
		["is compressed", "content-encoding: gzip\r\n\r\n", "abc", "abc"],
	])(
		"success by the status alone, when the body that follows %s",
		async (what, headers, body, want) => {
			const text = `HTTP/1.1 202 Accepted\r\n${headers}${body}`;
			const port = await listenRaw(text, what === "breaks off");
			const url = `http://127.0.0.1:${port}/`;
			expect(await trigger(url, impatient)).toMatchObject({
				succeeded: true,
				error: null,
				status_code: 202,
				response_body: want,
			});
		},
	);
});
