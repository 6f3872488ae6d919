import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { promisify } from "node:util";
import express, { type Response } from "express";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { httpServer } from "../../../server/http/http-server.ts";
import { sendText } from "../../../server/http/replies/send.ts";
import { unreadReplies } from "../../../server/http/replies/unread-replies.ts";
import { eventually } from "../../support/time/eventually.ts";

const { longestMs, mostBytes } = unreadReplies;

/** Sets the limits for a test. */
const limit = (limits: Partial<typeof unreadReplies>) =>
	Object.assign(unreadReplies, limits);
beforeEach(() => void limit({ longestMs, mostBytes }));
afterEach(() => void limit({ longestMs, mostBytes }));

/** Serves a reply. `ask` sends a request so many times, for an account, and reads nothing. */
async function serve(answer: (response: Response) => unknown) {
	const app = express();
	app.use((request, response) => {
		response.locals.account = { id: request.path };
		void answer(response);
	});
	const server = httpServer(app, () => false).listen(0, "127.0.0.1");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const ask = (account: string, times = 1) => {
		const socket = connect(port, "127.0.0.1");
		onTestFinished(() => void socket.destroy());
		socket.on("error", () => {});
		socket.pause();
		socket.write(`GET /${account} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times));
		return socket;
	};
	const connections = () => promisify(server.getConnections.bind(server))();
	return { ask, connections };
}

it.each([
	["a long reply", 20_000_000, 1],
	["short replies", 260_000, 33],
])(
	"a client that leaves %s unread for a minute is disconnected",
	async (_, length, times) => {
		expect(longestMs).toBe(60_000);
		limit({ longestMs: 100 });
		const body = "x".repeat(length);
		const { ask, connections } = await serve((response) =>
			sendText(response.req, response, 200, "text/plain", body),
		);
		await once(ask("a", times), "readable");
		await eventually(
			"it is disconnected",
			async () => (await connections()) === 0,
		);
	},
);

/** Begins replies of accounts, each with so many unread bytes, and returns which are disconnected. */
async function begin() {
	const begun: Response[] = [];
	const { ask } = await serve((response) => {
		begun.push(response);
		response.write("begun");
	});
	return async (account: string, bytes: number) => {
		const socket = ask(account);
		await once(socket, "readable");
		const response = begun.at(-1) as Response;
		const hold = (left: number) => unreadReplies.hold(response, left);
		hold(bytes);
		return { isOpen: () => !response.destroyed, hold, socket };
	};
}

it("when too many bytes are unread, the account with the most loses the reply that has waited longest", async () => {
	expect(mostBytes).toBe(128_000_000);
	limit({ mostBytes: 100 });
	const reply = await begin();
	const replies = [
		await reply("modest", 30),
		await reply("greedy", 35),
		await reply("greedy", 35),
	];
	const open = () => replies.map(({ isOpen }) => isOpen());
	expect(open()).toEqual([true, true, true]);
	replies.push(await reply("modest", 1));
	expect(open()).toEqual([true, false, true, true]);
	replies.push(await reply("greedy", 34));
	expect(open()).toEqual([true, false, true, true, true]);
	// Its client has read something, so the other one has waited longer.
	replies[2]?.hold(34);
	replies.push(await reply("new", 2));
	expect(open()).toEqual([true, false, true, true, false, true]);
});

it("what a client has read, and what a client that has left had not, counts no longer", async () => {
	limit({ mostBytes: 100 });
	const reply = await begin();
	const first = await reply("a", 60);
	first.hold(20);
	const second = await reply("a", 80);
	expect([first.isOpen(), second.isOpen()]).toEqual([true, true]);
	second.socket.destroy();
	await eventually("it is closed", () => !second.isOpen());
	const third = await reply("a", 80);
	expect([first.isOpen(), third.isOpen()]).toEqual([true, true]);
});
