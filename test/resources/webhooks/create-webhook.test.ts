import { describe, expect, it } from "vitest";
import type { WebhookDocument } from "../../../generated/openapi.ts";
import { closedContract } from "../../../server/http/contract/closed-contract.ts";
import { loadContract } from "../../../server/http/contract/contract.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { REFUSED_URLS } from "../../support/records/refused-urls.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const URL_OF_ERP = "https://93.184.215.14/landfall";
const { EventName } = closedContract(loadContract().document).components
	.schemas as {
	EventName: { enum: string[] };
};

const landfall = await openForFile(startTestLandfall, {
	env: { WEBHOOK_ALLOW: "" },
	isWorking: false,
});

const bodyOf = (attributes: object) => ({
	data: {
		type: "webhook",
		attributes: { url: URL_OF_ERP, active: true, ...attributes },
	},
});

function post(body: object) {
	return landfall.send("POST", "/webhooks", body);
}

const create = (attributes: object) => post(bodyOf(attributes));

describe("POST /webhooks", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/webhooks",
		body: bodyOf({}),
	});

	it("answers 201 with the webhook, its secret and its Location, and subscribes to all events without a list of events", async () => {
		const reply = await create({});
		expect(reply.status).toBe(201);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as WebhookDocument;
		const path = `/v2/webhooks/${data.id}`;
		expect(reply.headers.get("location")).toBe(path);
		expect(links).toEqual({ self: new URL(path, landfall.url).href });
		expect(data).toEqual({
			id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
			type: "webhook",
			attributes: {
				url: URL_OF_ERP,
				active: true,
				events: expect.arrayContaining(EventName.enum),
				secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
				previous_secret_until: null,
				headers: [],
				created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
				deactivated_at: null,
				deactivation_reason: null,
			},
		});
		expect(data.attributes.events).toHaveLength(EventName.enum.length);
	});

	it("creates a different secret for every webhook", async () => {
		const secrets = await Promise.all(
			Array.from({ length: 10 }, async () => {
				const { data } = (await (await create({})).json()) as WebhookDocument;
				return data.attributes.secret;
			}),
		);
		expect(new Set(secrets).size).toBe(10);
	});

	it("stores the submitted values", async () => {
		const wanted = {
			active: false,
			events: ["tracking_request.failed", "container.created"],
			headers: [
				{ name: "X-Warehouse", value: "los-angeles" },
				{ name: "Authorization", value: "Bearer of-the-receiver" },
				{ name: "X-Empty", value: "" },
			],
		};
		const { data } = (await (await create(wanted)).json()) as WebhookDocument;
		expect(data.attributes).toMatchObject(wanted);
	});

	it.each([["*"], ["container.created", "*"]])(
		"subscribes to all events when * is among them: %j",
		async (...events) => {
			const reply = await create({ events });
			const { data } = (await reply.json()) as WebhookDocument;
			expect(data.attributes.events).toEqual(EventName.enum);
		},
	);

	it("answers 422 to one more than an account may have, and counts each account apart", async () => {
		const limited = await startTestLandfall({
			env: { WEBHOOKS_PER_ACCOUNT: "2" },
			isWorking: false,
		});
		const first = await registerWebhook(limited);
		await registerWebhook(limited);
		const wanted = {
			data: {
				type: "webhook",
				attributes: { url: URL_OF_ERP, active: true },
			},
		};
		const reply = await limited.send("POST", "/webhooks", wanted);
		const { errors } = await errorDocumentOf(reply, 422);
		expect(errors).toMatchObject([
			{
				code: "limit_reached",
				detail:
					"the account has 2 webhooks, which is the most that it may have; delete one that is no longer needed",
				source: { pointer: "/data" },
			},
		]);
		await registerWebhook(await limited.addTenant("other"));
		await limited.client.deleteWebhook(first.id);
		await registerWebhook(limited);
		await limited.stop();
	});

	it("answers 422 to all but as many as an account may have, when many come at once", async () => {
		const limited = await startTestLandfall({
			env: { WEBHOOKS_PER_ACCOUNT: "2" },
			isWorking: false,
		});
		const replies = await Promise.all(
			Array.from({ length: 6 }, () =>
				limited.send(
					"POST",
					"/webhooks",
					bodyOf({ url: "http://127.0.0.1:9/" }),
				),
			),
		);
		const statuses = replies.map(({ status }) => status).sort();
		expect(statuses).toEqual([201, 201, 422, 422, 422, 422]);
		expect(await readIds(limited, "/webhooks")).toHaveLength(2);
		await limited.stop();
	});

	it.each([
		"https://93.184.215.14",
		"HTTPS://93.184.215.14:8443/hooks?key=1#part",
		"https://[2606:2800:220:1::1]/",
	])("accepts %s", async (url) => {
		expect((await create({ url })).status).toBe(201);
	});

	it.each(REFUSED_URLS)("answers 422 to a URL with %s", async (_what, url) => {
		expect(await problemsOf(await create({ url }), 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/url" },
		]);
	});

	it("explains a refused URL without revealing the address behind it", async () => {
		const { errors } = await errorDocumentOf(
			await create({ url: "https://169.254.169.254/" }),
			422,
		);
		expect(errors[0]?.detail).toBe(
			"url must not lead to a private or special network (the operator opens networks with WEBHOOK_ALLOW)",
		);
	});

	it("answers 422 to every missing, unknown and wrongly typed member at once", async () => {
		const reply = await post({
			data: {
				type: "hook",
				attributes: {
					active: "yes",
					events: ["container.created", "container.sunk", 3],
					headers: [{ name: "X-A" }, "X-B: 1", { name: "X C", value: "1" }],
					secret: "whsec_mine",
				},
			},
		});
		const problems = await problemsOf(reply, 422);
		const at = "/data/attributes";
		expect(
			problems.map(({ pointer, code }) => `${pointer} ${code}`).sort(),
		).toEqual(
			[
				"/data/type not_allowed",
				`${at}/url blank`,
				`${at}/active wrong_type`,
				`${at}/events/1 not_allowed`,
				`${at}/events/2 wrong_type`,
				`${at}/headers/0/value blank`,
				`${at}/headers/1 wrong_type`,
				`${at}/headers/2/name invalid`,
			].sort(),
		);
	});

	it("names a refused URL and refused headers beside what breaks the contract", async () => {
		const headers = [{ name: "host" }, { name: "X-A", value: "1" }, 7];
		const attributes = {
			url: "https://10.0.0.1/",
			events: ["container.sunk"],
			headers: [...headers, { name: "x-a", value: "ü" }],
		};
		const reply = await post({ data: { type: "webhook", attributes } });
		const { errors } = await errorDocumentOf(reply, 422);
		const at = "/data/attributes";
		const told = errors.map(({ code, source, detail }) => [
			`${source?.pointer} ${code}`,
			detail,
		]);
		expect(Object.fromEntries(told)).toEqual({
			[`${at}/active blank`]: expect.anything(),
			[`${at}/events/0 not_allowed`]: expect.anything(),
			[`${at}/headers/0/value blank`]: expect.anything(),
			[`${at}/headers/2 wrong_type`]: expect.anything(),
			[`${at}/headers/3/value invalid`]: expect.anything(),
			[`${at}/url invalid`]:
				"url must not lead to a private or special network (the operator opens networks with WEBHOOK_ALLOW)",
			[`${at}/headers/0/name invalid`]:
				'the header "host" is set by the service and cannot be overridden',
			[`${at}/headers/3/name invalid`]:
				'the header "x-a" stands in headers twice; upper and lower case are the same',
		});
		expect(told).toHaveLength(8);
	});

	it("tells of a URL that breaks the contract and leads nowhere once", async () => {
		const reply = await create({ url: "ftp://10.0.0.1/", active: "yes" });
		const problems = await problemsOf(reply, 422);
		expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
			"/data/attributes/active",
			"/data/attributes/url",
		]);
	});

	it.each([
		null,
		7,
		[],
		{ data: null },
		{ data: { type: "webhook", attributes: null } },
		bodyOf({ active: 1, url: null, headers: [null, { name: null }] }),
	])("answers 422 to a body of other types: %j", async (body) => {
		const reply = await landfall.fetch("/webhooks", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
		});
		expect(await problemsOf(reply, 422)).not.toEqual([]);
	});

	it("answers 422 to events that are nested as deeply as a body may be, twice", async () => {
		// Three objects and the list of events are around each.
		const deep = "[".repeat(96) + "]".repeat(96);
		const text = JSON.stringify(bodyOf({ events: ["DEEP", "DEEP"] }));
		const reply = await landfall.fetch("/webhooks", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: text.replaceAll('"DEEP"', deep),
		});
		const [problem] = await problemsOf(reply, 422);
		expect(problem?.pointer).toBe("/data/attributes/events/0");
	});

	it.each([
		["an event twice", { events: ["container.created", "container.created"] }],
		["no events", { events: [] }],
		[
			"more headers than 20",
			{
				headers: [..."abcdefghijklmnopqrstu"].map((name) => ({
					name,
					value: "1",
				})),
			},
		],
	])("answers 422 to %s", async (_what, attributes) => {
		const [name] = Object.keys(attributes);
		expect(await problemsOf(await create(attributes), 422)).toEqual([
			{ code: "invalid", pointer: `/data/attributes/${name}` },
		]);
	});

	it.each([
		"webhook-id",
		"Webhook-Signature",
		"X-T49-Webhook-Signature",
		"Content-Type",
		"content-length",
		"HOST",
		"user-agent",
		"connection",
		"transfer-encoding",
		"upgrade",
		"te",
	])(
		"answers 422 to the header %s, which the service itself sets",
		async (name) => {
			const headers = [
				{ name: "X-Mine", value: "1" },
				{ name, value: "1" },
			];
			expect(await problemsOf(await create({ headers }), 422)).toEqual([
				{ code: "invalid", pointer: "/data/attributes/headers/1/name" },
			]);
		},
	);

	it.each([
		["a line break", "a\r\nX-Injected: 1"],
		["an umlaut", "ü"],
		["1,025 characters", "x".repeat(1_025)],
	])("answers 422 to a header whose value has %s", async (_what, value) => {
		const headers = [{ name: "X-Mine", value }];
		expect(await problemsOf(await create({ headers }), 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/headers/0/value" },
		]);
	});

	it("names a refused URL and every refused header at once", async () => {
		const reply = await create({
			url: "https://10.0.0.1/",
			headers: [
				{ name: "host", value: "1" },
				{ name: "expect", value: "1" },
			],
		});
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/url" },
			{ code: "invalid", pointer: "/data/attributes/headers/0/name" },
			{ code: "invalid", pointer: "/data/attributes/headers/1/name" },
		]);
	});

	it("answers 422 to a header that exists, in any case of its name", async () => {
		const headers = [
			"X-Warehouse",
			"x-warehouse",
			"X-Other",
			"X-WAREHOUSE",
		].map((name) => ({ name, value: "1" }));
		expect(await problemsOf(await create({ headers }), 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/headers/1/name" },
			{ code: "invalid", pointer: "/data/attributes/headers/3/name" },
		]);
	});
});
