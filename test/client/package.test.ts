import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, it } from "vitest";
import {
	BUDGETS,
	bundleForBrowsers,
	compressedSize,
} from "../../client/build/entry-size.ts";
import type * as Landfall from "../../client/index.ts";
import type * as Webhooks from "../../client/webhooks.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { apiPeer, errors, shipmentExample } from "./api-peer.ts";
import {
	compilePrograms,
	installPacked,
	notification,
	ROOT,
	SECRET,
} from "./packed-client.ts";

/** The globals that browsers and servers share; nothing of Node. */
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

const folder = await openForFile(temporaryFolder);
const project = join(folder.path, "project");
const installed = await installPacked(project);

const bundle = (entry: string, format?: "iife") =>
	bundleForBrowsers(join(installed, entry), join(ROOT, "node_modules"), format);

/** The exports of an entry, loaded where only the globals of the web exist. */
async function loadInBrowser<Exports>(entry: string): Promise<Exports> {
	const context = createContext({ ...WEB_GLOBALS });
	// The bundle declares the one variable that is read here.
	return runInContext(`${await bundle(entry, "iife")}; landfall`, context);
}

it.each(Object.entries(BUDGETS))(
	"%s uses nothing of Node, and has at most %i bytes",
	async (entry, budget) => {
		const script = await bundle(entry);
		expect(script).not.toMatch(/node:|\brequire\(|\bBuffer\b/);
		const size = await compressedSize(
			join(installed, entry),
			join(ROOT, "node_modules"),
		);
		expect(size).toBeGreaterThan(1_000);
		expect(size).toBeLessThanOrEqual(budget);
	},
);

it("has each file that its manifest names, and source maps with their sources", () => {
	const read = (path: string) =>
		JSON.parse(readFileSync(join(installed, path), "utf8"));
	const { exports, version } = read("package.json");
	expect(version).toBe(
		JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).version,
	);
	for (const path of [
		...Object.values(exports["."]),
		...Object.values(exports["./webhooks"]),
		"LICENSE",
		"README.md",
	])
		expect(existsSync(join(installed, String(path))), String(path)).toBe(true);
	expect(read("client/index.js.map").sourcesContent[0]).toContain("export");
});

// The campaign compiles them with TypeScript 5.
it("compiles its examples with the settings of `tsc --init`, and rejects each wrong use", async () => {
	await compilePrograms(project);
	expect(existsSync(join(project, "examples.mjs"))).toBe(true);
});

it("reads records over several pages, and errors, in a browser", async () => {
	const { createLandfallClient, NotFoundError, resolveIncluded } =
		await loadInBrowser<typeof Landfall>("client/index.js");
	const peer = await apiPeer(({ url }) => {
		if (url.startsWith("/v2/containers")) {
			return errors(404, [{ title: "Not Found" }]);
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
	await expect(client.getContainer("c1")).rejects.toBeInstanceOf(NotFoundError);
	expect(
		resolveIncluded(shipmentExample).many(
			shipmentExample.data.relationships.containers,
		).length,
	).toBeGreaterThan(0);
});

it("verifies a webhook in a browser", async () => {
	const { rawBody, headers } = notification();
	const { verifyWebhook } =
		await loadInBrowser<typeof Webhooks>("client/webhooks.js");
	expect(await verifyWebhook(rawBody, headers, SECRET)).toEqual(
		JSON.parse(rawBody),
	);
	await expect(
		verifyWebhook(`${rawBody} `, headers, SECRET),
	).rejects.toMatchObject({ reason: "wrong_signature" });
});

it("lets type checkers read the types of the Python package, by the marker of PEP 561", () => {
	expect(existsSync(join(ROOT, "client/python/landfall_client/py.typed"))).toBe(
		true,
	);
});
