import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import type { IncludedRecord } from "../../server/resources/account-events/account-event-table.ts";
import {
	type AccountEvent,
	notify,
} from "../../server/resources/account-events/notify.ts";
import { redeliverPeriod } from "../../server/resources/account-events/redeliver.ts";
import { findTransportEvents } from "../../server/resources/transport-events/transport-event-queries.ts";
import { insertVessels } from "../../server/resources/vessels/vessel-queries.ts";
import { removeWebhook } from "../../server/resources/webhooks/remove-webhook.ts";
import {
	insertWebhook,
	setWebhook,
} from "../../server/resources/webhooks/webhook-queries.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { testClock } from "../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00Z");

/** More rows than one statement can hold, with any columns. */
const MANY = 20_000;

/** The common part of the bodies of all notifications. */
const container = toJsonText({ id: "c", type: "container" } as IncludedRecord);

const names = Array.from({ length: MANY }, (_, index) => String(index));

const webhook = {
	account_id: "a",
	id: "w",
	url: "https://receiver.example",
	active: 1,
	events: JSON.stringify(["container.created"]) as never,
	secret: "whsec_",
	previous_secret: null,
	previous_secret_until: null,
	headers: "[]" as never,
	created_at: "2026-01-01T00:00:00Z",
	deactivated_at: null,
	deactivation_reason: null,
} as const;

const events = names.map(
	(id): AccountEvent => ({
		event: "container.created",
		reference: { id, type: "container_created_event" },
		containerId: id,
		included: [container],
	}),
);

async function count(
	{ db }: Database,
	table: "webhook_notifications" | "account_events" | "vessels",
): Promise<number> {
	const { count } = await db
		.selectFrom(table)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

function servicesOf(database: Database) {
	return { database, clock, wakeWorkers: () => {} };
}

/** Commits the events and writes all their notifications. */
async function tellAll(database: Database): Promise<void> {
	await notify(database.db, clock, "a", events);
	await runDueJobs(servicesOf(database), "notify-webhooks");
}

test("an account gets all notifications of a carrier's largest answer", async () => {
	const { database } = await databaseFile();
	await insertWebhook(database.db, webhook);
	await tellAll(database);
	expect(await count(database, "account_events")).toBe(MANY);
	expect(await count(database, "webhook_notifications")).toBe(MANY);
});

test("all notifications of an account can be sent again at once", async () => {
	const { database } = await databaseFile();
	await insertWebhook(database.db, webhook);
	await tellAll(database);
	const period = { from: "2026-03-01T00:00:00Z", to: "2026-03-01T00:00:00Z" };
	const made = redeliverPeriod(database, clock, "a", {
		webhookNumber: 1,
		...period,
	});
	expect(await made).toBe(MANY);
});

test("a webhook is removed with all its notifications while other work writes", async () => {
	const { database } = await databaseFile();
	await insertWebhook(database.db, webhook);
	await insertWebhook(database.db, { ...webhook, account_id: "b", id: "v" });
	await tellAll(database);
	expect(await removeWebhook(database, clock, "a", "w")).toBe(true);
	let isRemoved = false;
	const services = servicesOf(database);
	const removal = runDueJobs(services, "remove-notifications").then(() => {
		isRemoved = true;
	});
	for (let changes = 0; changes < 4; changes++) {
		await setWebhook(database.db, "b", "v", { active: 0 });
	}
	expect(isRemoved).toBe(false);
	await removal;
	expect(await count(database, "webhook_notifications")).toBe(0);
	const left = database.db.selectFrom("delivery_queues").select("webhook_id");
	expect(await left.execute()).toEqual([{ webhook_id: "v" }]);
});

test("any number of vessels is stored, and any number of containers is read", async () => {
	const { database } = await databaseFile();
	await insertVessels(
		database.db,
		names.map((id) => ({ id, imo: null, name: id, document: "{}" as never })),
	);
	expect(await count(database, "vessels")).toBe(MANY);
	expect(await findTransportEvents(database.db, "a", names)).toEqual([]);
});
