import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreeQueues } from "../../server/deliveries/queue-queries.ts";
import { takeWaiting } from "../../server/deliveries/waiting-queries.ts";
import { type DeliveredWorld, startDeliveredWorld } from "./delivered-world.ts";

let world: DeliveredWorld;

beforeAll(async () => {
	world = await startDeliveredWorld();
});
afterAll(() => world.stop());

const minutesAgo = (minutes: number) =>
	new Date(world.clock.now().getTime() - minutes * 60_000).toISOString();

test("of an account's receivers in trouble the one that was asked longest ago is asked next, whatever waits for the others", async () => {
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
	const next = await add("asked-long-ago", minutesAgo(30), minutesAgo(8));
	const failedOnce = await add("failed-once", minutesAgo(5), null);
	await add("left-alone", minutesAgo(99), minutesAgo(-1));
	const now = world.clock.now().toISOString();
	const free = await findFreeQueues(db, true, now, 10);
	expect(free.map((queue) => queue.webhook_id)).toEqual([
		next,
		failedOnce,
		justAsked,
	]);
});

test("a queue that is given back while its owner looks at it stays free, and the next one delivers what waits in it", async () => {
	const tenant = await world.addTenant("given back");
	const id = await world.subscribe(tenant, "given-back");
	await world.tell(tenant);
	const { db } = world.services.database;
	const lease = { owner: "one", until: minutesAgo(-9) };
	const now = world.clock.now().toISOString();
	const take = (free: readonly string[], held: readonly string[]) =>
		takeWaiting(db, { free, held }, lease, now);
	expect(await take([], [id])).toEqual([]);
	expect(await world.queueOf(id)).toMatchObject({ lease_owner: null });
	world.start();
	await world.settle();
	expect(world.received("given-back")).toHaveLength(1);
});

test("a queue is taken by one owner, who alone takes what is added to it", async () => {
	const tenant = await world.addTenant("taken");
	const id = await world.subscribe(tenant, "taken");
	await world.tell(tenant);
	const { db } = world.services.database;
	const until = minutesAgo(-9);
	const now = world.clock.now().toISOString();
	const one = { owner: "one", until };
	const other = { owner: "other", until };
	expect(
		await takeWaiting(db, { free: [id], held: [] }, one, now),
	).toHaveLength(1);
	for (const wanted of [
		{ free: [id], held: [] },
		{ free: [], held: [id] },
	])
		expect(await takeWaiting(db, wanted, other, now)).toEqual([]);
	const [again] = await takeWaiting(db, { free: [], held: [id] }, one, now);
	expect(again?.waiting).toHaveLength(1);
});
