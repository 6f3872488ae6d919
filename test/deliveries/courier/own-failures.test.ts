import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testOnSqlite } from "../../support/postgres/on-database.ts";
import { refuseInserts } from "../../support/records/refuse-writes.ts";
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
