import { afterEach, describe, expect, it } from "vitest";
import type { WebhookDocument } from "../../../generated/openapi.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { type Receiver, startReceiver } from "../../support/peers/receiver.ts";
import { REFUSED_URLS } from "../../support/records/refused-urls.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";

const landfall = await openForFile(startTestLandfall, {
	env: { WEBHOOK_ALLOW: "127.0.0.9/32" },
	isWorking: false,
});
const clock = testClock("2026-03-02T08:00:00Z");
const working = await openForFile(startTestLandfall, { clock });

const bodyOf = (attributes: object, id?: string) => ({
	data: { type: "webhook", ...(id !== undefined && { id }), attributes },
});

function patch(id: string, body: object, tenant = landfall) {
	return tenant.send("PATCH", `/webhooks/${id}`, body);
}

describe("PATCH /webhooks/{id}", () => {
	const register = () =>
		registerWebhook(landfall, { url: "https://93.184.215.14/hooks" });

	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/webhooks/{id}",
		body: bodyOf({ active: false }),
	});

	it("answers 200 with the changed webhook, and absent members stay", async () => {
		const before = await register();
		const changes = [
			{ active: false },
			{ url: "https://93.184.215.14/elsewhere" },
			{ events: ["container.created"] },
			{ headers: [{ name: "X-Warehouse", value: "oakland" }] },
			{},
		];
		let expected: object = before.attributes;
		for (const change of changes) {
			const reply = await patch(before.id, bodyOf(change, before.id));
			expect(reply.status).toBe(200);
			expect(reply.headers.get("content-type")).toBe(
				"application/vnd.api+json",
			);
			expectCommonHeaders(reply);
			const { data, links } = (await reply.json()) as WebhookDocument;
			expected = { ...expected, ...change };
			expect(data).toEqual({
				id: before.id,
				type: "webhook",
				attributes: expected,
			});
			expect(links).toEqual({ self: `${landfall.url}/webhooks/${before.id}` });
		}
		const { data } = await landfall.client.getWebhook(before.id);
		expect(data.attributes).toEqual(expected);
	});

	it("keeps why a webhook was disabled until it is active again", async () => {
		const { id } = await register();
		const disabled = {
			deactivated_at: "2026-03-01T00:00:00Z",
			deactivation_reason: "gone",
		} as const;
		await landfall.db
			.updateTable("webhooks")
			.set({ active: 0, ...disabled })
			.where("id", "=", id)
			.execute();
		const after = async (change: object) => {
			const reply = await patch(id, bodyOf(change));
			return ((await reply.json()) as WebhookDocument).data.attributes;
		};
		expect(await after({ active: false })).toMatchObject(disabled);
		expect(await after({ events: ["*"] })).toMatchObject(disabled);
		expect(await after({ active: true })).toMatchObject({
			active: true,
			deactivated_at: null,
			deactivation_reason: null,
		});
	});

	it("subscribes to all events when it is changed to *", async () => {
		const { id, attributes } = await register();
		await patch(id, bodyOf({ events: ["container.created"] }));
		const reply = await patch(id, bodyOf({ events: ["*"] }));
		const { data } = (await reply.json()) as WebhookDocument;
		expect(data.attributes.events).toEqual(attributes.events);
	});

	it("answers 422 to the id of another webhook in the body", async () => {
		const { id } = await register();
		const reply = await patch(id, bodyOf({ active: false }, MISSING_ID));
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer: "/data/id" },
		]);
		expect((await landfall.client.getWebhook(id)).data.attributes.active).toBe(
			true,
		);
	});

	it.each(REFUSED_URLS)("answers 422 to a URL with %s", async (_what, url) => {
		const { id } = await register();
		expect(await problemsOf(await patch(id, bodyOf({ url })), 422)).toEqual([
			{ code: "invalid", pointer: "/data/attributes/url" },
		]);
	});

	it("ignores null lists and unknown members", async () => {
		const before = await registerWebhook(landfall, {
			url: "https://93.184.215.14/hooks",
			events: ["container.created"],
		});
		const attributes = { events: null, headers: null, secret: "mine" };
		expect((await patch(before.id, bodyOf(attributes))).status).toBe(200);
		const { data } = await landfall.client.getWebhook(before.id);
		expect(data).toEqual(before);
	});

	it("answers 422 to every wrong member at once and changes nothing", async () => {
		const before = await register();
		const reply = await patch(before.id, {
			data: {
				type: "hook",
				id: "7",
				attributes: {
					active: null,
					url: 7,
					events: ["container.sunk"],
					headers: {},
				},
			},
		});
		const problems = await problemsOf(reply, 422);
		expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
			"/data/attributes/active",
			"/data/attributes/events/0",
			"/data/attributes/headers",
			"/data/attributes/url",
			"/data/id",
			"/data/type",
		]);
		const { data } = await landfall.client.getWebhook(before.id);
		expect(data).toEqual(before);
	});

	it.each([
		["also beside what breaks the contract", { active: "yes" }, ["active"]],
		["without it", {}, []],
	])(
		"names another id, a refused URL and refused headers at once, %s",
		async (_what, wrong, members) => {
			const { id } = await register();
			const headers = [{ name: "Host", value: "1" }];
			const attributes = { url: "https://10.0.0.1/", headers, ...wrong };
			const reply = await patch(id, bodyOf(attributes, MISSING_ID));
			const problems = await problemsOf(reply, 422);
			expect(problems.map(({ pointer }) => pointer)).toEqual([
				...members.map((name) => `/data/attributes/${name}`),
				"/data/id",
				"/data/attributes/url",
				"/data/attributes/headers/0/name",
			]);
		},
	);

	it.each([
		["the service's own", ["Webhook-Id"], 0],
		["repeated in other letters", ["x-a", "X-B", "X-A"], 2],
	])("answers 422 to a header that is %s", async (_what, names, index) => {
		const { id } = await register();
		const headers = names.map((name) => ({ name, value: "1" }));
		const reply = await patch(id, bodyOf({ headers }));
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "invalid", pointer: `/data/attributes/headers/${index}/name` },
		]);
	});
});

describe("a webhook that is paused", () => {
	let receiver: Receiver;
	afterEach(() => receiver.close());

	const events = ["tracking_request.succeeded" as const];
	const pending = () =>
		working.db
			.selectFrom("webhook_notifications")
			.selectAll()
			.where("delivery_status", "=", "pending")
			.executeTakeFirst();

	it("is never notified of events from the time when it was inactive", async () => {
		receiver = await startReceiver();
		const { url } = receiver;
		const { id } = await registerWebhook(working, {
			url,
			active: false,
			events,
		});
		await trackNumber(working, { request_number: "MEDUPAUSED1" });
		await patch(id, bodyOf({ active: true }), working);
		const { data } = await trackNumber(working, {
			request_number: "MEDUPAUSED2",
		});
		await eventually("the notification", () => receiver.received.length > 0);
		expect(receiver.received).toHaveLength(1);
		expect(receiver.received[0]?.document.included).toContainEqual(
			expect.objectContaining({ id: data.id }),
		);
		await working.client.deleteWebhook(id);
	});

	it("gets its waiting notifications when it is active again", async () => {
		let isDown = true;
		receiver = await startReceiver((response) => {
			response.statusCode = isDown ? 503 : 204;
			response.end();
		});
		const { url } = receiver;
		const { id } = await registerWebhook(working, { url, events });
		await trackNumber(working, { request_number: "MEDUPAUSED3" });
		await eventually("a failed attempt", () => receiver.received.length === 1);
		await eventually(
			"it is recorded",
			async () => (await pending())?.attempts === 1,
		);
		await patch(id, bodyOf({ active: false }), working);
		clock.advance(60_000);
		working.services.wakeWorkers();
		await eventually("nothing is to be delivered", async () => {
			const queue = await working.db
				.selectFrom("delivery_queues")
				.select("due_at")
				.where("webhook_id", "=", id)
				.executeTakeFirst();
			return queue?.due_at === null;
		});
		expect(receiver.received).toHaveLength(1);
		isDown = false;
		await patch(id, bodyOf({ active: true }), working);
		await eventually("the notification", () => receiver.received.length === 2);
		const [first, second] = receiver.received;
		expect(second?.body).toBe(first?.body);
		expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
	});
});
