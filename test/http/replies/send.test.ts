import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { describe, expect, it, onTestFinished } from "vitest";
import { sendText } from "../../../server/http/replies/send.ts";

type Body = string | readonly string[];

/** Serves a body and requests it; `own` are headers that the operation sets. */
async function sent(
	body: Body,
	{ status = 200, own = {} }: { status?: number; own?: object } = {},
) {
	const app = express();
	app.use((request, response) => {
		response.set(own);
		void sendText(request, response, status, "application/x-text", body);
	});
	const server = createServer(app).listen(0, "127.0.0.1");
	onTestFinished(() => void server.close());
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return (init?: RequestInit) => fetch(`http://127.0.0.1:${port}/`, init);
}

describe.each<[string, Body]>([
	["a short text", "Zürich 🚢"],
	["a text of ASCII", "plain"],
	["a long text", "Zürich 🚢".repeat(40_000)],
	["a text in parts", ["Zürich ", "🚢", "x".repeat(100_000)]],
])("%s", (_, body) => {
	const text = [body].flat().join("");

	it("is sent with its type, its length and an entity tag", async () => {
		const ask = await sent(body);
		const { status, headers, ...reply } = await ask().then(async (first) => ({
			...{ status: first.status, headers: first.headers },
			text: await first.text(),
		}));
		expect(status).toBe(200);
		expect(reply.text).toBe(text);
		expect(headers.get("content-type")).toBe("application/x-text");
		expect(headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
		expect(headers.get("cache-control")).toBe("private, no-cache");
		const tag = headers.get("etag") ?? "";
		const again = await ask({ headers: { "if-none-match": tag } });
		expect(again.status).toBe(304);
		expect(again.headers.get("etag")).toBe(tag);
		expect(again.headers.has("content-type")).toBe(false);
		expect(await again.text()).toBe("");
	});

	it("has another entity tag when only its last letter is another", async () => {
		const texts = [body].flat();
		const last = texts.pop() ?? "";
		const others = [...texts, `${last.slice(0, -1)}!`];
		const [ask, askOther] = [
			await sent(body),
			await sent(typeof body === "string" ? others.join("") : others),
		];
		const { headers } = await ask();
		const tag = headers.get("etag") ?? "";
		const other = await askOther({ headers: { "if-none-match": tag } });
		expect(other.status).toBe(200);
		expect(other.headers.get("etag")).not.toBe(tag);
	});

	it("keeps the tag and the cache time that the operation sets", async () => {
		const own = { etag: '"own"', "cache-control": "max-age=1" };
		const ask = await sent(body, { own });
		const { headers } = await ask();
		expect(headers.get("etag")).toBe('"own"');
		expect(headers.get("cache-control")).toBe("max-age=1");
		const known = { headers: { "if-none-match": '"own"' } };
		expect((await ask(known)).status).toBe(304);
	});

	it.each([
		["POST", 200],
		["GET", 201],
	])("has no tag as an answer to %s with %i", async (method, status) => {
		const ask = await sent(body, { status });
		const reply = await ask({ method, headers: { "if-none-match": "*" } });
		expect(reply.status).toBe(status);
		expect(reply.headers.has("etag")).toBe(false);
		expect(reply.headers.has("cache-control")).toBe(false);
		expect(await reply.text()).toBe(text);
	});
});
