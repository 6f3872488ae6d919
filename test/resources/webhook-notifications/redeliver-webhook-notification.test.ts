import { describe, expect, it } from "vitest";
import { verifyWebhook } from "../../../client/webhooks.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { errorDocumentOf } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";

const HOUR = 3_600_000;
let status = 200;

const read = async (tenant: Tenant, id: string) =>
	(await tenant.client.getWebhookNotification(id)).data.attributes;

/** Requests to the receiver with this id. */
const received = (id: string) =>
	receiver.received.filter(({ headers }) => headers["webhook-id"] === id);

/** Waits until this number of attempts of a notification is recorded. */
function attempted(tenant: Tenant, id: string, attempts: number) {
	return eventually(`attempt ${attempts} is recorded`, async () => {
		landfall.services.wakeWorkers();
		const attributes = await read(tenant, id);
		return attributes.attempts === attempts && attributes;
	});
}

/** Adds a tenant with a webhook and one notification. */
async function addNotifiedTenant(name: string) {
	const tenant = await landfall.addTenant(name);
	const webhook = await registerWebhook(tenant, { url: receiver.url });
	await raiseEvents(landfall, tenant, "container.transport.vessel_arrived");
	const [id = ""] = await readIds(tenant, "/webhook_notifications");
	await attempted(tenant, id, 1);
	return { tenant, webhook, id };
}

function redeliver(tenant: Tenant, id: string): Promise<Response> {
	const path = `/webhook_notifications/${id}/redeliver`;
	return tenant.fetch(path, { method: "POST" });
}

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startWithExamples, {
	clock,
	isWorking: true,
});
const receiver = await openForFile(startReceiver, (response) =>
	response.writeHead(status).end(),
);

describe("POST /webhook_notifications/{id}/redeliver", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/webhook_notifications/{id}/redeliver",
		body: {},
	});

	it("answers 202 with the notification, due at once", async () => {
		const { tenant, id } = await addNotifiedTenant("accepted");
		const reply = await redeliver(tenant, id);
		expect(reply.status).toBe(202);
		expect(await reply.json()).toMatchObject({
			data: {
				id,
				type: "webhook_notification",
				attributes: {
					delivery_status: "pending",
					attempts: 1,
					next_attempt_at: "2026-03-02T08:00:00Z",
				},
			},
			links: { self: `${landfall.url}/webhook_notifications/${id}` },
		});
		await attempted(tenant, id, 2);
	});

	it("sends a delivered notification again with the same id, the same bytes and a valid signature", async () => {
		const { tenant, webhook, id } = await addNotifiedTenant("delivered");
		const { data } = await tenant.client.redeliverWebhookNotification(id);
		expect(data.id).toBe(id);
		expect(await attempted(tenant, id, 2)).toMatchObject({
			delivery_status: "succeeded",
			next_attempt_at: null,
		});
		const requests = received(id);
		expect(requests).toHaveLength(2);
		expect(requests[1]?.body).toBe(requests[0]?.body);
		for (const { body, headers } of requests) {
			const event = await verifyWebhook(
				body,
				headers,
				webhook.attributes.secret,
			);
			expect(event.data.id).toBe(id);
		}
	});

	it("gives a notification that fails again all its attempts, at the same intervals", async () => {
		status = 500;
		const { tenant, id } = await addNotifiedTenant("failing");
		clock.advance(HOUR);
		await attempted(tenant, id, 2);
		clock.advance(HOUR);
		await attempted(tenant, id, 3);
		await redeliver(tenant, id);
		const { next_attempt_at } = await attempted(tenant, id, 4);
		// The first delay of the schedule is five seconds, give or take a fifth.
		const delayMs = Date.parse(next_attempt_at ?? "") - clock.now().getTime();
		expect(delayMs).toBeGreaterThanOrEqual(4_000);
		expect(delayMs).toBeLessThanOrEqual(6_000);
		status = 200;
		clock.advance(HOUR);
		await attempted(tenant, id, 5);
	});

	it("answers 422 when the webhook is inactive, and sends nothing", async () => {
		const { tenant, webhook, id } = await addNotifiedTenant("paused");
		await tenant.client.updateWebhook(webhook.id, {
			data: { type: "webhook", attributes: { active: false } },
		});
		const { errors } = await errorDocumentOf(await redeliver(tenant, id), 422);
		expect(errors).toMatchObject([
			{ code: "inactive", detail: expect.stringContaining("active is false") },
		]);
		expect(errors[0]).not.toHaveProperty("source");
		expect(await read(tenant, id)).toMatchObject({
			delivery_status: "succeeded",
			attempts: 1,
		});
	});

	it("answers 404 to another account, and sends nothing", async () => {
		const { tenant, id } = await addNotifiedTenant("mine");
		const other = await landfall.addTenant("not mine");
		await errorDocumentOf(await redeliver(other, id), 404);
		expect(await read(tenant, id)).toMatchObject({
			delivery_status: "succeeded",
			attempts: 1,
		});
		expect(received(id)).toHaveLength(1);
	});
});
