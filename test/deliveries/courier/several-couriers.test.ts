import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	type Courier,
	startCourier,
} from "../../../server/deliveries/courier.ts";
import type { LeaseTimes } from "../../../server/deliveries/lease-times.ts";
import { freeQueuesOf } from "../../../server/deliveries/queue-queries.ts";
import { Meter } from "../../../server/runtime/meter.ts";
import type { WatchTimes } from "../../../server/worker/work-watch.ts";
import { eventually } from "../../support/time/eventually.ts";
import { pauses } from "../../support/time/pauses.ts";
import {
	type DeliveredWorld,
	startDeliveredWorld,
} from "../delivered-world.ts";
import { Held } from "./held-requests.ts";

let world: DeliveredWorld;
/** Couriers beside those of the world. */
const unwoken: Courier[] = [];

beforeEach(async () => {
	world = await startDeliveredWorld();
});
afterEach(async () => {
	await Promise.all(unwoken.splice(0).map((courier) => courier.stop()));
	await world.stop();
});

/** Makes another process the owner of a webhook's queue. */
async function hold(webhookId: string, owner: string, untilMs: number) {
	await world.services.database.db
		.updateTable("delivery_queues")
		.set({
			lease_owner: owner,
			lease_until: new Date(untilMs).toISOString(),
			due_at: null,
		})
		.where("webhook_id", "=", webhookId)
		.execute();
}

/** A watch that learns of work only from announcements. */
const DEAF: WatchTimes = { lookMs: 3_600_000, tickMs: 3_600_000 };

/** Leases that outlast a test. */
const LONG: LeaseTimes = { leaseMs: 600_000, extendMs: 600_000 };

/** Starts a courier that no commit of the test wakes. */
function startUnwoken(watchTimes: WatchTimes, meter?: Meter): void {
	const services = { ...world.services, meter };
	const courier = startCourier(services, LONG, watchTimes);
	unwoken.push(courier);
}

/** Waits until a queue has been released with nothing due, and its courier has looked for more. */
async function isAtRest(webhookId: string): Promise<void> {
	await eventually("it is released", async () => {
		const { lease_owner, due_at } = await world.queueOf(webhookId);
		return lease_owner === null && due_at === null;
	});
	await pauses(200);
}

describe("queues of ended owners", () => {
	test("are taken over when their lease has expired, and not before", async () => {
		const tenant = await world.addTenant("a");
		const lapsed = await world.subscribe(tenant, "lapsed");
		const kept = await world.subscribe(tenant, "kept");
		await world.commitEvents(tenant);
		await hold(lapsed, "one", Date.now() - 1);
		await hold(kept, "another", Date.now() + 60_000);
		world.start({ leaseMs: 500, extendMs: 20 });
		await eventually("it is taken", () => world.received("lapsed").length > 0);
		expect(world.received("kept")).toEqual([]);
		await hold(kept, "another", Date.now() - 1);
		await eventually("it is taken", () => world.received("kept").length > 0);
	});

	test("stay leased for as long as a slow receiver takes", async () => {
		const held = new Held();
		world.answer = (response, path) => held.hold(response, path);
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "slow");
		const times = { leaseMs: 400, extendMs: 50 };
		world.start(times);
		await world.commitEvents(tenant);
		await eventually("it is attempted", () => held.count("slow") === 1);
		const first = (await world.queueOf(id)).lease_until ?? "";
		world.start(times);
		await eventually("the lease goes on", async () => {
			const { lease_until: until } = await world.queueOf(id);
			return Date.parse(until ?? "") > Date.parse(first) + times.leaseMs;
		});
		expect(held.count("slow")).toBe(1);
		held.release();
		await world.settle();
		expect(world.received("slow")).toHaveLength(1);
	});
});

test("a courier takes over at once what a stopping one leaves, and the queues of an ended one", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const left = await world.subscribe(tenant, "left");
	const gone = await world.subscribe(tenant, "gone");
	await world.commitEvents(tenant, 10);
	await hold(gone, "an ended one", Date.now() + 600_000);
	const stopping = world.start(LONG);
	await eventually("four are attempted", () => held.total() === 4);
	// The other has looked for work and rests, once it has freed this one.
	const lapsed = await world.subscribe(tenant, "lapsed");
	await hold(lapsed, "an expired one", Date.now() - 1);
	startUnwoken(DEAF);
	await isAtRest(lapsed);
	const stopped = stopping.stop();
	world.answer = (response) => response.end();
	held.release();
	await stopped;
	await eventually("all is taken", () => world.received("left").length === 10);
	await isAtRest(left);
	expect(world.received("gone")).toEqual([]);
	const { database, clock } = world.services;
	const now = clock.now().toISOString();
	await freeQueuesOf(database.db, now, ["an ended one"]);
	await eventually("all is taken", () => world.received("gone").length === 10);
});

test("a retry is attempted when it is due, though nothing announces it", async () => {
	world.answer = (response) => response.writeHead(500).end();
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "retried");
	await world.commitEvents(tenant);
	startUnwoken({ ...DEAF, tickMs: 10 });
	await eventually("it has failed", async () => {
		const { failures, lease_owner } = await world.queueOf(id);
		return failures === 1 && lease_owner === null;
	});
	expect(world.received("retried")).toHaveLength(1);
	world.answer = (response) => response.end();
	world.clock.advance(10_000);
	await eventually(
		"it is retried",
		() => world.received("retried").length === 2,
	);
});

test("notifications that another process commits are added to the turn of a slow receiver, beside one with no free place", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const [slow, full] = [await world.addTenant("a"), await world.addTenant("b")];
	await world.subscribe(full, "full");
	await world.subscribe(slow, "slow");
	await world.commitEvents(full, 9);
	await world.commitEvents(slow);
	startUnwoken(DEAF);
	await eventually("both are slow", () => held.total() === 5);
	await world.commitEvents(slow);
	await eventually("one more", () => held.count("slow") === 2);
	expect(held.count("full")).toBe(4);
	world.answer = (response) => response.end();
	held.release();
});

test("an owner whose lease has ended starts no more attempts", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	await world.subscribe(tenant, "lapsing");
	await world.commitEvents(tenant, 10);
	world.start({ leaseMs: 100, extendMs: 600_000 });
	await eventually("four are attempted", () => held.total() === 4);
	world.start({ leaseMs: 600_000, extendMs: 20 });
	await eventually("another takes over", () => held.total() === 8);
	world.answer = (response) => response.end();
	held.release();
	await world.settle();
	expect(world.received("lapsing")).toHaveLength(14);
});

test("an owner that loses a lease starts no more attempts of that queue, and goes on with its others", async () => {
	const held = new Held();
	world.answer = (response, path) => held.hold(response, path);
	const tenant = await world.addTenant("a");
	const lost = await world.subscribe(tenant, "lost");
	const kept = await world.subscribe(tenant, "kept");
	await world.commitEvents(tenant, 10);
	world.start({ leaseMs: 600_000, extendMs: 20 });
	await eventually("eight are attempted", () => held.total() === 8);
	await hold(lost, "another", Date.now() + 600_000);
	const { lease_until: until } = await world.queueOf(kept);
	await eventually(
		"the others are extended",
		async () => (await world.queueOf(kept)).lease_until !== until,
	);
	world.answer = (response) => response.end();
	held.release();
	await eventually("all is taken", () => world.received("kept").length === 10);
	await eventually("what was sent is written", async () => {
		const rows = await world.notificationsOf(lost);
		return rows.filter((row) => row.attempts > 0).length === 4;
	});
	expect(world.received("lost")).toHaveLength(4);
	expect((await world.queueOf(lost)).lease_owner).toBe("another");
});

test("attempts are counted by their outcome, with their durations", async () => {
	world.answer = (response, path) => {
		if (path.endsWith("silent")) response.destroy();
		else response.writeHead(path.endsWith("well") ? 200 : 500).end();
	};
	const tenant = await world.addTenant("a");
	for (const name of ["well", "sick", "silent"])
		await world.subscribe(tenant, name);
	await world.commitEvents(tenant);
	const meter = new Meter();
	startUnwoken(DEAF, meter);
	const counts = () =>
		[...meter.deliveryAttempts.all()].map(
			([{ outcome }, { value }]) => `${outcome} ${value}`,
		);
	await eventually("three are counted", () => counts().length === 3);
	expect(counts().sort()).toEqual(["delivered 1", "refused 1", "unanswered 1"]);
	const { counts: durations } = meter.deliveryDurations;
	expect(durations.reduce((sum, count) => sum + count, 0)).toBe(3);
});
