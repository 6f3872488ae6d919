import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { initialSchema } from "../../server/database/migrations/0001-initial-schema.ts";
import { referenceData } from "../../server/database/migrations/0002-reference-data.ts";
import { trackingEngine } from "../../server/database/migrations/0003-tracking-engine.ts";
import { builtInPlaces } from "../../server/database/migrations/0004-built-in-places.ts";
import { rawEventRows } from "../../server/database/migrations/0005-raw-event-rows.ts";
import { textDigests } from "../../server/database/migrations/0006-text-digests.ts";
import { deliveries } from "../../server/database/migrations/0007-deliveries.ts";
import { findCounter } from "../../server/resources/accounts/account-counters.ts";
import { databaseFile } from "./database-file.ts";

const DELIVERED = "2026-03-01T00:00:00Z";

function bodyOf(id: string, webhookId: string): string {
	return JSON.stringify({
		data: {
			id,
			type: "webhook_notification",
			attributes: { id, event: "container.created" },
			relationships: {
				reference_object: {
					data: { id: "e", type: "container_created_event" },
				},
				webhook: { data: { id: webhookId, type: "webhook" } },
			},
		},
		included: [
			{
				id: "e",
				type: "container_created_event",
				relationships: { container: { data: { id: "c", type: "container" } } },
			},
		],
	});
}

const FIRST_RELEASE = {
	"0001-initial-schema": initialSchema,
	"0002-reference-data": referenceData,
};

const WITH_QUEUES = {
	...FIRST_RELEASE,
	"0003-tracking-engine": trackingEngine,
	"0004-built-in-places": builtInPlaces,
	"0005-raw-event-rows": rawEventRows,
	"0006-text-digests": textDigests,
	"0007-deliveries": deliveries,
};

async function migrateTo(
	{ db }: Database,
	migrations: Record<string, Migration>,
): Promise<void> {
	const provider = { getMigrations: async () => migrations };
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error !== undefined) throw error;
}

/** Rows of a table as a former schema had it. */
async function rowsOf({ db }: Database, text: string) {
	return (await sql.raw(text).execute(db)).rows;
}

/** A database as the first release left it: one notification was delivered, one waits as a job, one for its webhook. */
async function deliveredBefore(database: Database): Promise<void> {
	const { db } = database;
	await migrateTo(database, FIRST_RELEASE);
	const addNotification = (id: string, webhookId: string, status: string) =>
		sql`insert into webhook_notifications values ('a', ${id}, ${webhookId}, 'container.created', ${bodyOf(id, webhookId)}, ${status}, ${DELIVERED})`.execute(
			db,
		);
	for (const [id, active] of [
		["active", 1],
		["paused", 0],
	] as const) {
		await sql`insert into webhooks values ('a', ${id}, 'https://receiver.example', ${active}, '[]', 's', '[]', '2026')`.execute(
			db,
		);
	}
	await addNotification("n1", "active", "succeeded");
	await addNotification("n2", "active", "pending");
	await addNotification("n3", "paused", "pending");
	for (const [id, notificationId, attempt, status] of [
		["d1", "n1", 1, 500],
		["d2", "n1", 2, 200],
		["d3", "n2", 1, 500],
	] as const) {
		await sql`insert into webhook_deliveries values ('a', ${id}, ${notificationId}, ${attempt}, ${DELIVERED}, 7, ${status}, null, 'ok')`.execute(
			db,
		);
	}
	await sql`insert into jobs values ('j', 'deliver-webhook', 'deliver-webhook n2', 'a', '{"notificationId":"n2"}', '2026-03-01T00:05:00.000Z', 1, null, null, null, '2026')`.execute(
		db,
	);
}

test("what was delivered before keeps its bytes and attempts, and what waited goes on waiting in the queue of its webhook", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await deliveredBefore(database);
	await migrateTo(database, WITH_QUEUES);
	const { db } = database;
	const about = {
		account_id: "a",
		event: "container.created",
		reference_type: "container_created_event",
		reference_id: "e",
		container_id: "c",
		sequence: null,
		created_at: DELIVERED,
	};
	expect(
		await rowsOf(database, "select * from webhook_notifications order by id"),
	).toEqual([
		{
			...about,
			id: "n1",
			webhook_id: "active",
			delivery_status: "succeeded",
			attempts: 2,
			failures: 0,
			due_at: null,
		},
		{
			...about,
			id: "n2",
			webhook_id: "active",
			delivery_status: "pending",
			attempts: 1,
			failures: 1,
			due_at: "2026-03-01T00:05:00.000Z",
		},
		{
			...about,
			id: "n3",
			webhook_id: "paused",
			delivery_status: "pending",
			attempts: 0,
			failures: 0,
			due_at: DELIVERED,
		},
	]);
	expect(
		await rowsOf(
			database,
			"select id, body from webhook_notification_bodies order by id",
		),
	).toEqual([
		{ id: "n1", body: bodyOf("n1", "active") },
		{ id: "n2", body: bodyOf("n2", "active") },
		{ id: "n3", body: bodyOf("n3", "paused") },
	]);
	expect(
		await db
			.selectFrom("webhook_deliveries")
			.select([
				"id",
				"notification_id",
				"attempt",
				"status_code",
				"duration_ms",
			])
			.orderBy("id")
			.execute(),
	).toEqual([
		{
			id: "d1",
			notification_id: "n1",
			attempt: 1,
			status_code: 500,
			duration_ms: 7,
		},
		{
			id: "d2",
			notification_id: "n1",
			attempt: 2,
			status_code: 200,
			duration_ms: 7,
		},
		{
			id: "d3",
			notification_id: "n2",
			attempt: 1,
			status_code: 500,
			duration_ms: 7,
		},
	]);
	expect(
		await db
			.selectFrom("delivery_queues")
			.select(["webhook_id", "due_at", "failures"])
			.orderBy("webhook_id")
			.execute(),
	).toEqual([
		{ webhook_id: "active", due_at: "2026-03-01T00:05:00.000Z", failures: 0 },
		{ webhook_id: "paused", due_at: null, failures: 0 },
	]);
	expect(await db.selectFrom("jobs").select("id").execute()).toEqual([]);
});

test("when events are stored apart, webhooks stay and are numbered by their age, and what was sent before is forgotten", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await deliveredBefore(database);
	await migrate(database);
	const { db } = database;
	expect(
		await db
			.selectFrom("webhooks")
			.select(["id", "number"])
			.orderBy("id")
			.execute(),
	).toEqual([
		{ id: "active", number: 1 },
		{ id: "paused", number: 2 },
	]);
	expect(
		await db
			.selectFrom("delivery_queues")
			.select(["webhook_id", "webhook_number", "frontier", "due_at"])
			.orderBy("webhook_id")
			.execute(),
	).toEqual([
		{ webhook_id: "active", webhook_number: 1, frontier: 0, due_at: null },
		{ webhook_id: "paused", webhook_number: 2, frontier: 0, due_at: null },
	]);
	expect(await findCounter(db, "a", "webhooks")).toBe(2);
	for (const table of [
		"webhook_notifications",
		"webhook_deliveries",
	] as const) {
		expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
	}
});
