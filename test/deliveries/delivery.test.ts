import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyWebhook } from "../../client/webhooks.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import {
	addWebhook,
	DAY,
	HOUR,
	startTrackedWorld,
	submit,
	submitAndSettle,
} from "../jobs/tracked.ts";
import type { Tenant } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { type Received, startReceiver } from "../support/peers/receiver.ts";
import { storedNotifications } from "../support/records/stored-notifications.ts";
import { eventually } from "../support/time/eventually.ts";

let answer: (response: ServerResponse) => void;

const world = await openForFile(startTrackedWorld);
const receiver = await openForFile(startReceiver, (response) =>
	answer(response),
);

beforeEach(() => {
	answer = (response) => response.end();
});

function status(code: number, body = ""): (response: ServerResponse) => void {
	return (response) => response.writeHead(code).end(body);
}

/** Requests to this path of the receiver. */
function received(path: string): Received[] {
	return receiver.received.filter(
		(request) => request.path === `/hooks/${path}`,
	);
}

/** A tenant with one webhook and no events. */
async function subscriber(
	name: string,
	more?: Parameters<typeof addWebhook>[2],
) {
	const tenant = await world.system.addTenant(name);
	const webhook = await addWebhook(tenant, `${receiver.url}/${name}`, more);
	return { tenant, webhook };
}

/** Causes exactly one notification: `tracking_request.failed`. */
async function fail(tenant: Tenant): Promise<void> {
	await submitAndSettle(world, tenant, "TEST-TR-FAILED", "container", "TEST");
}

async function recordsOf(tenant: Tenant) {
	const { db } = world.system;
	const ofTenant = tenant.account.id;
	const notifications = await storedNotifications(db, { accountId: ofTenant });
	const deliveries = await db
		.selectFrom("webhook_deliveries")
		.selectAll()
		.where("account_id", "=", ofTenant)
		.orderBy("id")
		.execute();
	return { notifications, deliveries };
}

/** Milliseconds until the next attempt of a tenant's only notification; NaN for none. */
async function dueInMs(tenant: Tenant): Promise<number> {
	const [only] = (await recordsOf(tenant)).notifications;
	return Date.parse(only?.due_at ?? "") - world.clock.now().getTime();
}

describe("a notification", () => {
	test("is composed of stored records, signed in both ways, with the headers of the webhook", async () => {
		const { tenant, webhook } = await subscriber("signed", {
			headers: [{ name: "X-Team", value: "imports" }],
		});
		await fail(tenant);
		const [request] = received("signed");
		const { notifications } = await recordsOf(tenant);
		const { secret } = webhook.attributes;
		expect(request?.body).toBe(notifications[0]?.body);
		expect(request?.headers).toMatchObject({
			"content-type": "application/json",
			"webhook-id": notifications[0]?.id,
			"x-team": "imports",
			"x-t49-webhook-signature": createHmac("sha256", secret)
				.update(request?.body ?? "")
				.digest("hex"),
		});
		const verified = await verifyWebhook(
			request?.body ?? "",
			request?.headers ?? {},
			secret,
		);
		expect(verified.data.attributes.event).toBe("tracking_request.failed");
	});

	test("is signed with a previous secret until the secret expires in wall-clock time, independent of the records' clock", async () => {
		const { tenant, webhook } = await subscriber("rotated");
		await tenant.client.rotateWebhookSecret(webhook.id);
		const { db } = world.system;
		await db
			.updateTable("webhooks")
			.set({ previous_secret_until: new Date(Date.now() - 1).toISOString() })
			.where("id", "=", webhook.id)
			.execute();
		await fail(tenant);
		const [request] = received("rotated");
		expect(request?.headers["webhook-signature"]).not.toContain(" ");
		expect(request?.headers).not.toHaveProperty(
			"x-t49-webhook-signature-previous",
		);
	});

	test.each([200, 201, 202, 204])(
		"that is answered %i has succeeded",
		async (code) => {
			const { tenant } = await subscriber(`taken-${code}`);
			answer = status(code);
			await fail(tenant);
			const { notifications, deliveries } = await recordsOf(tenant);
			expect(notifications).toMatchObject([
				{ delivery_status: "succeeded", attempts: 1, due_at: null },
			]);
			expect(deliveries).toMatchObject([
				{ attempt: 1, status_code: code, error: null },
			]);
		},
	);

	test.each([203, 205, 301, 400, 500])(
		"that is answered %i is tried again",
		async (code) => {
			const { tenant } = await subscriber(`refused-${code}`);
			answer = status(code, "no, thank you");
			await fail(tenant);
			const { notifications, deliveries } = await recordsOf(tenant);
			expect(notifications).toMatchObject([
				{ delivery_status: "pending", attempts: 1, failures: 1 },
			]);
			expect(deliveries).toMatchObject([
				{
					attempt: 1,
					status_code: code,
					error: expect.stringContaining(`${code}`),
				},
			]);
			await tenant.client.deleteWebhook(
				JSON.parse(notifications[0]?.body ?? "").data.relationships.webhook.data
					.id,
			);
		},
	);

	test("whose receiver hangs up is retried, and the attempt shows only a failed connection", async () => {
		const { tenant, webhook } = await subscriber("hung-up");
		answer = (response) => response.destroy();
		await fail(tenant);
		expect((await recordsOf(tenant)).deliveries).toMatchObject([
			{
				attempt: 1,
				status_code: null,
				error: "the connection to the receiver failed",
				response_body: null,
			},
		]);
		await tenant.client.deleteWebhook(webhook.id);
	});

	test("whose receiver answers late was attempted when it was sent", async () => {
		const { tenant } = await subscriber("late");
		let held: ServerResponse | undefined;
		answer = (response) => {
			held = response;
		};
		await submit(tenant, "TEST-TR-FAILED", "container", "TEST");
		await eventually("the attempt is made", () => held);
		const sentAt = toInstant(world.clock.now());
		world.clock.advance(10_000);
		held?.end();
		await world.settle();
		expect((await recordsOf(tenant)).deliveries).toMatchObject([
			{ attempt: 1, attempted_at: sentAt },
		]);
	});

	test("keeps at most a kilobyte of the receiver's answer", async () => {
		const { tenant } = await subscriber("chatty");
		answer = status(200, "x".repeat(100_000));
		await fail(tenant);
		const [delivery] = (await recordsOf(tenant)).deliveries;
		expect(delivery?.response_body).toBe("x".repeat(1_024));
	});
});

test("a notification is attempted twelve times over about three days at growing intervals, with the same id and bytes, and has then failed", async () => {
	const { tenant } = await subscriber("schedule");
	answer = status(503);
	await fail(tenant);
	const waits: number[] = [];
	for (let attempt = 1; attempt < 12; attempt++) {
		expect(received("schedule")).toHaveLength(attempt);
		const waitMs = await dueInMs(tenant);
		waits.push(waitMs);
		await world.pass(waitMs);
	}
	const { notifications, deliveries } = await recordsOf(tenant);
	expect(notifications).toMatchObject([{ delivery_status: "failed" }]);
	expect(deliveries.map(({ attempt }) => attempt)).toEqual(
		Array.from({ length: 12 }, (_, index) => index + 1),
	);
	const requests = received("schedule");
	expect(requests).toHaveLength(12);
	expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
	expect(new Set(requests.map(({ headers }) => headers["webhook-id"]))).toEqual(
		new Set([notifications[0]?.id]),
	);
	expect(
		new Set(requests.map(({ headers }) => headers["x-t49-webhook-signature"]))
			.size,
	).toBe(1);
	const total = waits.reduce((sum, wait) => sum + wait, 0);
	expect(total).toBeGreaterThan(2.3 * DAY);
	expect(total).toBeLessThan(3.6 * DAY);
	await world.pass(10 * DAY);
	expect(received("schedule")).toHaveLength(12);
});

test("a receiver that recovers gets each missed notification once", async () => {
	const { tenant } = await subscriber("recovering");
	answer = status(500);
	await fail(tenant);
	answer = status(200);
	await world.pass(HOUR);
	await world.pass(DAY);
	expect(received("recovering")).toHaveLength(2);
	const { notifications, deliveries } = await recordsOf(tenant);
	expect(notifications).toMatchObject([{ delivery_status: "succeeded" }]);
	expect(deliveries.map(({ status_code }) => status_code)).toEqual([500, 200]);
});

describe("an inactive webhook", () => {
	const setActive = (tenant: Tenant, id: string, active: boolean) =>
		tenant.client.updateWebhook(id, {
			data: { id, type: "webhook", attributes: { active } },
		});

	test("gets no new notifications, and gets the pending ones when it is active again, with each attempt counted once", async () => {
		const { tenant, webhook } = await subscriber("sleeping");
		answer = status(500);
		await fail(tenant);
		await setActive(tenant, webhook.id, false);
		answer = status(200);
		await world.pass(DAY);
		expect(received("sleeping")).toHaveLength(1);
		const asleep = await recordsOf(tenant);
		expect(asleep.notifications).toMatchObject([
			{ delivery_status: "pending" },
		]);

		await fail(tenant);
		await setActive(tenant, webhook.id, true);
		await world.settle();
		expect(received("sleeping")).toHaveLength(2);
		const awake = await recordsOf(tenant);
		expect(awake.notifications).toMatchObject([
			{ delivery_status: "succeeded" },
		]);
		expect(awake.deliveries).toMatchObject([
			{ attempt: 1, status_code: 500 },
			{ attempt: 2, status_code: 200 },
		]);
	});

	test("loses nothing when it becomes active while an attempt fails", async () => {
		const { tenant, webhook } = await subscriber("flapping");
		let held: ServerResponse | undefined;
		answer = (response) => {
			held = response;
		};
		await submit(tenant, "TEST-TR-FAILED", "container", "TEST");
		await eventually("the attempt is made", () => held);
		await setActive(tenant, webhook.id, false);
		await setActive(tenant, webhook.id, true);
		answer = status(200);
		held?.writeHead(500).end();
		await world.settle();
		await world.pass(HOUR);
		expect((await recordsOf(tenant)).notifications).toMatchObject([
			{ delivery_status: "succeeded" },
		]);
	});
});

test("removing a webhook ends its deliveries, even one in flight", async () => {
	const { tenant, webhook } = await subscriber("removed");
	let held: ServerResponse | undefined;
	answer = (response) => {
		held = response;
	};
	await submit(tenant, "TEST-TR-FAILED", "container", "TEST");
	await eventually("the attempt is made", () => held);
	await tenant.client.deleteWebhook(webhook.id);
	held?.writeHead(500).end();
	await world.settle();
	await world.pass(DAY);
	expect(received("removed")).toHaveLength(1);
	expect(await recordsOf(tenant)).toEqual({
		notifications: [],
		deliveries: [],
	});
});

test("each webhook gets its subscribed events, under notification ids of its own", async () => {
	const { tenant } = await subscriber("all");
	await tenant.client.createWebhook({
		data: {
			type: "webhook",
			attributes: {
				url: `${receiver.url}/some`,
				active: true,
				events: ["tracking_request.failed"],
			},
		},
	});
	await submit(tenant, "TEST-TR-SUCCEEDED", "container", "TEST");
	await fail(tenant);
	expect(received("some").map((r) => r.document.data.attributes.event)).toEqual(
		["tracking_request.failed"],
	);
	expect(received("all").length).toBeGreaterThan(8);
	const ids = (await recordsOf(tenant)).notifications.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("a receiver that never answers does not delay the others", async () => {
	const { tenant: slow, webhook } = await subscriber("tar-pit");
	const { tenant: quick } = await subscriber("quick");
	const held: ServerResponse[] = [];
	answer = (response) => {
		held.push(response);
	};
	await submit(slow, "TEST-TR-FAILED", "container", "TEST");
	await eventually("the slow one has its request", () => held.length === 1);
	answer = status(200);
	await submit(quick, "TEST-TR-FAILED", "container", "TEST");
	await eventually(
		"the quick receiver is notified",
		() => received("quick")[0],
	);
	expect(held).toHaveLength(1);
	await slow.client.deleteWebhook(webhook.id);
	for (const response of held) response.end();
	await world.settle();
});
