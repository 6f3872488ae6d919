import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { initialSchema } from "../../server/database/migrations/0001-initial-schema.ts";
import { referenceData } from "../../server/database/migrations/0002-reference-data.ts";
import { trackingEngine } from "../../server/database/migrations/0003-tracking-engine.ts";
import { builtInPlaces } from "../../server/database/migrations/0004-built-in-places.ts";
import { rawEventRows } from "../../server/database/migrations/0005-raw-event-rows.ts";
import { textDigests } from "../../server/database/migrations/0006-text-digests.ts";
import { databaseFile } from "./database-file.ts";

const event = { type: "container_created_event", id: "e" };

/** The body of a notification about container `c`. */
const body = JSON.stringify({
	data: { relationships: { reference_object: { data: event } } },
	included: [
		{
			...event,
			relationships: { container: { data: { type: "container", id: "c" } } },
		},
	],
});

const RETRY_AT = "2026-01-01T00:00:30.000Z";

/** Two webhooks, of which one is paused, with what they were told and what still waits, by jobs of their own. */
async function toldBefore({ db }: Database): Promise<void> {
	const migrations = {
		"0001-initial-schema": initialSchema,
		"0002-reference-data": referenceData,
		"0003-tracking-engine": trackingEngine,
		"0004-built-in-places": builtInPlaces,
		"0005-raw-event-rows": rawEventRows,
		"0006-text-digests": textDigests,
	};
	const provider = { getMigrations: async () => migrations };
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error !== undefined) throw error;
	const at = "2026-01-01T00:00:00Z";
	for (const statement of [
		sql`insert into webhooks (account_id, id, url, active, events, secret, headers, created_at)
			values ('a', 'active', 'https://erp.example', 1, '[]', 's', '[]', ${at}),
				('a', 'paused', 'https://erp.example', 0, '[]', 's', '[]', ${at})`,
		sql`insert into webhook_notifications (account_id, id, webhook_id, event, body, delivery_status, created_at)
			values ('a', 'told', 'active', 'container.created', ${body}, 'succeeded', ${at}),
				('a', 'retried', 'active', 'container.created', ${body}, 'pending', ${at}),
				('a', 'waiting', 'paused', 'container.created', ${body}, 'pending', ${at})`,
		// The second attempt was lost with its process.
		sql`insert into webhook_deliveries (account_id, id, notification_id, attempt, attempted_at, duration_ms, status_code)
			values ('a', 'd1', 'told', 1, ${at}, 1, 200), ('a', 'd2', 'retried', 1, ${at}, 1, 500),
				('a', 'd3', 'retried', 3, ${at}, 1, 500)`,
		sql`insert into jobs (id, name, account_id, payload, run_at, attempts, created_at)
			values ('j', 'deliver-webhook', 'a', '{"notificationId":"retried"}', ${RETRY_AT}, 2, ${at})`,
	]) {
		await statement.execute(db);
	}
}

test("what was told before is in the log, and what still waits goes out when it was to", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await toldBefore(database);
	await migrate(database);
	const { db } = database;
	const about = {
		reference_type: event.type,
		reference_id: event.id,
		container_id: "c",
		sequence: null,
	};
	expect(
		await db
			.selectFrom("webhook_notifications")
			.selectAll()
			.orderBy("id")
			.execute(),
	).toMatchObject([
		{ ...about, id: "retried", attempts: 3, due_at: RETRY_AT },
		{ ...about, id: "told", attempts: 1, failures: 0, due_at: null },
		{ ...about, id: "waiting", attempts: 0, failures: 0 },
	]);
	const bodies = db.selectFrom("webhook_notification_bodies").select("body");
	expect(await bodies.execute()).toEqual([{ body }, { body }, { body }]);
	expect(
		await db
			.selectFrom("delivery_queues")
			.select(["webhook_id", "due_at", "failures"])
			.orderBy("webhook_id")
			.execute(),
	).toEqual([
		{ webhook_id: "active", due_at: RETRY_AT, failures: 0 },
		{ webhook_id: "paused", due_at: null, failures: 0 },
	]);
	expect(await db.selectFrom("jobs").select("id").execute()).toEqual([]);
});
