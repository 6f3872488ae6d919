import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../support/time/eventually.ts";
import {
	type DeliveredWorld,
	startDeliveredWorld,
} from "../delivered-world.ts";
import { Held } from "./held-requests.ts";

let world: DeliveredWorld;

beforeEach(async () => {
	world = await startDeliveredWorld();
});
afterEach(() => world.stop());

describe("a receiver that fails", () => {
	test("gets no attempts after five failures, then one probe, and everything after a success; only real attempts are counted", async () => {
		let isDown = true;
		world.answer = (response) => response.writeHead(isDown ? 500 : 200).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "down");
		world.start();
		await world.commitEvents(tenant, 20);
		await world.settle();
		expect(world.received("down")).toHaveLength(5);
		const queue = await world.queueOf(id);
		expect(queue.failures).toBe(5);
		expect(queue.open_until).not.toBeNull();
		world.clock.advance(3_000);
		await world.settle();
		expect(world.received("down")).toHaveLength(5);
		world.clock.advance(4_000);
		await world.settle();
		expect(world.received("down")).toHaveLength(6);
		const tried = (await world.notificationsOf(id)).filter(
			(row) => row.attempts > 0,
		);
		expect(tried.length).toBeLessThanOrEqual(6);
		isDown = false;
		world.clock.advance(60_000);
		await world.settle();
		expect(
			(await world.notificationsOf(id)).map((row) => row.delivery_status),
		).toEqual(Array(20).fill("succeeded"));
		expect(await world.queueOf(id)).toMatchObject({
			failures: 0,
			failing_since: null,
			open_until: null,
			due_at: null,
		});
	});

	test("gets a new notification at once while an earlier one waits for its retry", async () => {
		let isDown = true;
		world.answer = (response) => response.writeHead(isDown ? 500 : 200).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "hiccup");
		world.start();
		await world.commitEvents(tenant);
		await world.settle();
		isDown = false;
		await world.commitEvents(tenant);
		await world.settle();
		expect(
			(await world.notificationsOf(id)).map((row) => row.delivery_status),
		).toEqual(["pending", "succeeded"]);
	});

	test("gets no attempts before its Retry-After has passed, which counts up to an hour", async () => {
		let retryAfter = "1800";
		world.answer = (response) =>
			response.writeHead(503, { "retry-after": retryAfter }).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "asking");
		world.start();
		await world.commitEvents(tenant);
		await world.settle();
		const waitMs = async () => {
			const [row] = await world.notificationsOf(id);
			return Date.parse(row?.due_at ?? "") - world.clock.now().getTime();
		};
		expect(await waitMs()).toBe(1_800_000);
		retryAfter = "999999999";
		world.clock.advance(1_800_000);
		await world.settle();
		expect(await waitMs()).toBe(3_600_000);
		retryAfter = "tomorrow, perhaps";
		world.clock.advance(3_600_000);
		await world.settle();
		expect(await waitMs()).toBeLessThan(150_000);
	});

	test("that answers 410 Gone gets nothing more, and its pending notifications go out when it is active again", async () => {
		world.answer = (response) => response.writeHead(410).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "gone");
		world.start();
		await world.commitEvents(tenant, 10);
		await world.settle();
		const sent = world.received("gone").length;
		expect(sent).toBeLessThanOrEqual(4);
		const { data } = await tenant.client.getWebhook(id);
		expect(data.attributes).toMatchObject({
			active: false,
			deactivated_at: "2026-03-01T00:00:00Z",
			deactivation_reason: "gone",
		});
		world.clock.advance(86_400_000);
		await world.settle();
		await world.commitEvents(tenant);
		expect(world.received("gone")).toHaveLength(sent);
		const rows = await world.notificationsOf(id);
		expect(rows.map((row) => row.delivery_status)).toEqual(
			Array(10).fill("pending"),
		);
		world.answer = (response) => response.end();
		const reply = await tenant.client.updateWebhook(id, {
			data: { id, type: "webhook", attributes: { active: true } },
		});
		expect(reply.data.attributes).toMatchObject({
			active: true,
			deactivated_at: null,
			deactivation_reason: null,
		});
		await world.settle();
		const delivered = await world.notificationsOf(id);
		expect(delivered.map((row) => row.delivery_status)).toEqual(
			Array(10).fill("succeeded"),
		);
	});

	test.each([
		["has moved", "moved", true],
		["was paused", "gone", false],
	])(
		"that answers 410 Gone after its webhook %s does not disable it",
		async (what, path, active) => {
			const held = new Held();
			world.answer = (response, to) => held.hold(response, to);
			const tenant = await world.addTenant("a");
			const id = await world.subscribe(tenant, "gone");
			world.start();
			await world.commitEvents(tenant);
			await eventually("it is attempted", () => held.count("gone") === 1);
			const attributes = { active, url: `${world.receiver.url}/${path}` };
			await tenant.client.updateWebhook(id, {
				data: { id, type: "webhook", attributes },
			});
			world.answer = (response) => response.end();
			held.release(410);
			await world.settle();
			const { data } = await tenant.client.getWebhook(id);
			expect(data.attributes, what).toMatchObject({
				...attributes,
				...{ deactivated_at: null, deactivation_reason: null },
			});
		},
	);

	test("becomes inactive after five days without a success, and not a day earlier", async () => {
		world.answer = (response) => response.writeHead(500).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "failing");
		world.start();
		const activeAfter: boolean[] = [];
		for (let day = 0; day < 6; day++) {
			await world.commitEvents(tenant);
			for (let hour = 0; hour < 24; hour += 4) {
				await world.settle();
				world.clock.advance(4 * 3_600_000);
			}
			await world.settle();
			const { data } = await tenant.client.getWebhook(id);
			activeAfter.push(data.attributes.active);
		}
		expect(activeAfter).toEqual([true, true, true, true, false, false]);
		const { data } = await tenant.client.getWebhook(id);
		expect(data.attributes.deactivation_reason).toBe("failing");
	});

	test("is not attempted earlier when another attribute of its webhook changes", async () => {
		world.answer = (response) => response.writeHead(500).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "failing");
		world.start();
		await world.commitEvents(tenant, 20);
		await world.settle();
		const before = world.received("failing").length;
		const attributes = { headers: [{ name: "X-Team", value: "ocean" }] };
		await tenant.client.updateWebhook(id, {
			data: { id, type: "webhook", attributes },
		});
		await world.settle();
		expect(world.received("failing")).toHaveLength(before);
	});

	test("that has moved is attempted at its new address at once", async () => {
		world.answer = (response, path) =>
			response.writeHead(path.includes("old") ? 500 : 200).end();
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "old");
		world.start();
		await world.commitEvents(tenant, 20);
		await world.settle();
		const url = `${world.receiver.url}/new`;
		await tenant.client.updateWebhook(id, {
			data: { id, type: "webhook", attributes: { url } },
		});
		await world.settle();
		expect(world.received("new")).toHaveLength(20);
	});
});
