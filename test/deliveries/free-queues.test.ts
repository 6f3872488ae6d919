import { describe, expect, test } from "vitest";
import {
	findFirstDue,
	findFreeQueues,
} from "../../server/deliveries/free-queues.ts";
import { takePending } from "../../server/deliveries/pending-queries.ts";
import {
	type QueueKey,
	releaseQueues,
} from "../../server/deliveries/queue-queries.ts";
import { writeNotifications } from "../../server/resources/account-events/write-notifications.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startDeliveredWorld } from "./delivered-world.ts";

const world = await openForFile(startDeliveredWorld);

const minutesAgo = (minutes: number) =>
	new Date(world.clock.now().getTime() - minutes * 60_000).toISOString();

test("among an account's failing receivers the one attempted longest ago is next, however long the others have been due", async () => {
	const tenant = await world.addTenant("a");
	const { db } = world.services.database;
	const add = async (name: string, dueAt: string, openUntil: string | null) => {
		const id = await world.subscribe(tenant, name);
		await db
			.updateTable("delivery_queues")
			.set({
				due_at: dueAt,
				failures: openUntil === null ? 1 : 9,
				failing_since: dueAt,
				open_until: openUntil,
			})
			.where("webhook_id", "=", id)
			.execute();
		return id;
	};
	const justAsked = await add("waits-longest", minutesAgo(90), minutesAgo(1));
	const next = await add("due-long-ago", minutesAgo(30), minutesAgo(8));
	const failedOnce = await add("failed-once", minutesAgo(5), null);
	await add("left-alone", minutesAgo(99), minutesAgo(-1));
	const now = world.clock.now().toISOString();
	const free = await findFreeQueues(db, true, now, 10);
	expect(free.map((queue) => queue.webhook_id)).toEqual([
		next,
		failedOnce,
		justAsked,
	]);
	expect(free[0]).toMatchObject({
		...{ account_id: tenant.account.id, webhook_number: 2, failures: 9 },
		...{ failing_since: minutesAgo(30), open_until: minutesAgo(8) },
	});
});

test.each([
	["healthy", false],
	["failing", true],
])(
	"the queues of an account with many %s receivers leave room for the first one of another account",
	async (kind, isTroubled) => {
		const { db } = world.services.database;
		await db.updateTable("delivery_queues").set({ due_at: null }).execute();
		const add = async (owner: string, minutes: readonly number[]) => {
			const tenant = await world.addTenant(`${kind} ${owner}`);
			const ids: string[] = [];
			for (const ago of minutes) {
				const id = await world.subscribe(tenant, `${kind}-${owner}-${ago}`);
				ids.push(id);
				await db
					.updateTable("delivery_queues")
					.set({ due_at: minutesAgo(ago), failures: isTroubled ? 1 : 0 })
					.where("webhook_id", "=", id)
					.execute();
			}
			return ids;
		};
		const [second, first] = await add("many", [8, 9, 7]);
		const [only] = await add("one", [1]);
		const now = world.clock.now().toISOString();
		const free = await findFreeQueues(db, isTroubled, now, 3);
		expect(free.map((queue) => queue.webhook_id)).toEqual([
			first,
			only,
			second,
		]);
	},
);

test("the notification of a queue that has been due the longest goes first, whether it is a retry or not", async () => {
	const tenant = await world.addTenant("waiting");
	const id = await world.subscribe(tenant, "waiting");
	const key = { account_id: tenant.account.id, webhook_id: id };
	await world.commitEvents(tenant, 4);
	const { database } = world.services;
	const rows = await world.notificationsOf(id);
	const positions = rows.map(({ position }) => position);
	const [first = 0, second = 0, third = 0, fourth = 0] = positions;
	for (const [position, minutes] of [
		[first, -1],
		[second, 3],
		[fourth, 5],
	] as const) {
		await database.db
			.updateTable("webhook_notifications")
			.set({ failures: 1, attempts: 1, due_at: minutesAgo(minutes) })
			.where("account_id", "=", tenant.account.id)
			.where("position", "=", position)
			.execute();
	}
	await database.db
		.updateTable("account_events")
		.set({ created_at: minutesAgo(4) })
		.where("account_id", "=", tenant.account.id)
		.where("position", "=", third)
		.execute();
	const now = world.clock.now().toISOString();
	const lease = { owner: "one", until: minutesAgo(-9) };
	const wanted = { free: [key], held: [] };
	const [taken] = await takePending(database, wanted, lease, now);
	expect(taken?.waiting).toEqual([
		{ position: fourth, dueAt: minutesAgo(5) },
		{ position: third, dueAt: minutesAgo(4) },
		{ position: second, dueAt: minutesAgo(3) },
	]);
	expect(await world.queueOf(id)).toMatchObject({
		...{ lease_owner: "one", lease_until: minutesAgo(-9), due_at: null },
	});
});

test.each([
	[63, 0],
	[64, 64],
])(
	"a queue that is held for long stores its progress after %i more notifications: %i",
	async (delivered, want) => {
		const tenant = await world.addTenant(`frontier ${delivered}`);
		const id = await world.subscribe(tenant, `frontier-${delivered}`);
		const key = { account_id: tenant.account.id, webhook_id: id };
		await world.commitEvents(tenant, delivered + 2);
		const { database } = world.services;
		const [first] = await world.notificationsOf(id);
		const start = (first?.position ?? 0) - 1;
		await database.db
			.updateTable("webhook_notifications")
			.set({ delivery_status: "succeeded" })
			.where("account_id", "=", tenant.account.id)
			.where("position", "<=", start + delivered)
			.execute();
		const now = world.clock.now().toISOString();
		const lease = { owner: "one", until: minutesAgo(-9) };
		await database.db
			.updateTable("delivery_queues")
			.set({ frontier: start })
			.where("webhook_id", "=", id)
			.execute();
		const wanted = { free: [key], held: [] };
		const [taken] = await takePending(database, wanted, lease, now);
		expect(taken?.waiting).toHaveLength(2);
		expect((await world.queueOf(id)).frontier).toBe(start + want);
	},
);

test("a queue that is released while its owner reads it stays free, and the next owner delivers its notifications", async () => {
	const tenant = await world.addTenant("given back");
	const id = await world.subscribe(tenant, "given-back");
	const key = { account_id: tenant.account.id, webhook_id: id };
	await world.commitEvents(tenant);
	const { database } = world.services;
	const lease = { owner: "one", until: minutesAgo(-9) };
	const now = world.clock.now().toISOString();
	const take = (free: readonly QueueKey[], held: readonly QueueKey[]) =>
		takePending(database, { free, held }, lease, now);
	expect(await take([], [key])).toEqual([]);
	expect(await world.queueOf(id)).toMatchObject({ lease_owner: null });
	const courier = world.start();
	await world.settle();
	expect(world.received("given-back")).toHaveLength(1);
	await courier.stop();
});

test("a queue is taken by one owner, and only that owner takes its new notifications", async () => {
	const tenant = await world.addTenant("taken");
	const id = await world.subscribe(tenant, "taken");
	const key = { account_id: tenant.account.id, webhook_id: id };
	await world.commitEvents(tenant);
	const { database } = world.services;
	const until = minutesAgo(-9);
	const now = world.clock.now().toISOString();
	const one = { owner: "one", until };
	const other = { owner: "other", until };
	expect(
		await takePending(database, { free: [key], held: [] }, one, now),
	).toHaveLength(1);
	for (const wanted of [
		{ free: [key], held: [] },
		{ free: [], held: [key] },
	])
		expect(await takePending(database, wanted, other, now)).toEqual([]);
	const [again] = await takePending(
		database,
		{ free: [], held: [key] },
		one,
		now,
	);
	expect(again?.waiting).toHaveLength(1);
});

test("a released queue is due with the first of its retries", async () => {
	const tenant = await world.addTenant("retried");
	const id = await world.subscribe(tenant, "retried");
	const key = { account_id: tenant.account.id, webhook_id: id };
	await world.commitEvents(tenant, 3);
	const { database } = world.services;
	const rows = await world.notificationsOf(id);
	for (const [index, minutes] of [-3, -2, -5].entries())
		await database.db
			.updateTable("webhook_notifications")
			.set({ failures: 1, attempts: 1, due_at: minutesAgo(minutes) })
			.where("account_id", "=", tenant.account.id)
			.where("position", "=", rows[index]?.position ?? 0)
			.execute();
	const now = world.clock.now().toISOString();
	const lease = { owner: "one", until: minutesAgo(-9) };
	await takePending(database, { free: [key], held: [] }, lease, now);
	await releaseQueues(database.db, now, [key], "one");
	expect(await world.queueOf(id)).toMatchObject({
		...{ lease_owner: null, lease_until: null, due_at: minutesAgo(-2) },
	});
});

test.each([
	["waits for a later retry is due at once", -60, 0],
	["is due keeps its place among the waiting ones", 5, 5],
])(
	"a queue that %s when a notification is added",
	async (what, dueAgo, want) => {
		const tenant = await world.addTenant(what);
		const id = await world.subscribe(tenant, "added");
		await world.services.database.db
			.updateTable("delivery_queues")
			.set({ due_at: minutesAgo(dueAgo) })
			.where("webhook_id", "=", id)
			.execute();
		await world.commitEvents(tenant);
		expect((await world.queueOf(id)).due_at).toBe(minutesAgo(want));
	},
);

test("a notification that is written after its queue was released with a later one is delivered too", async () => {
	const tenant = await world.addTenant("overtaken");
	const id = await world.subscribe(tenant, "overtaken");
	const key = { account_id: tenant.account.id, webhook_id: id };
	await world.commitEvents(tenant, 2);
	const { database, clock } = world.services;
	const [late] = await world.notificationsOf(id);
	if (!late) throw new Error("there is one");
	await database.db
		.deleteFrom("webhook_notifications")
		.where("account_id", "=", tenant.account.id)
		.where("position", "=", late.position)
		.execute();
	const now = clock.now().toISOString();
	const lease = { owner: "one", until: minutesAgo(-9) };
	await takePending(database, { free: [key], held: [] }, lease, now);
	await releaseQueues(database.db, now, [key], "one");
	const { webhook_number: webhookNumber, position } = late;
	await writeNotifications(database.db, clock, tenant.account.id, [
		{ webhookNumber, position },
	]);
	const courier = world.start();
	await world.settle();
	await courier.stop();
	const stored = await world.notificationsOf(id);
	expect(stored.map((row) => row.delivery_status)).toEqual([
		"succeeded",
		"succeeded",
	]);
	expect(world.received("overtaken")).toHaveLength(2);
});

describe("the first due queue", () => {
	type State = readonly [dueIn: number, openFor: number | null, owner?: string];

	test.each<[what: string, queues: readonly State[], want: number | undefined]>(
		[
			["there is none", [], undefined],
			["one waits", [[-3, null]], -3],
			["one will be due", [[3, null]], 3],
			[
				"two will be due",
				[
					[4, null],
					[3, null],
				],
				3,
			],
			[
				"one of two waits",
				[
					[3, null],
					[-2, null],
				],
				-2,
			],
			["only an open one", [[-3, 5]], 5],
			["an open one whose retry is later", [[7, 5]], 7],
			[
				"two open ones",
				[
					[-1, 5],
					[-9, 4],
				],
				4,
			],
			[
				"one waits beside an open one",
				[
					[-3, null],
					[-5, -4],
				],
				-3,
			],
			[
				"an open one is earlier",
				[
					[3, null],
					[-5, 2],
				],
				2,
			],
			[
				"an open one is later",
				[
					[3, null],
					[-5, 4],
				],
				3,
			],
			[
				"the others are held",
				[
					[-3, null, "one"],
					[-5, 2, "one"],
					[6, null],
				],
				6,
			],
		],
	)("%s: %j", async (_what, queues, want) => {
		const { db } = world.services.database;
		const tenant = await world.addTenant(`due ${_what}`);
		await db
			.updateTable("delivery_queues")
			.set({ due_at: null, open_until: null })
			.execute();
		for (const [index, [dueIn, openFor, owner = null]] of queues.entries()) {
			const id = await world.subscribe(tenant, `due-${index}`);
			await db
				.updateTable("delivery_queues")
				.set({
					due_at: minutesAgo(-dueIn),
					open_until: openFor === null ? null : minutesAgo(-openFor),
					lease_owner: owner,
				})
				.where("webhook_id", "=", id)
				.execute();
		}
		const found = await findFirstDue(db, world.clock.now().toISOString());
		expect(found).toBe(want === undefined ? undefined : minutesAgo(-want));
	});
});
