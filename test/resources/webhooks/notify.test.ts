import { beforeEach, expect, test } from "vitest";
import type {
	EventName,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import type { Database } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import {
	type AccountEvent,
	notify,
} from "../../../server/resources/account-events/notify.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { insertWebhook } from "../../../server/resources/webhooks/webhook-queries.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { storedNotifications } from "../../support/records/stored-notifications.ts";
import { testClock } from "../../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00.250Z");
let database: Database;

beforeEach(async () => {
	database = await openMigrated("file::memory:");
	return () => database.close();
});

async function addAccount(
	name: string,
	entitlements: readonly ("rail" | "documents")[] = [],
): Promise<string> {
	const now = "2026-01-01T00:00:00Z";
	return (await insertAccount(database.db, name, now, entitlements)).id;
}

async function addWebhook(
	accountId: string,
	id: string,
	events: EventName[],
	active: 0 | 1 = 1,
): Promise<void> {
	await insertWebhook(database.db, {
		account_id: accountId,
		id,
		url: "https://receiver.example",
		active,
		events: toJsonText(events),
		secret: "whsec_",
		previous_secret: null,
		previous_secret_until: null,
		headers: toJsonText<{ name: string; value: string }[]>([]),
		created_at: "2026-01-01T00:00:00Z",
		deactivated_at: null,
		deactivation_reason: null,
	});
}

function event(name: EventName, containerId: string | null): AccountEvent {
	return {
		event: name,
		reference: { id: `${name} of ${containerId}`, type: "transport_event" },
		containerId,
		included: [],
	};
}

/** The notifications of a webhook in order: event, container and sequence, as stored and as sent. */
async function notificationsOf(webhookId: string) {
	const rows = await storedNotifications(database.db, { webhookId });
	return rows.map(
		({ event: name, container_id: container, sequence, body }) => {
			const { data } = JSON.parse(body) as WebhookNotificationDocument;
			expect(data.attributes.sequence).toBe(sequence);
			return [name, container, sequence];
		},
	);
}

const loaded = "container.transport.vessel_loaded";
const departed = "container.transport.vessel_departed";
const arrived = "container.transport.vessel_arrived";

test("the sequence rises by one with every notified event of a container, and is the same for all webhooks", async () => {
	const account = await addAccount("a");
	await addWebhook(account, "all", [loaded, departed]);
	await addWebhook(account, "some", [departed]);
	const tell = (...events: AccountEvent[]) =>
		notify(database.db, clock, account, events);
	await tell(event(loaded, "x"), event(arrived, "x"), event(loaded, "y"));
	await tell(event(departed, "x"), event(loaded, null), event(loaded, "x"));
	await tell(event(departed, "y"));
	expect(await notificationsOf("all")).toEqual([
		[loaded, "x", 1],
		[loaded, "y", 1],
		[departed, "x", 2],
		[loaded, null, null],
		[loaded, "x", 3],
		[departed, "y", 2],
	]);
	expect(await notificationsOf("some")).toEqual([
		[departed, "x", 2],
		[departed, "y", 2],
	]);
});

test("sequences are counted for each account", async () => {
	for (const name of ["a", "b"]) {
		const account = await addAccount(name);
		await addWebhook(account, name, [loaded]);
		await notify(database.db, clock, account, [event(loaded, "x")]);
	}
	expect(await notificationsOf("a")).toEqual([[loaded, "x", 1]]);
	expect(await notificationsOf("b")).toEqual([[loaded, "x", 1]]);
});

test("events of features that an account lacks are not notified, and leave no gap", async () => {
	const railEvent = "container.pickup_lfd_rail.changed";
	const poor = await addAccount("poor");
	const rich = await addAccount("rich", ["rail"]);
	for (const [account, id] of [
		[poor, "poor"],
		[rich, "rich"],
	] as const) {
		await addWebhook(account, id, [railEvent, loaded]);
		const events = [event(railEvent, "x"), event(loaded, "x")];
		await notify(database.db, clock, account, events);
	}
	expect(await notificationsOf("poor")).toEqual([[loaded, "x", 1]]);
	expect(await notificationsOf("rich")).toEqual([
		[railEvent, "x", 1],
		[loaded, "x", 2],
	]);
});

test("a notification makes the queue of its own webhook due at once", async () => {
	const account = await addAccount("a");
	await addWebhook(account, "subscribed", [loaded]);
	await addWebhook(account, "other", [departed]);
	await addWebhook(account, "inactive", [loaded], 0);
	await notify(database.db, clock, account, [event(loaded, "x")]);
	const queues = await database.db
		.selectFrom("delivery_queues")
		.select(["webhook_id", "due_at"])
		.orderBy("webhook_id")
		.execute();
	expect(queues).toEqual([
		{ webhook_id: "inactive", due_at: null },
		{ webhook_id: "other", due_at: null },
		{ webhook_id: "subscribed", due_at: "2026-03-01T00:00:00.250Z" },
	]);
	expect(await notificationsOf("inactive")).toEqual([]);
});
