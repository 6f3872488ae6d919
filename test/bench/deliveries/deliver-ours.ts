import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { toInstant, wallClock } from "../../../server/clock.ts";
import { readConfig } from "../../../server/config.ts";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { type Landfall, startLandfall } from "../../../server/landfall.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import {
	type AccountEvent,
	notify,
} from "../../../server/resources/webhooks/notify.ts";
import { insertWebhook } from "../../../server/resources/webhooks/webhook-queries.ts";
import { newWebhookSecret } from "../../../server/resources/webhooks/webhook-signature.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { DEFAULT_RULES } from "../../../server/tracking-rules/tracking-settings.ts";
import {
	ACCOUNTS,
	BODY_BYTES,
	EVENTS,
	EVENTS_PER_SECOND,
	nowMs,
	TIMED_EVENTS,
	WEBHOOKS,
} from "./load.ts";

/**
 * Our side. `throughput`: a process with everything waiting in its queues delivers it. `latency`: events are committed one
 * at a time, and when each was is told. Ends when all is delivered.
 */
const [task = "", folder = "", receiversUrl = ""] = process.argv.slice(2);
const file = `${folder}/ours.db`;

async function addWebhooks(database: Database): Promise<string[]> {
	const ports = (await (await fetch(receiversUrl)).json()) as number[];
	const accountIds: string[] = [];
	const now = toInstant(wallClock.now());
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
			clock: wallClock,
			log: pino({ level: "warn" }),
		},
		{ isServing: false, isWorking: true },
	);
}

async function settle({ db }: Database): Promise<void> {
	for (;;) {
		const open = await db
			.selectFrom("delivery_queues")
			.select("webhook_id")
			.where((eb) =>
				eb.or([
					eb("due_at", "is not", null),
					eb("lease_owner", "is not", null),
				]),
			)
			.executeTakeFirst();
		if (!open) return;
		await sleep(50);
	}
}

/** Commits an event for one webhook after the other, and returns when each notification was. */
async function trickle(
	{ services }: Landfall,
	accountIds: readonly string[],
): Promise<Record<string, number>> {
	const { db } = services.database;
	const committedAtMs: Record<string, number> = {};
	const startedAtMs = performance.now();
	for (let index = 0; index < TIMED_EVENTS; index++) {
		const dueMs = startedAtMs + (index * 1_000) / EVENTS_PER_SECOND;
		await sleep(Math.max(0, dueMs - performance.now()));
		const accountId = accountIds[index % accountIds.length] ?? "";
		const event = newEvent();
		await db
			.transaction()
			.execute((transaction) =>
				notify(transaction, wallClock, accountId, [event]),
			);
		const atMs = nowMs();
		services.wakeWorkers();
		const rows = await db
			.selectFrom("webhook_notifications")
			.select("id")
			.where("account_id", "=", accountId)
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(WEBHOOKS)
			.execute();
		for (const { id } of rows) committedAtMs[id] = atMs;
	}
	return committedAtMs;
}

const database = openDatabase(`file:${file}`);
await migrate(database);
const accountIds = await addWebhooks(database);
if (task === "throughput") {
	for (const accountId of accountIds) {
		await database.db
			.transaction()
			.execute((transaction) =>
				notify(
					transaction,
					wallClock,
					accountId,
					Array.from({ length: EVENTS }, newEvent),
				),
			);
	}
}
const landfall = await start(database);
const committed = task === "latency" ? await trickle(landfall, accountIds) : {};
await settle(database);
await landfall.stop();
process.stdout.write(`${JSON.stringify(committed)}\n`);
