import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreeQueues } from "../../server/deliveries/queue-queries.ts";
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
