import { describe, expect, it } from "vitest";
import description from "../../../generated/sandbox.json" with { type: "json" };
import type { Sandbox } from "../../../generated/sandbox.ts";
import { startReceiver } from "../../../mock/receiver/receiver.ts";
import { SANDBOX_KEY } from "../../../mock/sandbox/sandbox.ts";
import { runScript } from "../../support/installation/landfall-process.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { eventually } from "../../support/time/eventually.ts";

import { startControlled } from "./controlled-sandbox.ts";

const sandbox = await openForFile(startControlled);
const { ask, change, landfall } = sandbox;

describe("a sandbox", () => {
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
