import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { type Landfall, startLandfall } from "../../../server/landfall.ts";
import {
	type AccountEvent,
	notify,
} from "../../../server/resources/account-events/notify.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import { idOfNotification } from "../../../server/resources/webhook-notifications/notification-body.ts";
import { insertWebhook } from "../../../server/resources/webhooks/webhook-queries.ts";
import { newWebhookSecret } from "../../../server/resources/webhooks/webhook-signature.ts";
import {
	type Clock,
	toInstant,
	wallClock,
} from "../../../server/runtime/clock.ts";
import { readConfig } from "../../../server/settings/config.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import {
	ACCOUNTS,
	type Arrivals,
	BODY_BYTES,
	EVENTS,
	EVENTS_PER_SECOND,
	nowMs,
	startMeasuring,
	TIMED_EVENTS,
	type Used,
	WARM_UP,
	WEBHOOKS,
} from "./load.ts";

/**
 * Our side. `throughput`: a process delivers full queues and reports the resources used.
 * `latency`: events are committed one at a time and their times reported. Ends when all are delivered.
 */
const [task = "", folder = "", receiversUrl = ""] = process.argv.slice(2);
const file = `${folder}/ours.db`;

const clock: Clock = wallClock;

async function addWebhooks(database: Database): Promise<string[]> {
	const ports = (await (await fetch(receiversUrl)).json()) as number[];
	const accountIds: string[] = [];
	const now = toInstant(clock.now());
	for (let count = 0; count < ACCOUNTS; count++) {
		const { id } = await insertAccount(database.db, `bench ${count}`, now);
		accountIds.push(id);
		for (const port of ports.splice(0, WEBHOOKS)) {
			await insertWebhook(database.db, {
				account_id: id,
				id: newRecordId(),
				url: `http://127.0.0.1:${port}/landfall`,
				active: 1,
				events: toJsonText(["container.created" as const]),
				secret: newWebhookSecret(),
				previous_secret: null,
				previous_secret_until: null,
				headers: toJsonText<{ name: string; value: string }[]>([]),
				created_at: now,
				deactivated_at: null,
				deactivation_reason: null,
			});
		}
	}
	return accountIds;
}

function newEvent(): AccountEvent {
	const record = { id: newRecordId(), type: "container_created_event" };
	const padding = "x".repeat(BODY_BYTES);
	return {
		event: "container.created",
		reference: { id: record.id, type: "container_created_event" },
		containerId: newRecordId(),
		included: [toJsonText({ ...record, padding } as never)],
	};
}

function start(database: Database): Promise<Landfall> {
	return startLandfall(
		readConfig({
			DATABASE_URL: `file:${file}`,
			WEBHOOK_ALLOW: "127.0.0.0/8",
		}),
		{
			database,
			carriers: carrierRegistry([]),
			terminals: terminalRegistry([]),
			rules: DEFAULT_RULES,
			clock,
			log: pino({ level: "warn" }),
		},
		{ isServing: false, isWorking: true },
	);
}

async function addEvents(
	database: Database,
	accountId: string,
	count: number,
): Promise<void> {
	const events = Array.from({ length: count }, newEvent);
	await database.db
		.transaction()
		.execute((transaction) => notify(transaction, clock, accountId, events));
}

/** Resolves when the notifications of all events are written. */
async function written({ db }: Database): Promise<void> {
	for (;;) {
		const job = await db
			.selectFrom("jobs")
			.select("id")
			.where("name", "=", "notify-webhooks")
			.executeTakeFirst();
		if (!job) return;
		await sleep(10);
	}
}

/** Holds back all deliveries until an instant, as if the circuits of all receivers were open; null ends the hold. */
async function setOpen({ db }: Database, until: string | null): Promise<void> {
	await db.updateTable("delivery_queues").set({ open_until: until }).execute();
}

/** The ids of the notifications of the account's last event. */
async function findNewest(
	{ db }: Database,
	accountId: string,
): Promise<string[]> {
	const rows = await db
		.selectFrom("account_events as event")
		.innerJoin("webhooks as webhook", "webhook.account_id", "event.account_id")
		.select(["event.account_id", "event.position", "event.created_at"])
		.select("webhook.number")
		.where("event.account_id", "=", accountId)
		.orderBy("event.position", "desc")
		.limit(WEBHOOKS)
		.execute();
	return rows.map((row) => idOfNotification(row, row.number));
}

/** Resolves when no delivery is due. */
async function settle(database: Database): Promise<void> {
	await written(database);
	const { db } = database;
	for (;;) {
		const open = await db
			.selectFrom("delivery_queues")
			.select("webhook_id")
			.where((eb) =>
				eb.or([
					eb("due_at", "<=", clock.now().toISOString()),
					eb("lease_owner", "is not", null),
				]),
			)
			.executeTakeFirst();
		if (!open) return;
		await sleep(10);
	}
}

/** Delivers everything, first the deliveries that warm the process up. Returns the resources used by the others. */
async function deliverAll(
	database: Database,
	accountIds: readonly string[],
): Promise<Used> {
	for (const accountId of accountIds) {
		await addEvents(database, accountId, WARM_UP);
	}
	const landfall = await start(database);
	await settle(database);
	await setOpen(database, "9999");
	for (const accountId of accountIds) {
		await addEvents(database, accountId, EVENTS);
	}
	landfall.services.wakeWorkers();
	await written(database);
	const used = startMeasuring();
	await setOpen(database, null);
	landfall.services.wakeWorkers();
	await settle(database);
	const result = used();
	await landfall.stop();
	return result;
}

/** Commits events one at a time, each for the next account, and returns when the notifications of each were committed. */
async function deliverSteadily(
	database: Database,
	accountIds: readonly string[],
): Promise<Arrivals> {
	const landfall = await start(database);
	const committedAtMs: Record<string, number> = {};
	const startedAtMs = performance.now();
	for (let index = 0; index < TIMED_EVENTS; index++) {
		const dueMs = startedAtMs + (index * 1_000) / EVENTS_PER_SECOND;
		await sleep(Math.max(0, dueMs - performance.now()));
		const accountId = accountIds[index % accountIds.length] ?? "";
		await addEvents(database, accountId, 1);
		const atMs = nowMs();
		landfall.services.wakeWorkers();
		for (const id of await findNewest(database, accountId)) {
			committedAtMs[id] = atMs;
		}
	}
	await settle(database);
	await landfall.stop();
	return committedAtMs;
}

const database = openDatabase(`file:${file}`);
await migrate(database);
const accountIds = await addWebhooks(database);
const result =
	task === "latency"
		? await deliverSteadily(database, accountIds)
		: await deliverAll(database, accountIds);
process.stdout.write(`${JSON.stringify(result)}\n`);
