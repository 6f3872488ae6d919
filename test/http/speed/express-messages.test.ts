import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { expressMessages } from "../../../server/http/speed/express-messages.ts";

test("requests and responses have Express's prototypes from the start, with all that Express adds", async () => {
	const app = express();
	const messages = expressMessages(app);
	app.use((request, response) => {
		response.json({
			isBornSo:
				Object.getPrototypeOf(request) === messages.IncomingMessage.prototype &&
				Object.getPrototypeOf(response) === messages.ServerResponse.prototype,
			query: request.query,
			hasApp: request.app === app && response.app === app,
		});
	});
	const server = createServer(messages, app).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const reply = await fetch(`http://127.0.0.1:${port}/?page=2`);
	expect(await reply.json()).toEqual({
		isBornSo: true,
		query: { page: "2" },
		hasApp: true,
	});
});
