import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { readBehaviour } from "../../../mock/receiver/behaviour.ts";
import { startReceiver } from "../../../mock/receiver/receiver.ts";
import { register } from "../../../mock/receiver/registration.ts";
import { START_LIMIT_MS } from "../../../mock/start-limit.ts";
import { runScript } from "../../support/installation/landfall-process.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { eventually } from "../../support/time/eventually.ts";
import { COMPILE_CACHE } from "../../support/vitest/compile-cache.ts";
import { SECRET, send } from "./sender.ts";

const SCRIPT = "mock/receiver/main.ts";
const landfall = await openForFile(startTestLandfall);

function runReceiver(...args: readonly string[]) {
	const child = spawn(process.execPath, [SCRIPT, "--port", "0", ...args], {
		env: COMPILE_CACHE,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let shown = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream.on("data", (chunk: Buffer) => {
			shown += chunk.toString();
		});
	}
	const printed = text(child.stdout);
	const closed = once(child, "close");
	return {
		/** The first group of the pattern as soon as the output has it. */
		untilShown: (pattern: RegExp) =>
			eventually(
				String(pattern),
				() => {
					if (child.exitCode !== null) throw new Error(shown);
					const found = pattern.exec(shown);
					return found !== null && (found[1] ?? found[0]);
				},
				START_LIMIT_MS,
			),
		interrupt: () => child.kill("SIGINT"),
		async end(signal: NodeJS.Signals = "SIGINT") {
			child.kill(signal);
			await closed;
			return { code: child.exitCode, shown, printed: await printed };
		},
	};
}

const REGISTRATION = { events: undefined, url: undefined };
const URL_SHOWN = /receiver +(http:\S+)/;

async function webhooks() {
	const list = await landfall.client.raw.GET("/webhooks");
	return list.data?.data;
}

describe.concurrent("the receiver", () => {
	test("prints a plain line for each delivery, and the totals at the end", async () => {
		const receiver = runReceiver("--secret", SECRET);
		const url = await receiver.untilShown(URL_SHOWN);
		await send(url, { id: "a", sequence: 4 });
		await send(url, { id: "a", sequence: 4 });
		await send(url, { id: "b", sequence: 3 });
		await send(url, { change: (_, body) => `${body} ` });
		const { code, shown } = await receiver.end("SIGTERM");

		expect(code).toBe(0);
		const line = String.raw`\d\d:\d\d:\d\d\.\d{3}  MSDU7318267 +#\d  container\.transport\.vessel_arrived +`;
		expect(shown).toMatch(new RegExp(`\n✓ ${line}verified, new\n`));
		expect(shown).toMatch(new RegExp(`\n✓ ${line}verified, duplicate 2\n`));
		expect(shown).toMatch(
			new RegExp(`\n✓ ${line}verified, new, out of order\n`),
		);
		expect(shown).toMatch(new RegExp(`\n✗ ${line}refused: wrong_signature\n`));
		expect(shown).toMatch(
			/\n4 deliveries · 3 verified · refused: 1 wrong_signature · 2 notifications, 2 of them taken · 1 duplicates · 1 out of order · 0 failed on purpose\n$/,
		);
		expect(shown).not.toContain("\u001b");
	});

	test("prints only lines of JSON with --json", async () => {
		const receiver = runReceiver(
			...["--json", "--secret", SECRET, "--fail", "503", "--fail-first", "1"],
		);
		const url = await receiver.untilShown(URL_SHOWN);
		expect((await send(url, { sequence: 2 })).status).toBe(503);
		expect((await send(url, { sequence: 2 })).status).toBe(204);
		const { printed } = await receiver.end();

		const lines = printed.trim().split("\n");
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([
			{
				id: "first",
				event: "container.transport.vessel_arrived",
				number: "MSDU7318267",
				sequence: 2,
				verified: true,
				reason: null,
				attempt: 1,
				duplicate: false,
				out_of_order: false,
				fail: "503",
			},
			{ attempt: 2, duplicate: true, fail: null },
			{ totals: { deliveries: 2, verified: 2, notifications: 1, taken: 1 } },
		]);
	});

	test("shows that it has no secret yet", async () => {
		const receiver = runReceiver();
		await receiver.untilShown(/no secret/);
		expect((await receiver.end()).code).toBe(0);
	});

	test("explains invalid options and exits with 2", async () => {
		const wrong = ["--fail", "maybe"];
		const { code, stdout, stderr } = await runScript(SCRIPT, wrong);
		expect(stderr).toMatch(
			/^✗ fail must be a status .*\n\nReceives notifications/,
		);
		expect(stdout).toBe("");
		expect(code).toBe(2);
	});

	test("prints its usage", async () => {
		const { code, stdout } = await runScript(SCRIPT, ["--help"]);
		expect(stdout).toContain("--fail-share");
		expect(code).toBe(0);
	});

	test("reports that its port is taken", async () => {
		const { port } = new URL(landfall.url);
		const { code, stderr } = await runScript(SCRIPT, ["--port", port]);
		expect(stderr).toBe(
			"✗ That port is taken: choose another one with --port.\n",
		);
		expect(code).toBe(1);
	});
});

test.each([
	["500", "the receiver answered 500"],
	["redirect", "the receiver answered 307"],
	["close", "the connection to the receiver failed"],
	["slow:50", null],
	["big", null],
])(
	"Landfall records a receiver that fails by %s as: %s",
	async (fail, error) => {
		const receiver = await startReceiver({
			secrets: [SECRET],
			behaviour: readBehaviour({ fail }),
		});
		const result = await landfall.client.triggerWebhook({
			url: receiver.url,
			event: "document.extracted",
			secret: SECRET,
		});
		await receiver.close();
		expect(result).toMatchObject({ error, succeeded: error === null });
		expect(receiver.totals).toMatchObject({ verified: 1, failed: 1 });
	},
);

describe("the receiver that registers itself", () => {
	const registered = (...args: readonly string[]) =>
		runReceiver("--register", landfall.url, "--key", landfall.key, ...args);

	test("receives notifications, verifies them with its webhook's secret, and deletes the webhook at the end", async () => {
		const events = ["container.created", "container.transport.vessel_arrived"];
		const receiver = registered("--events", events.join());
		const id = await receiver.untilShown(/webhook +(\S+), for 2 events/);
		expect(await webhooks()).toMatchObject([
			{ id, attributes: { active: true, events } },
		]);
		await raiseEvents(
			landfall,
			landfall,
			"container.created",
			"container.updated",
		);
		await receiver.untilShown(/container\.created +verified, new/);
		const { code, shown } = await receiver.end();

		expect(code).toBe(0);
		expect(shown).toMatch(/\n1 deliveries · 1 verified · none refused/);
		expect(await webhooks()).toEqual([]);
	});

	test("prints the totals and deletes its webhook even when a signal comes twice, because npm forwards the terminal's signal", async () => {
		const receiver = registered();
		await receiver.untilShown(/webhook +(\S+),/);
		receiver.interrupt();
		// Two signals at the same moment would count as one. A timer may come late, when the receiver has ended.
		const firstAtMs = performance.now();
		while (performance.now() < firstAtMs + 1);
		const { code, shown } = await receiver.end();

		expect(shown).toMatch(/\n0 deliveries · .*\n$/);
		expect(code).toBe(0);
		expect(await webhooks()).toEqual([]);
	});

	test("prints the server's refusal, and leaves no webhook there", async () => {
		const { code, stderr } = await runScript(SCRIPT, [
			...["--port", "0", "--register", landfall.url, "--key", "wrong"],
		]);
		expect(stderr).toMatch(/^✗ .*API key is missing or not valid/);
		expect(code).toBe(1);

		const receiver = await startReceiver({ secrets: [] });
		const own = { ...REGISTRATION, api: landfall.url, apiKey: landfall.key };
		for (const [input, why] of [
			[{ events: ["container.sunk"] }, /container\.sunk|event/],
			[{ url: "http://10.0.0.1/hooks" }, /url|address/i],
		] as const) {
			const attempt = register(receiver, { ...own, ...input });
			await expect(attempt).rejects.toThrow(why);
		}
		await receiver.close();
		expect(await webhooks()).toEqual([]);
	});

	test("ends normally when its webhook is already deleted", async () => {
		const receiver = await startReceiver({ secrets: [] });
		const own = { ...REGISTRATION, api: landfall.url, apiKey: landfall.key };
		const { webhookId, eventCount, remove } = await register(receiver, own);
		expect(eventCount).toBe(43);
		await landfall.client.deleteWebhook(webhookId);
		await remove();
		await receiver.close();
	});

	test("names the webhook that it cannot delete when the server has ended", async () => {
		const server = await startTestLandfall();
		const receiver = runReceiver(
			...["--register", server.url, "--key", server.key],
		);
		const id = await receiver.untilShown(/webhook +(\S+),/);
		await server.stop();
		const { code, shown } = await receiver.end();
		expect(shown).toContain(`\n✗ Webhook ${id} is still there: `);
		expect(shown).toContain("\n0 deliveries · ");
		expect(code).toBe(1);
	});
});
