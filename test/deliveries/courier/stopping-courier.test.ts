import { afterEach, beforeEach, expect, test } from "vitest";
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

test("a stopping courier completes and writes the attempts in flight, and releases its queues with their pending notifications", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "stopped");
	await world.commitEvents(tenant, 10);
	const courier = world.start();
	await eventually("four are attempted", () => held.count("stopped") === 4);
	const stopped = courier.stop();
	held.release();
	await stopped;
	const queue = await world.queueOf(id);
	expect(queue.lease_owner).toBeNull();
	expect(queue.due_at).not.toBeNull();
	const rows = await world.notificationsOf(id);
	expect(rows.filter((row) => row.attempts === 1)).toHaveLength(4);
	world.answer = (response) => response.end();
	world.start();
	await world.settle();
	expect(world.received("stopped")).toHaveLength(10);
});

test("a stopping courier breaks off an attempt that hangs without logging an error, and another makes it again without counting it", {
	tags: "whole",
}, async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "hanging");
	await world.commitEvents(tenant);
	const courier = world.start();
	await eventually("it hangs", () => held.count("hanging") === 1);
	await courier.stop();
	expect(world.errors).toEqual([]);
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "pending", attempts: 0, failures: 0 },
	]);
	expect(await world.queueOf(id)).toMatchObject({
		...{ failures: 0, lease_owner: null, due_at: expect.any(String) },
	});
	world.answer = (response) => response.end();
	world.start();
	await world.settle();
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "succeeded", attempts: 1 },
	]);
});
