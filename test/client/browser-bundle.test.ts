import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import type * as Landfall from "../../client/index.ts";
import { apiPeer, errors, shipmentExample } from "./api-peer.ts";

/** The part of Vite that is used here; Vite comes with vitest. */
interface Bundler {
	build(config: object): Promise<{ output: { code: string }[] }[]>;
}

/** What a browser and a server have in common; nothing of Node. */
const WEB_GLOBALS = {
	AbortController,
	AbortSignal,
	atob,
	clearTimeout,
	crypto,
	fetch,
	FormData,
	Headers,
	Request,
	Response,
	setTimeout,
	TextDecoder,
	TextEncoder,
	Uint8Array,
	ArrayBuffer,
	URL,
};

const vitest = createRequire(import.meta.resolve("vitest/package.json"));
const vite: Bundler = await import(pathToFileURL(vitest.resolve("vite")).href);
const [bundle] = await vite.build({
	configFile: false,
	logLevel: "silent",
	build: {
		write: false,
		lib: {
			entry: fileURLToPath(import.meta.resolve("../../client/index.ts")),
			formats: ["iife"],
			name: "landfall",
		},
	},
});
const code = bundle?.output[0]?.code ?? "";

/** The exports of the bundle, loaded where only the globals of the web exist. */
function loadInBrowser(): typeof Landfall {
	const context = createContext({ ...WEB_GLOBALS });
	// The bundle declares the one variable that is read here.
	return runInContext(`${code}; landfall`, context);
}

it("holds nothing of Node, and is small", () => {
	expect(code.length).toBeGreaterThan(1_000);
	expect(code).not.toMatch(/node:|\brequire\(|\bBuffer\b|__vite-browser/);
	expect(gzipSync(code).length).toBeLessThan(8_192);
});

it("reads records over pages, and errors, from the API", async () => {
	const { createLandfallClient, LandfallError, resolveIncluded } =
		loadInBrowser();
	const peer = await apiPeer(({ url }) => {
		if (url.startsWith("/v2/containers")) {
			return errors(401, [{ title: "Unauthorized" }]);
		}
		const next = url.includes("=2") ? {} : { next: "?page[number]=2" };
		return { body: { data: [shipmentExample.data], links: next } };
	});
	const client = createLandfallClient({ baseUrl: peer.baseUrl, apiKey: "k" });
	let count = 0;
	for await (const { type } of client.listShipments()) {
		expect(type).toBe("shipment");
		count++;
	}
	expect(count).toBe(2);
	await expect(client.getContainer("c1")).rejects.toBeInstanceOf(LandfallError);
	expect(
		resolveIncluded(shipmentExample).many(
			shipmentExample.data.relationships.containers,
		).length,
	).toBeGreaterThan(0);
});

it("verifies a webhook", async () => {
	const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw6n8kYv0qz1E=";
	const body = '{"data":{"type":"webhook_notification"}}';
	const now = new Date();
	const headers = {
		"webhook-id": "n1",
		"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
		"webhook-signature": new Webhook(secret).sign("n1", now, body),
	};
	const { verifyWebhook } = loadInBrowser();
	expect(await verifyWebhook(body, headers, secret)).toEqual(JSON.parse(body));
	await expect(
		verifyWebhook(`${body} `, headers, secret),
	).rejects.toMatchObject({ reason: "wrong_signature" });
});
