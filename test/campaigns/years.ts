import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { inBatches } from "../../server/database/batches.ts";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { notificationId } from "../../server/resources/webhook-notifications/notification-id.ts";
import { insertWebhook } from "../../server/resources/webhooks/webhook-queries.ts";
import { sweep } from "../../server/retention/sweep.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import { webhookRow } from "../seed/seed-rows.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import type { Outcome, Watch } from "./outcome.ts";

const WEBHOOKS = 10;
const RECORD_BYTES = 4_000;
const EVENTS_AT_ONCE = 2_000;
const LONGEST_MS = 200;
const OLD_MS = 120 * 86_400_000;

/** Writes events of an account, each with a body and a delivered notification for each of the webhooks. */
async function writeEvents(
	{ db }: Database,
	accountId: string,
	first: number,
	count: number,
	createdAt: string,
): Promise<void> {
	const text = JSON.stringify({ text: "x".repeat(RECORD_BYTES) });
	await db.transaction().execute(async (transaction) => {
		await sql`
			with recursive event (position) as (
				select cast(${first} as integer) union all select position + 1 from event where position + 1 < ${first + count}
			)
			insert into account_events (account_id, position, event, reference_type, reference_id, created_at, batch, records)
			select ${accountId}, position, 'container.created', 'container', 'none', ${createdAt}, position, '[0]' from event`.execute(
			transaction,
		);
		const added = sql`from account_events where account_id = ${accountId} and position >= ${first}`;
		await sql`
			insert into event_records (account_id, batch, place, text)
			select account_id, batch, 0, ${text} ${added}`.execute(transaction);
		for (let webhook = 1; webhook <= WEBHOOKS; webhook++)
			await sql`
				insert into webhook_notifications (account_id, webhook_number, position, delivery_status, attempts, failures)
				select account_id, cast(${webhook} as integer), position, 'succeeded', 1, 0 ${added}`.execute(
				transaction,
			);
		const createdAtSeconds = Date.parse(createdAt) / 1_000;
		const attempts = Array.from({ length: count }, (_, index) => {
			const position = first + index;
			const key = { createdAtSeconds, position, webhookNumber: 1 };
			return {
				account_id: accountId,
				notification_id: notificationId(accountId, key),
				attempt: 1,
				id: String(position),
				attempted_at: createdAt,
				duration_ms: 1,
				status_code: 200,
				error: null,
				response_body: "ok",
			};
		});
		for (const rows of inBatches(attempts))
			await transaction.insertInto("webhook_deliveries").values(rows).execute();
	});
}

/** The durations of requests until `done`, in milliseconds, in ascending order. */
async function askUntil(
	url: string,
	key: string,
	done: Promise<unknown>,
	problems: string[],
): Promise<number[]> {
	let isDone = false;
	void done.finally(() => {
		isDone = true;
	});
	const durations: number[] = [];
	const headers = { authorization: `Token ${key}` };
	while (!isDone) {
		for (const path of ["/shipments", "/webhook_notifications"]) {
			const startedMs = performance.now();
			const { status } = await fetch(`${url}${path}`, { headers });
			durations.push(performance.now() - startedMs);
			if (status !== 200) problems.push(`${path} answered ${status}`);
		}
		await sleep(5);
	}
	return durations.sort((a, b) => a - b);
}

function inWords(durations: readonly number[]): string {
	const at = (share: number) =>
		(durations[Math.floor(share * (durations.length - 1))] ?? 0).toFixed(1);
	return `${durations.length} requests, median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`;
}

/** Removes old notifications of an account while another process serves its requests. */
export async function years(
	notifications: number,
	watch: Watch,
): Promise<Outcome> {
	const folder = temporaryFolder();
	const file = join(folder.path, "years.db");
	const env = { DATABASE_URL: `file:${file}`, REQUESTS_PER_MINUTE: "1000000" };
	const database = openDatabase(env.DATABASE_URL);
	const problems: string[] = [];
	const sizeMb = () => Math.round(statSync(file).size / 1_000_000);
	try {
		await migrate(database);
		const now = new Date();
		const old = toInstant(new Date(+now - OLD_MS));
		const account = await insertAccount(database.db, "old", old);
		const { key } = await insertApiKey(database.db, account.id, old);
		for (let index = 0; index < WEBHOOKS; index++)
			await insertWebhook(database.db, webhookRow(account.id, index));
		const events = Math.ceil(notifications / WEBHOOKS);
		for (let first = 1; first <= events; first += EVENTS_AT_ONCE) {
			watch(`${first * WEBHOOKS} of ${notifications} notifications written`);
			const count = Math.min(EVENTS_AT_ONCE, events - first + 1);
			await writeEvents(database, account.id, first, count, old);
		}
		const sizeBefore = sizeMb();
		const server = await startLandfallProcess(env, "server");
		const quiet = await askUntil(server.url, key, sleep(5_000), problems);
		watch("removing");
		const startedMs = performance.now();
		const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });
		const sweeping = sweep({ database, rules, now });
		const busy = await askUntil(server.url, key, sweeping, problems);
		const seconds = (performance.now() - startedMs) / 1_000;
		const { rows, longestMs } = await sweeping;
		await server.end();
		const { left } = await database.db
			.selectFrom("account_events")
			.select((eb) => eb.fn.countAll<number>().as("left"))
			.executeTakeFirstOrThrow();
		// The last one stays, because its time shows whether streams miss any.
		if (Number(left) !== 1) problems.push(`${left} events are left, not 1`);
		if (longestMs > LONGEST_MS)
			problems.push(`a transaction took ${longestMs} ms`);
		const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
		return {
			figures: {
				"rows removed": total,
				"rows a second": Math.round(total / seconds),
				"longest transaction": `${longestMs} ms`,
				"requests before": inWords(quiet),
				"requests meanwhile": inWords(busy),
				"file before and after": `${sizeBefore} MB, ${sizeMb()} MB`,
			},
			problems,
		};
	} finally {
		killLandfallProcesses();
		await database.close();
		folder.remove();
	}
}
