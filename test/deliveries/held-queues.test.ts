import { expect, test } from "vitest";
import { HeldQueues } from "../../server/deliveries/held-queues.ts";
import { newTurn } from "../../server/deliveries/webhook-turn.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startDeliveredWorld } from "./delivered-world.ts";
import { queueWith } from "./queue-with.ts";

const world = await openForFile(startDeliveredWorld);

test("a process that holds almost as many queues as it may lets an account's further ones wait; those of troubled receivers have room of their own", async () => {
	const tenant = await world.addTenant("waiting");
	const ids = [
		await world.subscribe(tenant, "one"),
		await world.subscribe(tenant, "two"),
	];
	await world.commitEvents(tenant);
	const { db } = world.services.database;
	const now = world.clock.now().toISOString();
	const turn = newTurn(queueWith(0), 0);
	const held = new HeldQueues();
	while (held.room("healthy") > 3) held.add(turn);
	const both = await held.findFree(db, "healthy", now);
	expect(both.isCrowded).toBe(false);
	expect(both.chosen.map((key) => key.webhook_id).sort()).toEqual(ids.sort());

	held.add(turn);
	const one = await held.findFree(db, "healthy", now);
	expect(one.isCrowded).toBe(true);
	expect(one.chosen).toHaveLength(1);

	held.add(turn);
	held.add(turn);
	const none = await held.findFree(db, "healthy", now);
	expect(none).toEqual({ chosen: [], isCrowded: true });
	const troubled = await held.findFree(db, "troubled", now);
	expect(troubled).toEqual({ chosen: [], isCrowded: false });

	held.remove(turn);
	expect(held.room("healthy")).toBe(1);
});
