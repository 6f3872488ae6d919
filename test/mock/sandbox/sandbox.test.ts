import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createLandfallClient } from "../../../client/index.ts";
import description from "../../../generated/sandbox.json" with { type: "json" };
import type { Sandbox } from "../../../generated/sandbox.ts";
import { startReceiver } from "../../../mock/receiver/receiver.ts";
import {
	SANDBOX_KEY,
	SANDBOX_START,
	startSandbox,
} from "../../../mock/sandbox/sandbox.ts";
import { runScript } from "../../support/installation/landfall-process.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { eventually } from "../../support/time/eventually.ts";

const ajv = new Ajv2020();
addFormats.default(ajv);
ajv.addKeyword("components");
const isSandbox = ajv.compile({
	...description.components.schemas.Sandbox,
	components: description.components,
});

async function open() {
	const log = pino({ level: "silent" });
	const sandbox = await startSandbox({ log });
	const landfall = createLandfallClient({
		baseUrl: sandbox.url,
		apiKey: SANDBOX_KEY,
	});
	return { ...sandbox, landfall, close: () => sandbox.stop() };
}

const sandbox = await openForFile(open);
const { landfall } = sandbox;

async function ask(path: string, body?: object, base = sandbox.controlUrl) {
	const response = await fetch(base + path, {
		headers: {
			authorization: `Token ${SANDBOX_KEY}`,
			"content-type": "application/json",
		},
		...(body && { method: "POST", body: JSON.stringify(body) }),
	});
	const reply: unknown = await response.json();
	return { status: response.status, reply };
}

/** Sends a request that must succeed, and returns the state of the sandbox. */
async function change(path: string, body: object, base?: string) {
	const { status, reply } = await ask(path, body, base);
	expect(status, JSON.stringify(reply)).toBe(200);
	expect(isSandbox(reply), JSON.stringify(isSandbox.errors)).toBe(true);
	return reply as Sandbox;
}

/** All records of the account, without their ids, which are new at each start. */
async function worldOf(client: typeof landfall): Promise<string> {
	const records: object[] = [];
	for await (const { type, attributes } of client.trackingRequests.list())
		records.push([type, attributes]);
	for await (const { type, attributes } of client.shipments.list())
		records.push([type, attributes]);
	const containers = client.containers.list({ include: ["transport_events"] });
	for await (const { attributes, transport_events: events } of containers)
		records.push([attributes, events.map((event) => event.attributes)]);
	return JSON.stringify(records.map((one) => JSON.stringify(one)).sort());
}

describe("a sandbox", () => {
	it("begins at the same time with the numbers of the README, and has the same world at each start", async () => {
		const { reply } = await ask("");
		expect(reply).toEqual({ now: SANDBOX_START, faults: {} });
		const second = await open();
		try {
			for (const { controlUrl } of [sandbox, second])
				await change("/advance", { hours: 6 }, controlUrl);
			const world = await worldOf(landfall);
			expect(world).toContain("MAEU260710175");
			expect(await worldOf(second.landfall)).toBe(world);
		} finally {
			await second.close();
		}
	});

	it("notifies a webhook on this machine while time moves", async () => {
		const receiver = await startReceiver({ onDelivery() {} });
		try {
			const { data: webhook } = await landfall.createWebhook({
				data: {
					type: "webhook",
					attributes: { url: receiver.url, active: true },
				},
			});
			receiver.trust(webhook.attributes.secret);
			const { data: request } = await landfall.createTrackingRequest({
				data: {
					type: "tracking_request",
					attributes: {
						request_type: "bill_of_lading",
						request_number: "MEDUPLAIN01",
						scac: "MSCU",
					},
				},
			});
			const tracked = await landfall.trackingRequests.waitUntilTracked(
				request.id,
			);
			expect(tracked.attributes.status).toBe("created");
			const before = await ask("");
			const { now } = await change("/advance", { until: "held" });
			expect(now > (before.reply as Sandbox).now).toBe(true);
			let held = 0;
			for await (const { attributes } of landfall.containers.list())
				held += attributes.holds_at_pod_terminal.length;
			expect(held).toBeGreaterThan(0);
			await eventually(
				"the receiver is told",
				() => receiver.totals.verified > 1,
			);
		} finally {
			await receiver.close();
		}
	});

	it("lets a line fail until its faults end", async () => {
		const { faults } = await change("/fault", {
			source: "CMDU",
			rates: { server_error: 1 },
		});
		expect(faults).toEqual({ CMDU: { server_error: 1 } });
		const { data: request } = await landfall.createTrackingRequest({
			data: {
				type: "tracking_request",
				attributes: {
					request_type: "bill_of_lading",
					request_number: "CMDUSHZ2610000",
					scac: "CMDU",
				},
			},
		});
		const stateOf = async () => {
			const { attributes } = await landfall.trackingRequests.get(request.id);
			return attributes;
		};
		await change("/advance", { hours: 1 });
		expect(await stateOf()).toMatchObject({
			status: "pending",
			is_retrying: true,
		});
		await change("/fault", { source: "CMDU", rates: {} });
		await change("/advance", { hours: 6 });
		expect(await stateOf()).toMatchObject({ status: "created" });
	});

	it.each([
		["/advance", {}, ""],
		["/advance", { hours: 1, to: "2026-08-01T00:00:00Z" }, ""],
		["/advance", { hours: 0 }, "/hours"],
		["/advance", { hours: 1, number: "MAEU260710175" }, "/number"],
		["/advance", { until: "heald" }, "/until"],
		["/advance", { until: "held", number: "MAEU26071017" }, "/number"],
		["/advance", { huors: 1 }, "/huors"],
		["/advance", { to: "2026-01-01T00:00:00Z" }, "/to"],
		["/advance", { to: "tomorrow" }, "/to"],
		["/fault", { source: "MAEU" }, "/rates"],
		[
			"/fault",
			{ source: "MAEU", rates: { server_error: 2 } },
			"/rates/server_error",
		],
		["/fault", { source: "NONE", rates: {} }, "/source"],
		["/fault", { source: "MAEU", rates: { server_eror: 1 } }, "/rates"],
	])("refuses %s %j with 422 and its place", async (path, body, pointer) => {
		const { status, reply } = await ask(path, body);
		expect(status).toBe(422);
		const { errors } = reply as { errors: { source?: { pointer?: string } }[] };
		expect(errors[0]?.source?.pointer).toBe(pointer);
	});

	it.each([
		["DELETE", "", "GET, HEAD"],
		["GET", "/advance", "POST"],
		["PUT", "/fault", "POST"],
	])(
		"refuses %s %s with 405, which names %s",
		async (method, path, allowed) => {
			const headers = { authorization: `Token ${SANDBOX_KEY}` };
			const refused = await fetch(`${sandbox.controlUrl}${path}`, {
				method,
				headers,
			});
			expect(refused.status).toBe(405);
			expect(refused.headers.get("allow")).toBe(allowed);
		},
	);

	it("names its options when another program has its port", async () => {
		const { port } = new URL(sandbox.url);
		const ended = await runScript("mock/sandbox/main.ts", ["--port", port]);
		expect(ended.code).toBe(1);
		expect(ended.stderr).toContain(
			`--host and --port name 127.0.0.1:${port}, which cannot be listened on: EADDRINUSE`,
		);
	});

	it("serves its own contract, and requires its key", async () => {
		const { reply } = await ask("/openapi.json");
		expect(reply).toEqual(description);
		expect((await fetch(sandbox.controlUrl)).status).toBe(401);
	});
});
