import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { verifyWebhook } from "../../../client/webhooks.ts";
import type {
	EventName,
	WebhookTriggerResult,
} from "../../../generated/openapi.ts";
import { closedContract } from "../../../server/http/contract/closed-contract.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { eventCatalogue } from "../../../server/resources/account-events/event-catalogue.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { type Receiver, startReceiver } from "../../support/peers/receiver.ts";
import { REFUSED_URLS } from "../../support/records/refused-urls.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const EVENTS = eventCatalogue(loadContract().document);
const SECRET = "whsec_raEq1aBMskjiWwDBjAoiW0JzLNFEbdczc+8GMCRGGSo=";
let receiver: Receiver | undefined;

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const closed = await openForFile(startTestLandfall, {
	env: { WEBHOOK_ALLOW: "" },
	isWorking: false,
});
afterEach(async () => {
	await receiver?.close();
	receiver = undefined;
});

function post(body: object, tenant = landfall) {
	return tenant.send("POST", "/webhooks/trigger", body);
}

async function trigger(wanted: {
	url: string;
	event?: EventName;
	secret?: string;
}): Promise<WebhookTriggerResult> {
	const reply = await post({ event: "container.created", ...wanted });
	expect(reply.status).toBe(200);
	return (await reply.json()) as WebhookTriggerResult;
}

describe("POST /webhooks/trigger", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/webhooks/trigger",
		body: { url: "http://127.0.0.1:9/hooks", event: "container.created" },
	});

	it("answers 200 with the exact request and the exact answer", async () => {
		receiver = await startReceiver((response) => {
			response.writeHead(201, { "x-erp": "7" });
			response.end("taken");
		});
		const { url } = receiver;
		const event = "container.transport.vessel_arrived";
		const reply = await post({ url, event, secret: SECRET });
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/json");
		expectCommonHeaders(reply);
		const [received] = receiver.received;
		const result = (await reply.json()) as WebhookTriggerResult;
		expect(result).toEqual({
			url,
			succeeded: true,
			error: null,
			status_code: 201,
			request_headers: expect.any(Object),
			request_body: received?.body,
			response_headers: expect.objectContaining({ "x-erp": "7" }),
			response_body: "taken",
		});
		expect(received?.headers).toMatchObject(result.request_headers);
		expect(received?.headers["content-type"]).toBe("application/json");
	});

	it.each([...EVENTS.values()])(
		"delivers the contract's sample of $name, signed",
		async ({ name: event, sample }) => {
			receiver = await startReceiver();
			await trigger({ url: receiver.url, event, secret: SECRET });
			const [received] = receiver.received;
			const { body = "", headers = {} } = received ?? {};
			expect(await verifyWebhook(body, headers, SECRET)).toEqual(sample);
			expect(
				await verifyWebhook(
					body,
					{ "x-t49-webhook-signature": headers["x-t49-webhook-signature"] },
					SECRET,
					{ allowHexSignature: true },
				),
			).toEqual(sample);
		},
	);

	it("has a sample of every event that webhooks can subscribe to", () => {
		const { EventName: names } = closedContract(loadContract().document)
			.components.schemas as {
			EventName: { enum: string[] };
		};
		expect([...EVENTS.keys()].sort()).toEqual([...names.enum].sort());
	});

	it("sends the sample unsigned when no secret is given", async () => {
		receiver = await startReceiver();
		const result = await trigger({ url: receiver.url });
		const names = Object.keys(receiver.received[0]?.headers ?? {});
		expect(names.filter((name) => name.includes("signature"))).toEqual([]);
		expect(Object.keys(result.request_headers)).not.toContain(
			"webhook-signature",
		);
	});

	it("signs with a secret of any form", async () => {
		receiver = await startReceiver();
		const secret = "correct horse battery staple";
		await trigger({ url: receiver.url, secret });
		const [received] = receiver.received;
		const { body = "", headers = {} } = received ?? {};
		const event = await verifyWebhook(body, headers, secret);
		expect(event).toEqual(JSON.parse(body));
	});

	it.each([200, 201, 202, 204])(
		"counts %i as an acknowledgement",
		async (status) => {
			receiver = await startReceiver((response) => {
				response.statusCode = status;
				response.end();
			});
			expect(await trigger({ url: receiver.url })).toMatchObject({
				succeeded: true,
				error: null,
				status_code: status,
			});
		},
	);

	it.each([203, 205, 304, 400, 401, 404, 410, 429, 500, 503])(
		"counts %i as a failure and reports it",
		async (status) => {
			receiver = await startReceiver((response) => {
				response.statusCode = status;
				response.end("no");
			});
			expect(await trigger({ url: receiver.url })).toMatchObject({
				succeeded: false,
				error: `the receiver answered ${status}`,
				status_code: status,
			});
		},
	);

	it.each([301, 302, 303, 307, 308])(
		"does not follow a redirect: %i",
		async (status) => {
			const target = await startReceiver();
			receiver = await startReceiver((response) => {
				response.writeHead(status, { location: target.url });
				response.end();
			});
			const result = await trigger({ url: receiver.url });
			expect(result.succeeded).toBe(false);
			expect(result.response_headers?.location).toBe(target.url);
			expect(target.received).toEqual([]);
			await target.close();
		},
	);

	it("keeps the first kilobyte of an answer of any length", async () => {
		receiver = await startReceiver((response) => {
			response.write("x".repeat(1_000));
			response.write("y".repeat(1_000_000));
			response.end();
		});
		const { response_body: body } = await trigger({ url: receiver.url });
		expect(body).toBe("x".repeat(1_000) + "y".repeat(24));
	});

	it("reports a refused connection", async () => {
		const server = createServer().listen(0, "127.0.0.1");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		server.close();
		await once(server, "close");
		expect(await trigger({ url: `http://127.0.0.1:${port}/` })).toMatchObject({
			succeeded: false,
			error: "the receiver refused the connection",
			status_code: null,
			response_headers: null,
			response_body: null,
		});
	});

	it.each([
		["hangs up", "", "the connection to the receiver failed"],
		[
			"does not speak HTTP",
			"220 smtp.example.com ready\r\n",
			"the receiver's answer is not valid HTTP",
		],
	])("reports that a receiver %s", async (_what, answer, error) => {
		const server = createServer((socket) => {
			socket.on("error", () => {});
			socket.once("data", () => socket.end(answer));
		}).listen(0, "127.0.0.1");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		expect(await trigger({ url: `http://127.0.0.1:${port}/` })).toMatchObject({
			succeeded: false,
			error,
			status_code: null,
		});
		server.close();
		await once(server, "close");
	});

	it.each(REFUSED_URLS)(
		"answers 422 to a URL with %s and sends nothing",
		async (_what, url) => {
			const reply = await post({ url, event: "container.created" }, closed);
			expect(await problemsOf(reply, 422)).toEqual([
				{ code: "invalid", pointer: "/url" },
			]);
		},
	);

	it("names a refused URL beside what breaks the contract", async () => {
		const wrong = { url: "https://10.0.0.1/", event: "container.sunk" };
		expect(await problemsOf(await post(wrong, closed), 422)).toEqual([
			{ code: "not_allowed", pointer: "/event" },
			{ code: "invalid", pointer: "/url" },
		]);
	});

	it("answers 422 to every missing and wrongly typed member at once", async () => {
		const reply = await post({ event: "container.sunk", secret: 7, to: "me" });
		const problems = await problemsOf(reply, 422);
		expect(
			problems.map(({ pointer, code }) => `${pointer} ${code}`).sort(),
		).toEqual(["/event not_allowed", "/secret wrong_type", "/url blank"]);
	});

	it.each([
		["a blank event", { event: "" }, "/event", "blank"],
		["an unknown event", { event: "container.sunk" }, "/event", "not_allowed"],
		[
			"an event in capitals",
			{ event: "CONTAINER.CREATED" },
			"/event",
			"not_allowed",
		],
		["a blank secret", { secret: "" }, "/secret", "blank"],
		["an overlong secret", { secret: "x".repeat(256) }, "/secret", "invalid"],
	])("answers 422 to %s", async (_what, wrong, pointer, code) => {
		const reply = await post({
			url: "https://93.184.215.14/",
			event: "container.created",
			...wrong,
		});
		expect(await problemsOf(reply, 422)).toEqual([{ code, pointer }]);
	});
});
