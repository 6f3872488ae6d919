import { once } from "node:events";
import {
	type AddressInfo,
	BlockList,
	createServer,
	type Server,
	type Socket,
} from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { openReceivers } from "../../server/receivers/receivers.ts";
import { openForFile } from "../support/open-for-file.ts";
import { authority } from "../support/peers/certificate.ts";
import { startNameServer } from "../support/peers/name-server.ts";

const { signal } = new AbortController();
const trusted = authority("Landfall test authority");
const allowed = new BlockList();
allowed.addSubnet("127.0.0.0", 8, "ipv4");
const names = await openForFile(startNameServer, () => ["127.0.0.1"]);
// Only the length of an answer can end it within the time limit of a test.
const receivers = await openForFile(async () =>
	openReceivers({
		allowed,
		ports: [443],
		nameServers: [names.address],
		ca: trusted.cert,
		totalTimeoutMs: 600_000,
	}),
);
const open: (Server | Socket)[] = [];
afterEach(() => {
	for (const one of open.splice(0))
		if ("close" in one) one.close();
		else one.destroy();
});

/** Answers a request with `start`, and then with `rest` again and again. */
function answerForEver(start: string, rest: string) {
	return (socket: Socket) => {
		open.push(socket);
		const more = () => {
			while (socket.writable && socket.write(rest));
		};
		socket.on("error", () => {}).on("drain", more);
		socket.once("data", () => {
			socket.write(start);
			more();
		});
	};
}

async function listen(server: Server): Promise<number> {
	open.push(server);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

const OK = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
const TOO_LONG = "the receiver's answer is too long";

describe.each<[what: string, start: string, rest: string]>([
	["interim answers", "", "HTTP/1.1 102 Processing\r\n\r\n".repeat(1_000)],
	["a reason phrase", "HTTP/1.1 200 ", "OK".repeat(10_000)],
	["blank lines", "", "\r\n".repeat(10_000)],
])("a receiver that answers with %s without end", (_, start, rest) => {
	it.each(["http", "https"])(
		"occupies no time over %s",
		async (scheme) => {
			const answer = answerForEver(start, rest);
			const port = await listen(
				scheme === "http"
					? createServer(answer)
					: createTlsServer(trusted.issue("erp.test"), answer),
			);
			const url = `${scheme}://erp.test:${port}/`;
			expect(await receivers.post(url, {}, "{}", signal)).toMatchObject({
				statusCode: null,
				error: TOO_LONG,
			});
		},
		10_000,
	);
});

it("sixteen interim answers are skipped, and more of them end the exchange", async () => {
	const interim = "HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n";
	const ask = async (text: string) => {
		const server = createServer((socket) => {
			open.push(socket);
			socket.once("data", () => socket.write(text));
		});
		const url = `http://127.0.0.1:${await listen(server)}/`;
		return receivers.post(url, {}, "{}", signal);
	};
	const last = "HTTP/1.1 204 No Content\r\n\r\n";
	expect(await ask(interim.repeat(16) + last)).toMatchObject({
		statusCode: 204,
	});
	expect(await ask(interim.repeat(17))).toMatchObject({ error: TOO_LONG });
}, 10_000);

it("the status counts when the extension of a chunk follows it without end", async () => {
	const answer = answerForEver(`${OK}1;`, "x".repeat(20_000));
	const url = `http://127.0.0.1:${await listen(createServer(answer))}/`;
	expect(await receivers.post(url, {}, "{}", signal)).toMatchObject({
		statusCode: 200,
		error: null,
	});
}, 10_000);
