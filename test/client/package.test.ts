import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	BUDGETS,
	bundleForBrowsers,
	compressedSize,
} from "../../client/build/entry-size.ts";
import type * as Landfall from "../../client/index.ts";
import type * as Webhooks from "../../client/webhooks.ts";
import { CHROMIUM, startChromium } from "../map-page/chromium.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { apiPeer, errors, shipmentExample } from "./api-peer.ts";
import {
	examplesEnv,
	execute,
	installPacked,
	notification,
	ROOT,
	runtimes,
	SECRET,
	writePrograms,
} from "./packed-client.ts";
import { runInPage } from "./run-in-page.ts";
import { startThreeApis, type ThreeApis } from "./three-apis.ts";

/** The output of the examples. The mock stores nothing, so a number can be tracked there again. */
const EXAMPLES_OUTPUT = {
	mock: /^MSDU7318267 [\s\S]*^container\.created$/m,
	sandbox: /^It is tracked already\.$[\s\S]*^container\.created$/m,
	server: /^It is tracked already\.$[\s\S]*^container\.created$/m,
} as const;

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
	const compiler = join(ROOT, "node_modules/typescript-7/bin/tsc");
	await writePrograms(project);
	await execute(process.execPath, [compiler, "--init"], project);
	await execute(process.execPath, [compiler, "--pretty", "false"], project);
	expect(existsSync(join(project, "examples.mjs"))).toBe(true);
});

describe("runs its examples", () => {
	let apis: ThreeApis;
	beforeAll(async () => {
		apis = await startThreeApis();
	});
	afterAll(async () => {
		for (const { close } of Object.values(apis)) await close();
	});

	it("in Node against mock, sandbox and server", async () => {
		for (const [name, api] of Object.entries(apis)) {
			const args = ["examples.mjs"];
			const env = examplesEnv(api);
			const output = await execute(process.execPath, args, project, env);
			expect(output, name).toMatch(EXAMPLES_OUTPUT[name as keyof ThreeApis]);
		}
	});

	// The Node that the machine has beside this one.
	it.each(runtimes().slice(1))("in %s", async (node) => {
		const env = examplesEnv(apis.server, 1);
		const output = await execute(node, ["examples.mjs"], project, env);
		expect(output).toMatch(EXAMPLES_OUTPUT.server);
	});

	it.skipIf(!CHROMIUM)(
		"bundled, in Chromium, against mock, sandbox and server",
		async () => {
			const script = await bundleForBrowsers(
				join(project, "examples.mjs"),
				join(ROOT, "node_modules"),
			);
			const browser = await startChromium();
			for (const [name, api] of Object.entries(apis)) {
				const output = await runInPage(browser, script, examplesEnv(api, 2));
				expect(output, name).toMatch(EXAMPLES_OUTPUT[name as keyof ThreeApis]);
			}
			await browser.close();
		},
	);
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
