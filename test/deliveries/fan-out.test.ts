import { afterEach, beforeEach, expect, test } from "vitest";
import { newRecordId } from "../../server/database/record-id.ts";
import { notifyWebhooks } from "../../server/jobs/notifications/notify-webhooks.ts";
import { notify } from "../../server/resources/account-events/notify.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import type { Tenant } from "../support/installation/test-landfall.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { storedNotifications } from "../support/records/stored-notifications.ts";
import {
	type DeliveredWorld,
	newEvent,
	startDeliveredWorld,
} from "./delivered-world.ts";

const WEBHOOKS = 40;
const EVENTS = 20;

let world: DeliveredWorld;
let tenant: Tenant;
let webhookIds: string[];

const names = Array.from({ length: WEBHOOKS }, (_, index) => `w${index}`);

beforeEach(async () => {
	world = await startDeliveredWorld();
	tenant = await world.addTenant("a");
	webhookIds = [];
	for (const name of names) {
		webhookIds.push(await world.subscribe(tenant, name));
	}
});
afterEach(() => world.stop());

/** Commits events without running the job that writes their remaining notifications. */
async function commit(count: number): Promise<void> {
	const { database, clock } = world.services;
	const events = Array.from({ length: count }, () =>
		newEvent(newRecordId(), clock.now()),
	);
	await database.db
		.transaction()
		.execute((transaction) =>
			notify(transaction, clock, tenant.account.id, events),
		);
}

const written = () => storedNotifications(world.services.database.db);

function idsAt(name: string): (string | undefined)[] {
	return world
		.received(name)
		.map(({ headers }) => String(headers["webhook-id"]));
}

test("a commit writes few notifications itself, and a job writes the rest", async () => {
	await commit(EVENTS);
	const first = (await written()).length;
	expect(first).toBeGreaterThan(0);
	expect(first).toBeLessThanOrEqual(256);
	await runDueJobs(world.services, "notify-webhooks");
	expect(await written()).toHaveLength(WEBHOOKS * EVENTS);
	world.start();
	await world.settle();
	for (const name of names) expect(new Set(idsAt(name)).size).toBe(EVENTS);
});

test("notifications written after the delivery of later events are delivered too, each once", async () => {
	await commit(EVENTS);
	world.start();
	await world.settle();
	await commit(1);
	await world.settle();
	const late = names.at(-1) ?? "";
	expect(world.received(late)).toHaveLength(1);
	await runDueJobs(world.services, "notify-webhooks");
	await world.settle();
	for (const [index, name] of names.entries()) {
		const stored = await world.notificationsOf(webhookIds[index] ?? "");
		expect(stored).toHaveLength(EVENTS + 1);
		expect(idsAt(name).toSorted()).toEqual(stored.map(({ id }) => id));
	}
});

test("a webhook that is removed before its notifications are written gets none, and the others get theirs", async () => {
	await commit(EVENTS);
	const removed = webhookIds.at(-1) ?? "";
	await tenant.client.deleteWebhook(removed);
	await runDueJobs(world.services, "notify-webhooks");
	await runDueJobs(world.services, "remove-notifications");
	const { db } = world.services.database;
	const rows = await db
		.selectFrom("webhook_notifications")
		.select("webhook_number")
		.execute();
	expect(rows).toHaveLength((WEBHOOKS - 1) * EVENTS);
	expect(rows.map((row) => row.webhook_number)).not.toContain(WEBHOOKS);
});

test("a job that has lost its lease writes nothing, and its earlier notifications are not written twice", async () => {
	await commit(EVENTS);
	const { database, clock } = world.services;
	const claim = (leaseOwner: string, leaseUntil: string) =>
		database.claimJobs({
			name: "notify-webhooks",
			limit: 1,
			accounts: 1,
			choose: (due) => due.slice(0, 1),
			now: clock.now().toISOString(),
			wallNow: new Date().toISOString(),
			leaseOwner,
			leaseUntil,
		});
	const [row] = await claim("asleep", "2026");
	expect(row).toBeDefined();
	if (!row) return;
	const [again] = await claim("awake", "9999");
	expect(again?.id).toBe(row.id);
	const before = (await written()).length;
	const { signal } = new AbortController();
	const job = { row, payload: JSON.parse(row.payload), signal };
	await expect(notifyWebhooks(job, world.services)).rejects.toThrow(
		LeaseLostError,
	);
	expect(await written()).toHaveLength(before);
	await database.db
		.updateTable("jobs")
		.set({ lease_owner: null, lease_until: null })
		.execute();
	await runDueJobs(world.services, "notify-webhooks");
	expect(await written()).toHaveLength(WEBHOOKS * EVENTS);
});
