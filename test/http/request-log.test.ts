import { connect } from "node:net";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { openStream } from "../support/replies/read-stream.ts";
import { eventually } from "../support/time/eventually.ts";

let written = "";

const log = pino(
	{ level: "trace" },
	{
		write: (line: string) => {
			written += line;
		},
	},
);
const landfall = await openForFile(startTestLandfall, {
	log,
	isWorking: false,
});

const lineOf = (requestId: string) =>
	eventually("the line of the request", () =>
		written
			.split("\n")
			.filter((line) => line.includes(requestId))
			.map((line) => JSON.parse(line) as Record<string, unknown>)
			.find(({ msg }) => msg === "request"),
	);

const ask = (path: string, requestId: string) =>
	landfall.fetch(path, { headers: { "x-request-id": requestId } });

describe("a request's id", () => {
	it.each(["0c5f2b3e-1a2b", "trace_id.0123456789", "x".repeat(64)])(
		"is the client's own when it is well-formed: %s",
		async (id) => {
			const reply = await ask("/shipments", id);
			expect(reply.headers.get("x-request-id")).toBe(id);
		},
	);

	it.each([
		"short",
		"x".repeat(65),
		"with blank",
		"<script>alert</script>",
		'{"a":1}',
		"",
	])("is a new one when the client's is malformed: %j", async (id) => {
		const reply = await ask("/shipments", id);
		expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
	});
});

describe("the log", () => {
	it("has one line for each request: account, operation, status and duration", async () => {
		// Only the test moves the clock that measures durations.
		vi.useFakeTimers({ toFake: ["performance"], now: 60_000 });
		vi.advanceTimersByTime(1_000);
		await ask("/shipments/nowhere", "request-of-a-shipment");
		vi.useRealTimers();
		expect(await lineOf("request-of-a-shipment")).toMatchObject({
			accountId: landfall.account.id,
			operation: "getShipment",
			method: "GET",
			path: "/v2/shipments/nowhere",
			status: 404,
			ms: 0,
		});
	});

	it("logs a HEAD as HEAD, although it is handled like a GET", async () => {
		const id = "request-for-a-head";
		await landfall.fetch("/shipments", {
			method: "HEAD",
			headers: { "x-request-id": id },
		});
		expect(await lineOf(id)).toMatchObject({ method: "HEAD", status: 200 });
	});

	it("says when a client leaves before the end of its answer, except from a stream, which only the client ends", async () => {
		const { hostname, port, pathname } = new URL(landfall.url);
		const socket = connect({ host: hostname, port: Number(port) });
		const head =
			`POST ${pathname}/tracking_requests HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Token ${landfall.key}\r\n` +
			"content-type: application/json\r\ncontent-length: 99\r\nx-request-id: request-cut-off\r\n\r\n{";
		await new Promise((sent) => socket.write(head, sent));
		socket.destroy();
		expect(await lineOf("request-cut-off")).toMatchObject({ aborted: true });

		const headers = { "x-request-id": "request-of-a-stream" };
		vi.useFakeTimers({ toFake: ["performance"] });
		const stream = await openStream(landfall, "/events/stream", headers);
		vi.advanceTimersByTime(1_234.56);
		stream.leave();
		const line = await lineOf("request-of-a-stream");
		vi.useRealTimers();
		expect(line).toMatchObject({ status: 200, ms: 1_234.6 });
		expect(line).not.toHaveProperty("aborted");
	});

	it("contains no keys, no secrets and no requested numbers", async () => {
		const { attributes } = await registerWebhook(landfall);
		const id = "request-with-secrets";
		await ask(`/shipments?number=MEDUSECRET1&key=${landfall.key}`, id);
		await fetch(`${landfall.url}/shipments`, {
			headers: {
				authorization: "Token lf_mistyped",
				"x-request-id": `${id}-2`,
			},
		});
		await lineOf(`${id}-2`);
		for (const secret of [
			landfall.key,
			attributes.secret,
			"lf_mistyped",
			"MEDUSECRET1",
		]) {
			expect(written).not.toContain(secret);
		}
	});
});
