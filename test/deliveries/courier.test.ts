import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Courier, startCourier } from "../../server/deliveries/courier.ts";
import type { LeaseTimes } from "../../server/deliveries/lease-times.ts";
import { freeQueuesOf } from "../../server/deliveries/queue-queries.ts";
import { makeDue } from "../../server/resources/account-events/redeliver.ts";
import { Meter } from "../../server/runtime/meter.ts";
import type { WatchTimes } from "../../server/worker/work-watch.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";
import { refuseInserts } from "../support/records/refuse-inserts.ts";
import { eventually } from "../support/time/eventually.ts";
import { pauses } from "../support/time/pauses.ts";
import { type DeliveredWorld, startDeliveredWorld } from "./delivered-world.ts";

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

/** Requests that wait for an answer, by path. */
class Held {
	readonly #responses = new Map<string, ServerResponse[]>();
	readonly most = new Map<string, number>();

	hold(response: ServerResponse, path: string): void {
		const held = this.#responses.get(path) ?? [];
		held.push(response);
		this.#responses.set(path, held);
		this.most.set(path, Math.max(this.most.get(path) ?? 0, held.length));
	}

	count(name: string): number {
		return this.#responses.get(`/hooks/${name}`)?.length ?? 0;
	}

	total(): number {
		return [...this.#responses.values()].flat().length;
	}

	releaseFirst(name: string): void {
		this.#responses.get(`/hooks/${name}`)?.shift()?.end();
	}

	release(status = 200): void {
		for (const held of this.#responses.values()) {
			for (const response of held.splice(0)) response.writeHead(status).end();
		}
	}
}

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

testOnSqlite(
	"an attempt keeps its place until it can be written, and is not repeated",
	async () => {
		await world.stop();
		world = await startDeliveredWorld({ busyTimeoutMs: 20 });
		const held = new Held();
		world.answer = (response, path) => held.hold(response, path);
		const tenant = await world.addTenant("a");
		const id = await world.subscribe(tenant, "unrecorded");
		await world.commitEvents(tenant, 6);
		world.start();
		await eventually("it is attempted", () => held.count("unrecorded") === 4);
		const other = new Sqlite(world.databaseFile);
		other.exec("begin immediate");
		world.answer = (response) => response.end();
		held.release();
		await eventually("it cannot be", () =>
			world.errors.some((line) => line.includes("cannot be written")),
		);
		expect(world.received("unrecorded")).toHaveLength(4);
		other.exec("rollback");
		other.close();
		await world.settle();
		expect(world.received("unrecorded")).toHaveLength(6);
		const rows = await world.notificationsOf(id);
		expect(rows.map(({ attempts }) => attempts)).toEqual(Array(6).fill(1));
	},
);

test("a courier that cannot read its queues says so once, rests between tries, and delivers when it can", async () => {
	world.answer = (response) => response.end();
	const { db } = world.services.database;
	const tenant = await world.addTenant("a");
	await world.subscribe(tenant, "one");
	await world.commitEvents(tenant);
	await sql`alter table delivery_queues rename to hidden_queues`.execute(db);
	const now = vi.spyOn(world.clock, "now");
	world.start();
	await eventually("the failure is logged", () => world.errors.length > 0);
	now.mockClear();
	// Enough for thousands of tries without rests.
	await sleep(600);
	expect(now.mock.calls.length).toBeLessThan(20);
	now.mockRestore();
	await sql`alter table hidden_queues rename to delivery_queues`.execute(db);
	await eventually("it delivers", () => world.received("one").length === 1);
	await world.settle();
	const said = world.errors.map((line) => JSON.parse(line).msg);
	expect(said.sort()).toEqual([
		"due work cannot be read",
		"notifications cannot be read",
	]);
});

test("attempts that cannot be written delay only their own webhook, and are written later", async () => {
	const { db } = world.services.database;
	const tenant = await world.addTenant("a");
	const refused = await world.subscribe(tenant, "refused");
	const well = await world.subscribe(tenant, "well");
	const { number } = await db
		.selectFrom("webhooks")
		.select("number")
		.where("id", "=", refused)
		.executeTakeFirstOrThrow();
	const end = number.toString(16).padStart(6, "0");
	const stopRefusing = await refuseInserts(
		db,
		"webhook_deliveries",
		sql`new.notification_id like ${sql.lit(`%${end}`)}`,
	);
	await world.commitEvents(tenant, 6);
	world.start();
	await eventually("the other's are recorded", async () =>
		(await world.notificationsOf(well)).every(
			({ delivery_status }) => delivery_status === "succeeded",
		),
	);
	expect(world.received("refused")).toHaveLength(4);
	await stopRefusing();
	await world.settle();
	expect(world.received("refused")).toHaveLength(6);
	const rows = await world.notificationsOf(refused);
	expect(rows.map(({ attempts }) => attempts)).toEqual(Array(6).fill(1));
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

test("an attempt that fails for reasons of our own is logged, and made again after a pause", async () => {
	world.answer = (response) => response.end();
	const { db } = world.services.database;
	const tenant = await world.addTenant("a");
	const id = await world.subscribe(tenant, "one");
	await world.commitEvents(tenant, 6);
	const { schema } = db;
	await schema.alterTable("event_records").renameTo("hidden").execute();
	const startedMs = performance.now();
	world.start();
	await eventually("it is logged", () => world.errors.length > 0);
	await eventually("the queue is released", async () => {
		const { lease_owner, due_at } = await world.queueOf(id);
		return lease_owner === null && due_at !== null;
	});
	await schema.alterTable("hidden").renameTo("event_records").execute();
	const seconds = Math.ceil((performance.now() - startedMs) / 1_000);
	await eventually("all is sent", () => world.received("one").length === 6);
	await world.settle();
	// At most four attempts at once, and a second between them.
	expect(world.errors.length).toBeLessThanOrEqual(4 * seconds);
	const rows = await world.notificationsOf(id);
	expect(rows.map(({ attempts }) => attempts)).toEqual(Array(6).fill(1));
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

test("a stopping courier breaks off an attempt that hangs, and another makes it again without counting it", {
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
