import { expect, it } from "vitest";
import type { Queries } from "../../server/database/database.ts";
import { transact } from "../../server/database/transact.ts";
import {
	releaseQueues,
	takeQueues,
} from "../../server/deliveries/queue-queries.ts";
import type { Attempt } from "../../server/deliveries/send-attempt.ts";
import { storeAttempts } from "../../server/deliveries/store-attempts.ts";
import { notify } from "../../server/resources/account-events/notify.ts";
import { removeSomeNotifications } from "../../server/resources/webhook-notifications/remove-notifications-queries.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startWhileHeld } from "../support/postgres/held.ts";
import { newEvent, startDeliveredWorld } from "./delivered-world.ts";

const world = await openForFile(startDeliveredWorld);
const { database } = world.services;
const other = await openForFile(openMigrated, `file:${world.databaseFile}`);

async function subscriber(name: string) {
	const tenant = await world.addTenant(name);
	const id = await world.subscribe(tenant, name);
	const accountId = tenant.account.id;
	const raise = (db: Queries) =>
		notify(db, world.clock, accountId, [newEvent(name, world.clock.now())]);
	const key = { account_id: accountId, webhook_id: id };
	const now = world.clock.now().toISOString();
	const take = (db: Queries) =>
		takeQueues(
			db,
			{ free: [key], held: [] },
			{ owner: "courier", until: "2100-01-01T00:00:00.000Z" },
		);
	const release = (db: Queries) => releaseQueues(db, now, [key], "courier");
	return { tenant, id, accountId, raise, take, release };
}

/** A failed attempt of the only notification of a webhook. */
async function attemptOf(id: string): Promise<Attempt> {
	const [row] = await world.notificationsOf(id);
	if (!row) throw new Error("there is one");
	return {
		accountId: row.account_id,
		webhookId: id,
		webhookNumber: row.webhook_number,
		position: row.position,
		notificationId: row.id,
		url: world.receiver.url,
		attemptedAt: world.clock.now(),
		answer: {
			statusCode: 500,
			headers: {},
			body: "",
			error: null,
			durationMs: 1,
		},
	};
}

function deliveriesOf(accountId: string) {
	return database.db
		.selectFrom("webhook_deliveries")
		.select("attempt")
		.where("account_id", "=", accountId)
		.orderBy("attempt")
		.execute();
}

it.each(["released", "given an event"])(
	"a queue that is released while an event is added is due afterwards, when it is %s first",
	async (first) => {
		const { id, raise, take, release } = await subscriber(
			first.replaceAll(" ", "-"),
		);
		await transact(database, take);
		// The queue is due already, so that an event has nothing to change.
		await database.db
			.updateTable("delivery_queues")
			.set({ due_at: world.clock.now().toISOString() })
			.where("webhook_id", "=", id)
			.execute();
		const isReleased = first === "released";
		await startWhileHeld(other, isReleased ? release : raise, () =>
			transact(database, isReleased ? raise : release),
		);
		expect(await world.queueOf(id)).toMatchObject({
			lease_owner: null,
			due_at: world.clock.now().toISOString(),
		});
	},
);

it("counts every attempt of two couriers when one of them has lost its lease", async () => {
	const { tenant, id, accountId } = await subscriber("twice");
	await world.commitEvents(tenant);
	const attempt = await attemptOf(id);
	const store = (db: Queries) => storeAttempts(db, world.clock, [attempt]);
	await startWhileHeld(other, store, () => transact(database, store));
	expect(await world.notificationsOf(id)).toMatchObject([
		{ attempts: 2, failures: 2 },
	]);
	expect(await world.queueOf(id)).toMatchObject({ failures: 2 });
	expect(await deliveriesOf(accountId)).toEqual([
		{ attempt: 1 },
		{ attempt: 2 },
	]);
});

it("leaves no notification of a webhook that is removed while events are recorded", async () => {
	const { tenant, accountId, id, raise } = await subscriber("removed");
	await startWhileHeld(other, raise, () => tenant.client.deleteWebhook(id));
	await runDueJobs(world.services, "notify-webhooks");
	await runDueJobs(world.services, "remove-notifications");
	const left = await database.db
		.selectFrom("webhook_notifications")
		.select("position")
		.where("account_id", "=", accountId)
		.execute();
	expect(left).toEqual([]);
});

it("leaves no attempt of a notification that is removed while the attempt is recorded", async () => {
	const { tenant, id, accountId } = await subscriber("forgotten");
	await world.commitEvents(tenant);
	const attempt = await attemptOf(id);
	await startWhileHeld(
		other,
		(db) => storeAttempts(db, world.clock, [attempt]),
		() =>
			transact(database, (db) =>
				removeSomeNotifications(db, accountId, attempt.webhookNumber),
			),
	);
	expect(await deliveriesOf(accountId)).toEqual([]);
});
