import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDue } from "../../../server/resources/account-events/redeliver.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";
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

test("a receiver gets at most four requests at once, from all processes together", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	await world.subscribe(tenant, "one");
	await world.commitEvents(tenant, 30);
	world.start();
	world.start();
	for (let delivered = 0; delivered < 30; ) {
		const wanted = Math.min(4, 30 - delivered);
		await eventually("as many as may be", () => held.count("one") === wanted);
		delivered += wanted;
		held.release();
	}
	await world.settle();
	expect(held.most.get("/hooks/one")).toBe(4);
	expect(world.received("one")).toHaveLength(30);
});

test("notifications that are added while receivers are slow are attempted at once if a place is free", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "slow");
	world.start();
	for (const wanted of [1, 2, 3, 4]) {
		await world.commitEvents(tenant);
		await eventually("one more", () => held.count("slow") === wanted);
	}
	held.release();
	await world.settle();
	expect(world.received("slow")).toHaveLength(4);
	// None waited until an earlier attempt had failed.
	const rows = await world.notificationsOf(id);
	expect(rows.map((row) => row.delivery_status)).toEqual(
		Array(4).fill("succeeded"),
	);
});

test("what is delivered while an earlier notification hangs is not sent again with those that follow", async () => {
	const held = new Held();
	world.answer = (response, path) =>
		held.most.has(path) ? response.end() : held.hold(response, path);
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "hanging");
	world.start();
	await world.commitEvents(tenant);
	await eventually("the first one hangs", () => held.count("hanging") === 1);
	for (const wanted of [1, 2, 3]) {
		await world.commitEvents(tenant);
		await eventually("the next one is delivered", async () => {
			const rows = await world.notificationsOf(id);
			const done = rows.filter((row) => row.delivery_status === "succeeded");
			return done.length === wanted;
		});
	}
	held.release();
	await world.settle();
	const sent = world
		.received("hanging")
		.map(({ document }) => document.data.id);
	expect(sent).toHaveLength(4);
	expect(new Set(sent).size).toBe(4);
});

test("hanging receivers do not delay any other receiver of the same or another account", async () => {
	const held = new Held();
	world.answer = (response, path) =>
		path.includes("hanging") ? held.hold(response, path) : response.end();
	const [sick, well] = [await world.addTenant("a"), await world.addTenant("b")];
	for (let index = 0; index < 20; index++) {
		await world.subscribe(sick, `hanging${index}`);
	}
	await world.subscribe(sick, "beside");
	await world.subscribe(well, "apart");
	world.start();
	await world.commitEvents(sick, 40);
	await eventually("they hang", () => held.total() === 80);
	await world.commitEvents(well, 40);
	await eventually("all else is delivered", () => {
		const beside = world.received("beside").length;
		return beside === 40 && world.received("apart").length === 40;
	});
	expect(held.total()).toBe(80);
	world.answer = (response) => response.end();
	held.release();
	await world.settle();
	expect(world.received("hanging7")).toHaveLength(40);
});

test("an account with many busy webhooks leaves half of the places to others", async () => {
	const held = new Held();
	world.answer = (response, path) =>
		path.includes("busy") ? held.hold(response, path) : response.end();
	const busy = await world.addTenant("busy");
	const other = await world.addTenant("other");
	for (let index = 0; index < 110; index++) {
		await world.subscribe(busy, `busy${index}`);
	}
	await world.subscribe(other, "other");
	world.start();
	await world.commitEvents(busy, 1);
	await eventually("it has its half", () => held.total() === 96);
	await world.commitEvents(other, 10);
	await eventually("the other", () => world.received("other").length === 10);
	expect(held.total()).toBe(96);
	held.release();
	await eventually("the rest", () => held.total() === 14);
	held.release();
	await world.settle();
});

test("a receiver with a growing queue does not delay the turns of others", async () => {
	const held = new Held();
	world.answer = (response, path) =>
		path.includes("busy") ? held.hold(response, path) : response.end();
	const busy = await world.addTenant("busy");
	const other = await world.addTenant("other");
	// One more than an account may have at once.
	const names = Array.from({ length: 97 }, (_, index) => `busy${index}`);
	for (const name of names) await world.subscribe(busy, name);
	await world.subscribe(other, "other");
	world.start();
	await world.commitEvents(busy);
	await eventually("all but one", () => held.total() === 96);
	const [waiting = ""] = names.filter((name) => held.count(name) === 0);
	const [first = ""] = names.filter((name) => held.count(name) === 1);
	world.clock.advance(1_000);
	await world.commitEvents(busy);
	await world.commitEvents(other);
	await eventually("a look", () => world.received("other").length === 1);
	held.releaseFirst(first);
	await eventually("the one has its turn", () => held.count(waiting) > 0);
	world.answer = (response) => response.end();
	held.release();
	await world.settle();
	for (const name of names) expect(world.received(name)).toHaveLength(2);
});

test("a removed or paused webhook gets nothing more, even if notifications wait for it", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const removed = await world.subscribe(tenant, "removed");
	const paused = await world.subscribe(tenant, "paused");
	world.start();
	await world.commitEvents(tenant, 20);
	await eventually("all places are taken", () => held.total() === 8);
	await tenant.client.deleteWebhook(removed);
	await tenant.client.updateWebhook(paused, {
		data: { id: paused, type: "webhook", attributes: { active: false } },
	});
	world.answer = (response) => response.end();
	held.release();
	await eventually("it is given back", async () => {
		const queue = await world.queueOf(paused);
		return queue.lease_owner === null && queue.due_at === null;
	});
	expect(world.received("removed")).toHaveLength(4);
	expect(world.received("paused")).toHaveLength(4);
	const rows = await world.notificationsOf(paused);
	const statuses = rows.map((row) => row.delivery_status);
	expect(statuses.filter((status) => status === "succeeded")).toHaveLength(4);
	expect(statuses.filter((status) => status === "pending")).toHaveLength(16);
	const { db } = world.services.database;
	await runDueJobs(world.services, "remove-notifications");
	const attempts = await db
		.selectFrom("webhook_deliveries")
		.select("notification_id")
		.execute();
	const known = new Set(rows.map(({ id }) => id));
	expect(attempts.every((row) => known.has(row.notification_id))).toBe(true);
	for (const table of ["webhook_notifications", "account_events"] as const) {
		const kept = await db.selectFrom(table).select("position").execute();
		expect(kept).toHaveLength(20);
	}
});

test("a notification that is resent during an attempt is attempted once more at most, with all its retries", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "again");
	world.start();
	await world.commitEvents(tenant);
	await eventually("it is attempted", () => held.count("again") === 1);
	const [row] = await world.notificationsOf(id);
	const { database, clock } = world.services;
	await makeDue(
		database.db,
		clock,
		tenant.account.id,
		row?.webhook_number ?? 0,
		[row?.position ?? 0],
	);
	world.answer = (response) => response.end();
	held.release(500);
	await world.settle();
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "pending", attempts: 1, failures: 1 },
	]);
	world.clock.advance(60_000);
	await world.settle();
	expect(world.received("again")).toHaveLength(2);
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "succeeded", attempts: 2, failures: 0, due_at: null },
	]);
});
